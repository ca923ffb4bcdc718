import css from './DaySpan.module.css';

interface Props {
  /** The first and the last day, as they are shown. */
  from: string;
  until: string;
}

/** What `formatSpan` writes, where it may need two lines: it breaks between the days, never at a hyphen of one. */
export function DaySpan({ from, until }: Props) {
  if (from === until) return <span className={css.day}>{from}</span>;
  return (
    <>
      <span className={css.day}>{from}</span> <span className={css.day}>– {until}</span>
    </>
  );
}
