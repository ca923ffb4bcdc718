import css from './ListSums.module.css';

/** Sums over the whole filter, not the page, at the left of a list's foot; its place is kept until they are known. */
export function ListSums({ text }: { text: string | undefined }) {
  return <p className={css.sums}>{text}</p>;
}
