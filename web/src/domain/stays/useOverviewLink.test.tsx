// @vitest-environment jsdom
import { act } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { say } from '#contracts/words.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { MayOpenContext } from '../../kit/page/mayOpen.ts';
import products from '../../locales/zh/products.ts';
import { useOverviewLink } from './useOverviewLink.tsx';

const { host, draw } = drawing();
inChinese({ products });

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
const show = (houseId: string | undefined, mayOpen = true) => draw(<Form {...{ houseId, mayOpen }} />);
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
