import css from './DataTable.module.css';

/** Pixels that the cells of a column need to show all of their content in one line, with their padding. */
export function naturalWidth(table: HTMLTableElement, cellIndex: number): number {
  const ruler = document.createElement('div');
  ruler.className = css.ruler ?? '';
  ruler.inert = true;
  for (const { cells } of table.tBodies[0]?.rows ?? []) {
    const line = document.createElement('div');
    line.append(...[...(cells[cellIndex]?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    ruler.append(line);
  }
  table.parentElement?.append(ruler);
  const width = ruler.getBoundingClientRect().width;
  ruler.remove();
  return Math.ceil(width);
}
