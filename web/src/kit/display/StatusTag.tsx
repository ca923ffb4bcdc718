import type { ReactNode } from 'react';
import css from './StatusTag.module.css';

/** Orange: waits for staff; blue: in progress; green: done; red: refused or failed; grey: closed (look.md). */
export type Tone = 'grey' | 'orange' | 'blue' | 'green' | 'red';

/** A state in a table: a dot and a word. The word carries the meaning; the colour only makes it easier to find. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={css.tag} data-tone={tone}>
      <span>{children}</span>
    </span>
  );
}
