import { type ButtonHTMLAttributes, useRef, useState } from 'react';
import type { Closing } from './layers.ts';
import { Menu, type MenuItem } from './Menu.tsx';

interface Props<Item> extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** Names the menu. */
  menu: string;
  items: readonly Item[];
  /** The focus is on the button again. */
  onChoose: (item: Item) => void;
}

/** A button that opens a menu, and gets the focus back unless it went elsewhere meanwhile. */
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
