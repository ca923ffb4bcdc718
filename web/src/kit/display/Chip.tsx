import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import type { ReactNode } from 'react';
import css from './Chip.module.css';

interface Props {
  /** What the button that takes it away is called. */
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several that were typed or chosen; it can be taken away. */
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
