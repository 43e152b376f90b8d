// Where the person looks: what is pointed at, what is read, whether own face-down cards are peeked at.

class Sight {
  /** What the pointer or the focus is on, by key; a face of a card is `face12`. */
  marked = $state<string | null>(null);
  /** Where the thing pointed at is, so that the reader stands beside it and not over it. */
  place = $state<'board' | 'side'>('board');
  /** What is read in a dialog. */
  reading = $state<string | null>(null);
  /** Own face-down cards show what they are, while the key or the button is held. */
  peeking = $state(false);
  /** The zone whose cards are listed. */
  zone = $state<string | null>(null);
  /** The dialog that is open. */
  dialog = $state<'help' | 'stops' | 'menu' | 'log' | 'facedown' | 'seals' | null>(null);

  mark(key: string | null, place: 'board' | 'side' = 'board'): void {
    this.marked = key;
    this.place = place;
  }
}

export const sight = new Sight();

const HOLD = 450;

/** What a card does with pointer and focus: it is marked, and a long press reads it. */
export function readable(node: HTMLElement, given: { key: string; place?: 'board' | 'side' }) {
  let now = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  // A card that goes away loses the focus while the page is being changed: what follows has to wait.
  const later = (what: () => void): void => queueMicrotask(what);
  const mark = (): void => later(() => sight.mark(now.key, now.place));
  const unmark = (): void => {
    const { key } = now;
    later(() => {
      if (sight.marked === key) sight.mark(null);
    });
  };
  const read = (): void => {
    sight.reading = now.key;
  };
  const down = (event: PointerEvent): void => {
    held = false;
    if (event.pointerType !== 'mouse') {
      timer = setTimeout(() => {
        held = true;
        read();
      }, HOLD);
    }
  };
  const up = (): void => clearTimeout(timer);
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    read();
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') mark();
  };
  const on: [string, EventListener, boolean?][] = [
    ['pointerenter', enter as EventListener],
    ['pointerleave', unmark],
    ['focus', mark],
    ['blur', unmark],
    ['pointerdown', down as EventListener],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointermove', up],
    ['click', click as EventListener, true],
    ['contextmenu', menu],
  ];
  for (const [name, listener, capture] of on) node.addEventListener(name, listener, capture);
  return {
    update(next: { key: string; place?: 'board' | 'side' }): void {
      now = next;
    },
    destroy(): void {
      up();
      unmark();
      for (const [name, listener, capture] of on) node.removeEventListener(name, listener, capture);
    },
  };
}
