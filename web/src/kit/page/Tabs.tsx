import { type KeyboardEvent, useRef } from 'react';
import { formatCount } from '../display/format.ts';
import css from './Tabs.module.css';

interface Tab {
  value: string;
  name: string;
  /** undefined until it has been loaded; absent for a tab that counts nothing. */
  count?: number | undefined;
}

interface Props {
  /** The name of the tab list: 退款状态. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** A line of tabs, each with a number. Arrow keys move the focus, Enter and Space choose. */
export function Tabs({ label, tabs, value: current, onChange }: Props) {
  const line = useRef<HTMLDivElement>(null);
  // If no tab has the present value, the first one can be focused by keyboard.
  const focusable = Math.max(
    0,
    tabs.findIndex(({ value }) => value === current),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const boxes = [...(line.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const move = moves[event.key];
    const at = boxes.indexOf(event.target as HTMLElement);
    if (!move || at < 0) return;
    event.preventDefault();
    boxes[move(at, boxes.length - 1)]?.focus();
  };

  return (
    <div ref={line} className={css.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ value, name, ...tab }, at) => (
        <button
          key={value}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={value === current}
          tabIndex={at === focusable ? 0 : -1}
          onClick={() => value !== current && onChange(value)}
        >
          {name}{' '}
          {'count' in tab && (
            <span className={css.count}>{tab.count !== undefined && formatCount(tab.count)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
