import css from './Masked.module.css';
import { RevealButton } from './RevealButton.tsx';
import { type Reveal, useWhole } from './reveal.ts';

interface Props {
  /** The masked number as the server sends it: 138****5678. */
  value: string;
  /** The name of the number: 联系电话. */
  of: string;
  /** Absent for users who may not see the full number. */
  reveal: Reveal | undefined;
  /** In a narrow cell: the button is an icon. */
  compact?: true;
}

/** A masked number, with 查看 for users who may see the full number; `-` where there is none. */
export function MaskedText({ value, of, reveal, compact }: Props) {
  const { whole, busy, toggle } = useWhole(value, reveal);
  if (!value) return '-';
  if (!reveal || !value.includes('*')) return value;
  return (
    <span className={css.masked}>
      <span aria-live="polite">{whole ?? value}</span>
      <RevealButton {...{ of, busy, compact }} isShown={whole !== undefined} onToggle={() => void toggle()} />
    </span>
  );
}
