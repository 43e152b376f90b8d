// Where in the client the reader is: the path of the page.

import { routeOf } from './paths';
import type { Route } from './paths';

let path = $state(location.pathname);
window.addEventListener('popstate', () => (path = location.pathname));

export function route(): Route {
  return routeOf(path);
}

export function go(to: string): void {
  history.pushState(null, '', to);
  path = location.pathname;
  window.scrollTo(0, 0);
}

/** A link within the client. */
export function inside(node: HTMLAnchorElement) {
  const click = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.getAttribute('href') ?? '/');
  };
  node.addEventListener('click', click);
  return { destroy: () => node.removeEventListener('click', click) };
}
