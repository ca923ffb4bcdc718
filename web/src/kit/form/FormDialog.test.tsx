// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { optionalCode } from '#contracts/forms/formFields.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { FormDialog } from './FormDialog.tsx';
import { CodeField } from './fields.tsx';
import { useQuestionBeforeSave } from './questionsBeforeSave.ts';

const { draw } = drawing();
inChinese({ kit, common });

const way = { walk: 10, drive: 20 } as const;
const schema = z.object({
  name: z.string(),
  travelWay: optionalCode('travelWay', { travelWay: way }),
});
const onSubmit = vi.fn(() => Promise.resolve());
const onSaved = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
});

const show = (fields: ReactNode) =>
  draw(
    <FormDialog
      {...{
        title: '编辑',
        width: 640,
        schema,
        values: { name: '1号楼', travelWay: way.drive },
        onSubmit,
        onSaved,
      }}
      onClose={() => undefined}
    >
      {fields}
    </FormDialog>,
  );
const save = () =>
  act(async () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

it('asks the questions of its fields before it saves, and stays open after a no', async () => {
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  function Asking() {
    useQuestionBeforeSave(ask);
    return null;
  }
  show(<Asking />);
  await save();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onSaved).not.toHaveBeenCalled();
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ name: '1号楼', travelWay: way.drive });
  expect(onSaved).toHaveBeenCalledTimes(1);
});

it('saves once, also while the page behind it has not come yet', async () => {
  show(<CodeField name="travelWay" />);
  await save();
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

it('a choice of a loaded record can be cleared: it shows none, and none is sent', async () => {
  show(<CodeField name="travelWay" />);
  const clear = document.querySelector<HTMLElement>('[aria-label^="清除"]') ?? expect.fail('no button');
  act(() => clear.click());
  expect(document.querySelector('[role=combobox]')?.textContent).toBe('请选择');
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({ name: '1号楼' });
});
