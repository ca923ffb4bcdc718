// @vitest-environment jsdom
import { act } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { roomForm } from '#contracts/areas/estateRooms.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { FormSchema } from '../../kit/form/formSchema.ts';
import common from '../../locales/zh/common.ts';
import estateRooms from '../../locales/zh/estateRooms.ts';
import kit from '../../locales/zh/kit.ts';
import { TotalField } from './TotalField.tsx';

const { host, draw } = drawing();
inChinese({ kit, common, estateRooms });

type Values = Record<'unitPrice' | 'buildArea', number | ''>;

it('a total that was typed before the area gives the price once there is an area, until a price is typed', () => {
  let form: UseFormReturn<Values> | undefined;
  function Form() {
    const own = useForm<Values>({ defaultValues: { unitPrice: '', buildArea: '' } });
    form = own;
    return (
      <FormProvider {...own}>
        <FormSchema.Provider value={roomForm}>
          <TotalField />
        </FormSchema.Provider>
      </FormProvider>
    );
  }
  draw(<Form />);
  const box = () => host.querySelector('input') ?? expect.fail('no field');
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), text);
      box().dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  const set = (name: keyof Values, value: number) => act(() => form?.setValue(name, value));
  const price = () => form?.getValues('unitPrice');

  type('1200000');
  act(() => {
    box().focus();
    box().blur();
  });
  expect([box().value, price()]).toEqual(['1200000', '']);
  set('buildArea', 1_200);
  set('buildArea', 12_000);
  expect([box().value, price()]).toEqual(['1200000', 1_000_000]);
  set('unitPrice', 1_100_000);
  expect(box().value).toBe('1320000');
  set('buildArea', 10_000);
  expect([box().value, price()]).toEqual(['1100000', 1_100_000]);
});
