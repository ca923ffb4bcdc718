import type { ReactNode } from 'react';
import css from '../display/Masked.module.css';
import { RevealButton } from '../display/RevealButton.tsx';
import { type Reveal, useWhole } from '../display/reveal.ts';
import type { Control } from './Field.tsx';

interface Props {
  control: Control;
  /** The name of the number: 联系电话. */
  of: string;
  reveal: Reveal | undefined;
  /** Whether a value is the mask of a number. */
  isMask: (value: string) => boolean;
  /** The input itself. */
  children: (control: Control) => ReactNode;
}

/**
 * A personal number that the form received masked. While nobody changes it, the form holds the mask, and saving leaves the stored number unchanged. 查看
 * shows the full number in the field only, so neither the draft nor the request contains it.
 */
export function MaskedInput({ control, of, reveal, isMask, children }: Props) {
  const { value, onChange } = control;
  const isMasked = typeof value === 'string' && isMask(value);
  const { seen, whole, busy, toggle } = useWhole(isMasked ? value : '', reveal);
  return (
    <span className={css.input}>
      {children({
        ...control,
        value: whole ?? value,
        onChange: (typed) => onChange(seen && typed === seen.whole ? seen.mask : typed),
      })}
      {isMasked && reveal && (
        <RevealButton of={of} isShown={whole !== undefined} busy={busy} onToggle={() => void toggle()} />
      )}
    </span>
  );
}
