// @vitest-environment jsdom
import { act } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { DependentFields } from './DependentFields.tsx';

const { draw } = drawing();

/** Fields of a choice are no part of what is sent while another choice is made, and what was typed comes back with theirs. */

const empty = { reason: '', rows: undefined };
let form: UseFormReturn;

function Form({ when, of }: { when: boolean; of: string }) {
  form = useForm({ defaultValues: { reason: '旧的', rows: [] as number[] } }) as unknown as UseFormReturn;
  return (
    <FormProvider {...form}>
      <DependentFields key={of} when={when} empty={empty}>
        <input />
      </DependentFields>
    </FormProvider>
  );
}
const show = (when: boolean, of = 'one') => draw(<Form when={when} of={of} />);
const values = () => form.getValues(['reason', 'rows']);
const type = (reason: string, rows: number[]) =>
  act(() => {
    form.setValue('reason', reason);
    form.setValue('rows', rows);
  });

it('empties what is hidden and brings it back, each time', () => {
  show(true);
  for (const [reason, rows] of [
    ['金额有误', [1, 2]],
    ['账户不符', [3]],
  ] as const) {
    type(reason, [...rows]);
    show(false);
    expect(values()).toEqual(['', undefined]);
    show(true);
    expect(values()).toEqual([reason, rows]);
  }
});

it('keeps what the choice itself has filled in', () => {
  show(true);
  type('金额有误', [1]);
  show(false);
  act(() => form.setValue('reason', '默认原因'));
  show(true);
  expect(values()).toEqual(['默认原因', [1]]);
});

it('brings nothing back that it has not shown, nor for another key', () => {
  show(false);
  expect(values()).toEqual(['', []]);
  show(true);
  expect(values()).toEqual(['', []]);
  type('金额有误', [1]);
  show(false, 'other');
  show(true, 'other');
  expect(values()).toEqual(['', undefined]);
});
