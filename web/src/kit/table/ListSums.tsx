import css from './ListSums.module.css';

/** Sums over all rows of the filter, not only of the page, at the left of the list's footer; the space is reserved until they are loaded. */
export function ListSums({ text }: { text: string | undefined }) {
  return <p className={css.sums}>{text}</p>;
}
