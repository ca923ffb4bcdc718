import type { ReactNode } from 'react';
import css from './TwoLines.module.css';

/** What belongs together in one cell: the name, and quietly below it what tells it apart. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={css.lines}>
      <span>{children}</span>
      <small>{below}</small>
    </span>
  );
}
