// @vitest-environment jsdom
import i18next from 'i18next';
import { act } from 'react';
import { initReactI18next } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { amenityCategories, amenityCategoryForm } from '#contracts/areas/amenityCategories.ts';
import { backendAt } from '../../../testing/backendAt.ts';
import { drawing } from '../../../testing/drawing.ts';
import { useSession } from '../../api/session.ts';
import { ConfirmHost } from '../../kit/dialogs/ConfirmHost.tsx';
import { UnsavedGuardHost } from '../../kit/form/UnsavedGuardHost.tsx';
import common from '../../locales/zh/common.ts';
import estateParts from '../../locales/zh/estateParts.ts';
import kit from '../../locales/zh/kit.ts';
import CategoriesDialog from './CategoriesDialog.tsx';

const { draw } = drawing();

const onClose = vi.fn();

beforeAll(async () => {
  // The rows of the list are never answered: the form is over them.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  backendAt('/');
  useSession.setState({ token: 'T', user: { id: '7' } as never });
  await i18next.use(initReactI18next).init({
    ...{ lng: 'zh', defaultNS: 'common', resources: { zh: { kit, common, estateParts } } },
  });
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
  await act(async () => draw(<RouterProvider router={router} />));
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
