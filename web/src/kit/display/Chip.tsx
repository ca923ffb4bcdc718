import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import type { ReactNode } from 'react';
import css from './Chip.module.css';

interface Props {
  /** The accessible name of the remove button. */
  removeLabel: string;
  /** Also focuses the field to which the value belongs: the button that has the focus goes with the chip. */
  onRemove: () => void;
  children: ReactNode;
}

/** One of several typed or chosen values, with a button that removes it. */
export function Chip({ removeLabel, onRemove, children }: Props) {
  return (
    <span className={css.chip}>
      {children}
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <IconClose size="small" aria-hidden />
      </button>
    </span>
  );
}
