import { type ButtonHTMLAttributes, useRef, useState } from 'react';
import type { Closing } from './layers.ts';
import { Menu, type MenuItem } from './Menu.tsx';

interface Props<Item> extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** The accessible name of the menu. */
  menu: string;
  items: readonly Item[];
  /** Called after the focus has returned to the button. */
  onChoose: (item: Item) => void;
}

/** A button that opens a menu. On closing the button gets the focus back, unless it has moved elsewhere. */
export function MenuButton<Item extends MenuItem>({ menu, items, onChoose, ...button }: Props<Item>) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = (why?: Closing) => {
    setOpen(false);
    if (why !== 'covered' && why !== 'outside') anchor.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        {...button}
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu
          anchor={anchor}
          label={menu}
          items={items}
          onClose={close}
          onChoose={(item) => {
            close();
            onChoose(item);
          }}
        />
      )}
    </>
  );
}
