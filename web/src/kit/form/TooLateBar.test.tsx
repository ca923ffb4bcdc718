// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { incomeTakeBackForm } from '#contracts/finance/incomeForms.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { ApiError } from '../../api/errors.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { TooLateContext } from '../dialogs/tooLate.ts';
import { FormDialog } from './FormDialog.tsx';
import { TextField } from './fields.tsx';

const { draw } = drawing();
inChinese({ kit, common });

const onSubmit = vi.fn<() => Promise<void>>();
const onSaved = vi.fn();
const again = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
});

const late = { said: '状态已变更，请刷新后重试', state: '已发放', logs: [], again };
/** The dialog while the record allows its action, or when it does no more. */
const show = (isLate: boolean) =>
  draw(
    <TooLateContext.Provider value={isLate ? late : undefined}>
      <FormDialog
        {...{ title: '追回', width: 640, schema: incomeTakeBackForm, onSubmit, onSaved }}
        values={{ reason: '补录有误' }}
        onClose={() => undefined}
      >
        <TextField name="reason" />
      </FormDialog>
    </TooLateContext.Provider>,
  );
const save = () =>
  act(async () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
const bar = () => [...document.querySelectorAll('dialog [role=alert]')].map((one) => one.textContent).join();
const typed = () => document.querySelector('input')?.value;

function refusal(code: number | undefined, isUnanswered: boolean) {
  const error = new ApiError(code, code === undefined ? 'Network Error' : '订单状态已变更', null);
  const endpoint = {} as AnyEndpoint;
  error.sent = { endpoint, params: { id: '1' }, isUnanswered, hold: vi.fn(), giveUp: vi.fn() };
  return error;
}

it('a form whose record allows its action no more keeps its input, sends nothing and loads the record again', async () => {
  show(true);
  expect(bar()).toContain('状态已变更，请刷新后重试当前状态：已发放');
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(again).toHaveBeenCalledTimes(1);
  expect(typed()).toBe('补录有误');
});

it('it says what the backend answered', async () => {
  onSubmit.mockRejectedValueOnce(refusal(status.wrongState, false));
  show(false);
  await save();
  expect(bar()).toBe('');
  show(true);
  expect(bar()).toContain('订单状态已变更当前状态：已发放');
});

it('what was sent without an answer is sent again, because it may be done, and then counts as done', async () => {
  onSubmit.mockRejectedValueOnce(refusal(undefined, true)).mockResolvedValueOnce();
  show(false);
  await save();
  show(true);
  expect(bar()).toContain(late.said);
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(onSaved).toHaveBeenCalledTimes(1);
});
