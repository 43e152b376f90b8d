// The small menu of a card that can do more than one thing.

class Menu {
  places = $state.raw<number[]>([]);
  anchor = $state.raw<DOMRect | null>(null);
  private from: HTMLElement | null = null;

  open(places: number[], at: HTMLElement): void {
    this.places = places;
    this.anchor = at.getBoundingClientRect();
    this.from = at;
  }

  close(): void {
    this.places = [];
    this.anchor = null;
    if (this.from?.isConnected) this.from.focus();
    this.from = null;
  }
}

export const menu = new Menu();
