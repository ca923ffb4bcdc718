// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { moved, sorted, useSorting } from './useSorting.ts';

const { host, draw } = drawing();

/** The items are 10 pixels wide and stand side by side. */
function standSideBySide() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return { left: at * 10, top: 0, width: 10, height: 10 } as DOMRect;
  });
}

it('a picture that arrives during a drag stays, and the dragged one goes where it was dropped', () => {
  standSideBySide();
  let arrive: (next: string[]) => void = () => undefined;
  function List() {
    const [items, setItems] = useState(['a', 'b', 'c']);
    arrive = setItems;
    const sorting = useSorting((from, to) => setItems(moved(items, from, to)));
    return (
      <ul {...sorted.list}>
        {items.map((item) => (
          <li key={item} {...sorted.item} onPointerDown={sorting.onPointerDown}>
            {item}
          </li>
        ))}
      </ul>
    );
  }
  draw(<List />);
  const names = () => [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
  const pointer = (kind: string, x: number, target: EventTarget | undefined = window) =>
    act(() => void target?.dispatchEvent(new MouseEvent(kind, { clientX: x, clientY: 5, bubbles: true })));

  pointer('pointerdown', 25, host.querySelectorAll('li')[2]);
  pointer('pointermove', 15);
  act(() => arrive(['new', 'a', 'b', 'c']));
  pointer('pointerup', 15);
  expect(names()).toEqual(['new', 'a', 'c', 'b']);
});
