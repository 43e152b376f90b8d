// The pages of the client by their paths.

export type Route =
  | { page: 'start' }
  | { page: 'decks' }
  | { page: 'judge' }
  | { page: 'settings' }
  | { page: 'table'; room: string }
  | { page: 'replay'; room: string };

export function routeOf(path: string): Route {
  const [first, second] = path.split('/').filter((part) => part !== '').map(decodeURIComponent);
  if (first === 'room' && second) return { page: 'table', room: second };
  if (first === 'replay' && second) return { page: 'replay', room: second };
  if (first === 'decks' || first === 'judge' || first === 'settings') return { page: first };
  return { page: 'start' };
}
