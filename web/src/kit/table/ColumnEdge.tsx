import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { preferenceLimits } from '#contracts/areas/preferences.ts';
import { useLabel } from '../display/useLabel.ts';
import css from './DataTable.module.css';
import type { Resizing } from './useResizing.ts';

const { least, most } = preferenceLimits.width;
/** Pixels of one key press, and with Shift. */
const step = { small: 8, large: 40 };

interface Props {
  columnKey: string;
  title: string;
  /** Pixels, as shown. */
  width: number;
  /** Tab reaches one edge of the table; the arrows up and down lead to the others. */
  isStop: boolean;
  onFocus: (key: string) => void;
  resizing: Resizing;
}

/** The right edge of a heading, which is dragged, or moved by keyboard, to change the width of its column. */
export function ColumnEdge({ columnKey: key, title, width, isStop, onFocus, resizing }: Props) {
  const { t } = useTranslation('kit');
  const label = useLabel();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.shiftKey ? step.large : step.small;
    if (event.key === 'ArrowLeft') resizing.widen(key, -by);
    else if (event.key === 'ArrowRight') resizing.widen(key, by);
    else if (event.key === 'Home') resizing.reset(key);
    else if (event.key === 'Enter') resizing.fit(key);
    else if (event.key === 'ArrowUp') focusBeside(event.currentTarget, -1);
    else if (event.key === 'ArrowDown') focusBeside(event.currentTarget, 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be focused or have a value
    <span
      role="separator"
      aria-orientation="vertical"
      aria-valuenow={Math.min(most, Math.max(least, width))}
      aria-valuemin={least}
      aria-valuemax={most}
      // The column is told with the value, because a name would become part of the name of the heading.
      aria-valuetext={`${label('columnWidth')} ${title} ${width} px`}
      aria-description={t('columnEdge')}
      tabIndex={isStop ? 0 : -1}
      className={css.edge}
      data-dragged={resizing.dragged === key}
      onFocus={() => onFocus(key)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => resizing.press(key, event.currentTarget, event.nativeEvent)}
      onDoubleClick={() => resizing.fit(key)}
    />
  );
}

/** The edge of the next or the previous heading. */
function focusBeside(edge: HTMLElement, by: 1 | -1) {
  const all = [...(edge.closest('tr')?.querySelectorAll<HTMLElement>('[role=separator]') ?? [])];
  all[all.indexOf(edge) + by]?.focus();
}
