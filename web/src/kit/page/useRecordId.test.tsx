// @vitest-environment jsdom
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { useRecordId } from './useRecordId.ts';

const { host, draw } = drawing();

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
  draw(<RouterProvider key={address} router={router} />);
  return host.textContent;
};

it('the id of the record is that of the path or of the query, for the page and for the frame around it', () => {
  expect(shownAt('/estate/12/detail')).toBe('frame 12, page 12');
  expect(shownAt('/estate/add?id=13')).toBe('frame 13, page 13');
  expect(shownAt('/estate/add')).toBe('frame , page ');
});
