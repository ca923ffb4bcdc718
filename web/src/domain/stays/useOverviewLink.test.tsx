// @vitest-environment jsdom
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { say } from '#contracts/words.ts';
import { MayOpenContext } from '../../kit/page/mayOpen.ts';
import products from '../../locales/zh/products.ts';
import { useOverviewLink } from './useOverviewLink.tsx';

const host = document.createElement('div');
const root = createRoot(host);
beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { products } } });
});
afterAll(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

let form: UseFormReturn<{ roomCount: number }>;
const Note = ({ houseId }: { houseId?: string | undefined }) => useOverviewLink('hotel', houseId);
function Form({ houseId, mayOpen }: { houseId?: string | undefined; mayOpen: boolean }) {
  form = useForm({ defaultValues: { roomCount: 8 } });
  return (
    <MemoryRouter>
      <MayOpenContext.Provider value={() => mayOpen}>
        <FormProvider {...form}>
          <Note houseId={houseId} />
        </FormProvider>
      </MayOpenContext.Provider>
    </MemoryRouter>
  );
}
const show = (houseId: string | undefined, mayOpen = true) =>
  act(() => root.render(<Form {...{ houseId, mayOpen }} />));
const leadsTo = () => host.querySelector('a')?.getAttribute('href');

test('the number of rooms leads to the overview of the house, from the day of its refusal on', () => {
  show('6');
  expect(leadsTo()).toBe('/product/hotel/stock?resourceId=6');
  const message = say('roomsBelowStock', { n: 9, date: '2026-05-03' });
  act(() => form.setError('roomCount', { message }));
  expect(leadsTo()).toBe('/product/hotel/stock?resourceId=6&from=2026-05-03');
});

test('a new room and a user without the stock have no such link', () => {
  show(undefined);
  expect(leadsTo()).toBeUndefined();
  show('6', false);
  expect(host.textContent).toBe('');
});
