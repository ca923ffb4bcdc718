import { type ReactNode, type RefObject, type UIEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePopover } from '../dialogs/usePopover.ts';
import { type Option, shownOption } from './options.ts';
import css from './Select.module.css';

interface Props<V extends string | number> {
  id: string;
  anchor: RefObject<HTMLElement>;
  label: string | undefined;
  options: readonly Option<V>[];
  value: V | null | undefined;
  active: number;
  loading: boolean;
  footer: ReactNode;
  onPick: (option: Option<V>) => void;
  onHighlight: (value: V) => void;
  onReachEnd: (() => void) | undefined;
}

/** Distance in pixels from the lower end at which a scrolled list loads more. */
const nearEndPx = 24;

/** The open list of a select. It never takes the focus; the box refers to the highlighted option. */
export function SelectPopup<V extends string | number>(props: Props<V>) {
  const { id, anchor, label, options, value, active, loading, footer, onPick, onHighlight, onReachEnd } =
    props;
  const { t } = useTranslation(['kit', 'common']);
  const popup = useRef<HTMLDivElement>(null);
  usePopover(anchor, popup);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const onScroll = ({ currentTarget: box }: UIEvent) => {
    if (box.scrollTop + box.clientHeight >= box.scrollHeight - nearEndPx) onReachEnd?.();
  };
  const note = loading ? t('common:loading') : footer || (options.length === 0 && t('noOptions'));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the box
    <div ref={popup} className={css.popup} onMouseDown={(event) => event.preventDefault()}>
      <div
        role="listbox"
        id={id}
        className={css.list}
        aria-label={label}
        aria-busy={loading}
        onScroll={onScroll}
      >
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the box
          <div
            role="option"
            key={option.value}
            id={`${id}-${at}`}
            className={css.option}
            aria-selected={option.value === value}
            aria-disabled={option.disabled}
            data-active={at === active || undefined}
            title={shownOption(option)}
            onMouseMove={() => at !== active && onHighlight(option.value)}
            onClick={() => onPick(option)}
          >
            {option.label}
            {option.detail && <small> {option.detail}</small>}
          </div>
        ))}
      </div>
      <div className={css.note} role="status">
        {note}
      </div>
    </div>
  );
}
