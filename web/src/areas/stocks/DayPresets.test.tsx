// @vitest-environment jsdom
import { act } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { drawing } from '../../../testing/drawing.ts';
import { DayPresets } from './DayPresets.tsx';
import type { DayChoice } from './dayPresets.ts';

const { host, draw } = drawing();

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'zh-CN' } }),
  initReactI18next: { type: '3rdParty', init: () => undefined },
}));

const first = { startDate: '2026-05-01', endDate: '2026-05-31' };

it('makes the exceptions of working days anew when another end is typed, and not while it is missing', () => {
  let form: UseFormReturn<DayChoice> | undefined;
  function Probe() {
    form = useForm<DayChoice>({
      defaultValues: { spans: [first], weekdays: [1, 2, 3, 4, 5, 6, 7], excludes: [] },
    });
    return (
      <FormProvider {...form}>
        <DayPresets soldBy="day" today="2026-04-15" first={first} />
      </FormProvider>
    );
  }
  draw(<Probe />);
  const press = (key: string) =>
    act(() => [...host.querySelectorAll('button')].find((one) => one.textContent === key)?.click());
  const end = (endDate: string) => act(() => form?.setValue('spans', [{ ...first, endDate }]));
  const weekdays = () => form?.getValues('weekdays').join('');
  const excludes = () => form?.getValues('excludes');

  press('stocks:preset.workdays');
  expect(weekdays()).toBe('123456');
  expect(excludes()).not.toContain('2026-06-06');
  end('');
  expect(weekdays()).toBe('123456');
  end('2026-06-10');
  expect(excludes()).toContain('2026-06-06');
  end('2026-05-08');
  expect([weekdays(), excludes()]).toEqual(['12345', ['2026-05-01', '2026-05-04', '2026-05-05']]);
});
