import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';

/** A cell of the overview: a rate plan on a day. */
export interface Place {
  product: string;
  date: string;
}

interface Options {
  grid: RefObject<HTMLElement | null>;
  products: readonly string[];
  dates: readonly string[];
  onOpen: (place: Place) => void;
  /** Called with -1 or 1 to show the days before or after. */
  onTurn: (direction: -1 | 1) => void;
}

const within = (at: number, length: number) => Math.min(Math.max(at, 0), length - 1);

function placeAt(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
  const { date, product } = cell?.dataset ?? {};
  return date && product ? { date, product } : undefined;
}

/** Keyboard and pointer handling of the overview: one tab stop, arrow keys move through plans and days, Enter or a click opens a cell. */
export function useOverviewGrid({ grid, products, dates, onOpen, onTurn }: Options) {
  const [wanted, setWanted] = useState<Place>();
  const isThere = wanted && products.includes(wanted.product) && dates.includes(wanted.date);
  const active: Place = isThere ? wanted : { product: products[0] ?? '', date: dates[0] ?? '' };

  const focusOn = ({ product, date }: Place) =>
    grid.current
      ?.querySelector<HTMLElement>(`[data-product="${product}"][data-date="${date}"]`)
      ?.focus({ preventScroll: false });
  const go = (row: number, column: number) => {
    const to = {
      product: products[within(row, products.length)] ?? '',
      date: dates[within(column, dates.length)] ?? '',
    };
    setWanted(to);
    focusOn(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeAt(event.target);
    if (!place || event.altKey || event.metaKey) return;
    const row = products.indexOf(place.product);
    const column = dates.indexOf(place.date);
    const moves: Record<string, () => void> = {
      ArrowLeft: () => go(row, column - 1),
      ArrowRight: () => go(row, column + 1),
      ArrowUp: () => go(row - 1, column),
      ArrowDown: () => go(row + 1, column),
      Home: () => go(event.ctrlKey ? 0 : row, 0),
      End: () => go(event.ctrlKey ? products.length - 1 : row, dates.length - 1),
      PageUp: () => onTurn(-1),
      PageDown: () => onTurn(1),
      Enter: () => onOpen(place),
      ' ': () => onOpen(place),
    };
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  };
  const onClick = (event: MouseEvent) => {
    const place = placeAt(event.target);
    if (!place) return;
    setWanted(place);
    onOpen(place);
  };
  return { active, focusOn, handlers: { onKeyDown, onClick } };
}
