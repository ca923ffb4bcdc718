// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useRecordId } from './useRecordId.ts';

const host = document.createElement('div');
const root = createRoot(host);
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Frame() {
  return (
    <>
      frame {useRecordId()}, <Outlet />
    </>
  );
}
const Page = () => <>page {useRecordId()}</>;

const shownAt = (address: string) => {
  const children = [
    { path: '/estate/:id/detail', element: <Page /> },
    { path: '/estate/add', element: <Page /> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [address] });
  act(() => root.render(<RouterProvider key={address} router={router} />));
  return host.textContent;
};

it('the id of the record is that of the path or of the query, for the page and for the frame around it', () => {
  expect(shownAt('/estate/12/detail')).toBe('frame 12, page 12');
  expect(shownAt('/estate/add?id=13')).toBe('frame 13, page 13');
  expect(shownAt('/estate/add')).toBe('frame , page ');
});
