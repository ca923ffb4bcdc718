// @vitest-environment jsdom
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { onNotice } from '../../api/notice.ts';
import kit from '../../locales/zh/kit.ts';
import { ClosingBoundary } from './ClosingBoundary.tsx';

const { host, draw } = drawing();
inChinese({ kit });

const failure = new TypeError('Failed to fetch dynamically imported module');
function Crashing(): never {
  throw failure;
}

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      page
      {open && (
        <ClosingBoundary onClose={() => setOpen(false)}>
          <Crashing />
        </ClosingBoundary>
      )}
      {open || ', closed'}
    </>
  );
}

it('what crashes over a page is said and closed, and the page stays', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  addEventListener('error', (event) => event.preventDefault());
  const said = vi.fn();
  onNotice(said);
  draw(<Page />);
  expect(host.textContent).toBe('page, closed');
  expect(said.mock.calls).toEqual([[{ kind: 'error', text: kit.partFailed, failure }]]);
});
