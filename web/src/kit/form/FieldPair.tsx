import type { ReactNode } from 'react';
import css from './FieldPair.module.css';

/** Two short fields that belong together, such as the ends of a range: they stand side by side, or one below the other where there is room for one. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={css.pair}>{children}</div>
);
