import type { ReactNode } from 'react';
import css from './TabLine.module.css';

/** The line of a list's tabs, with the actions for ticked rows at its right. */
export function TabLine({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div className={css.line}>
      {children}
      {actions && <div className={css.batch}>{actions}</div>}
    </div>
  );
}
