/** Cells in the page: each has its day, and in the overview its product, as data attributes. */

const nameOf = ({ dataset: { product, date = '' } }: HTMLElement) => (product ? `${product}~${date}` : date);

/** The name of the cell that contains an element. */
export function cellAt(target: EventTarget | null): string | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
  return cell ? nameOf(cell) : undefined;
}

/** All cells of a grid by their names. */
export const cellsIn = (grids: HTMLElement | null): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...(grids?.querySelectorAll<HTMLElement>('[data-date]') ?? [])].map((cell) => [nameOf(cell), cell]),
  );
