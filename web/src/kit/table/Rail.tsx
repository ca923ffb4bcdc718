import type { ReactNode } from 'react';
import { formatCount } from '../display/format.ts';
import { LoadFailed } from '../page/LoadFailed.tsx';
import css from './Rail.module.css';

interface Props {
  label: string;
  busy: boolean;
  /** Why the choices could not be loaded. */
  error: unknown;
  onRetry: () => unknown;
  /** The choices. */
  choices: ReactNode;
  /** The list beside it. */
  children: ReactNode;
}

/** Left of a list: choices that filter it, each with the number of its records. */
export const Rail = ({ label, busy, error, onRetry, choices, children }: Props) => (
  <div className={css.beside}>
    <nav className={css.rail} aria-label={label} aria-busy={busy}>
      {choices}
      {error !== undefined && <LoadFailed error={error} onRetry={onRetry} />}
    </nav>
    {children}
  </div>
);

interface ButtonProps {
  name: string;
  /** undefined: not known, because the numbers have not been loaded. */
  count: number | undefined;
  pressed: boolean;
  onClick: () => void;
}

export const RailButton = ({ name, count, pressed, onClick }: ButtonProps) => (
  <button type="button" className={css.choice} aria-pressed={pressed} title={name} onClick={onClick}>
    <span className={css.name}>{name}</span>
    <span className={css.count}>{count !== undefined && formatCount(count)}</span>
  </button>
);
