import IconTick from '@douyinfe/semi-icons/lib/es/icons/IconTick';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type Closing, useLayer } from './layers.ts';
import css from './Menu.module.css';
import { usePopover } from './usePopover.ts';

export interface MenuItem {
  text: string;
  danger?: boolean | undefined;
  /** For a choice between several items: whether this one is chosen. */
  chosen?: boolean;
}

interface Props<Item> {
  /** The button that opens the menu. */
  anchor: RefObject<HTMLElement>;
  label: string;
  items: readonly Item[];
  onClose: (why?: Closing) => void;
  onChoose: (item: Item) => void;
}

/** A menu under its button: arrow keys move through the items, Escape and a click elsewhere close it. */
export function Menu<Item extends MenuItem>({ anchor, label, items, onClose, onChoose }: Props<Item>) {
  const menu = useRef<HTMLDivElement>(null);
  usePopover(anchor, menu);
  useLayer(true, 'light', onClose, { box: menu, anchor });

  useEffect(() => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    (buttons.find((button) => button.ariaChecked === 'true') ?? buttons[0])?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      return onClose();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((at + step) % buttons.length)?.focus();
  };
  return (
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} className={css.menu} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.text}
          type="button"
          {...roleOf(item)}
          className={item.danger ? css.danger : undefined}
          onClick={() => onChoose(item)}
        >
          {item.chosen !== undefined && <IconTick size="small" aria-hidden />}
          {item.text}
        </button>
      ))}
    </div>
  );
}

const roleOf = ({ chosen }: MenuItem) =>
  chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen };
