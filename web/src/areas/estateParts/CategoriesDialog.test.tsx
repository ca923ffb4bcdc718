// @vitest-environment jsdom
import i18next from 'i18next';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { amenityCategories, amenityCategoryForm } from '#contracts/areas/amenityCategories.ts';
import { setConfig } from '../../api/config.ts';
import { useSession } from '../../api/session.ts';
import { ConfirmHost } from '../../kit/dialogs/ConfirmHost.tsx';
import { UnsavedGuardHost } from '../../kit/form/UnsavedGuardHost.tsx';
import common from '../../locales/zh/common.ts';
import estateParts from '../../locales/zh/estateParts.ts';
import kit from '../../locales/zh/kit.ts';
import CategoriesDialog from './CategoriesDialog.tsx';

const onClose = vi.fn();
let root: Root;

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  // The rows of the list are never answered: the form is over them.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  setConfig({
    ...{ bases: { main: '/', resorts: '/', apps: '/' }, uploadSecret: '', language: 'zh', title: '' },
    ...{ imageUpload: 'images', idempotencyKeys: false, demo: false },
  });
  useSession.setState({ token: 'T', user: { id: '7' } as never });
  await i18next.use(initReactI18next).init({
    ...{ lng: 'zh', defaultNS: 'common', resources: { zh: { kit, common, estateParts } } },
  });
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );

it('asks before it closes the form of a category with unsaved input, and keeps the form after a no', async () => {
  const element = (
    <>
      <CategoriesDialog
        calls={amenityCategories}
        form={amenityCategoryForm}
        count="amenityCount"
        onChanged={() => undefined}
        onClose={onClose}
      />
      <ConfirmHost />
      <UnsavedGuardHost />
    </>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  await press(common.addCategory);
  const name = document.querySelector<HTMLInputElement>('form input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, '商业');
    name?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(common.cancel);
  await vi.waitFor(() => expect(document.body.textContent).toContain(kit.leaveTitle));
  await press(kit.stay);
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(kit.leaveTitle));
  expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('商业');
  expect(onClose).not.toHaveBeenCalled();
});
