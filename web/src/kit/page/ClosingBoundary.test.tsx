// @vitest-environment jsdom
import i18next from 'i18next';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onNotice } from '../../api/notice.ts';
import kit from '../../locales/zh/kit.ts';
import { ClosingBoundary } from './ClosingBoundary.tsx';

const host = document.createElement('div');
const root = createRoot(host);
beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { kit } } });
});
afterAll(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

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
  act(() => root.render(<Page />));
  expect(host.textContent).toBe('page, closed');
  expect(said.mock.calls).toEqual([[{ kind: 'error', text: kit.partFailed, failure }]]);
});
