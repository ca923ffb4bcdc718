import type { ReactNode } from 'react';
import css from './TwoLines.module.css';

/** Two related texts in one cell: the name, and below it in grey what distinguishes it from others. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={css.lines}>
      <span>{children}</span>
      <small>{below}</small>
    </span>
  );
}
