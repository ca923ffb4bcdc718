import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditSchema } from './auditSchema.ts';

const limits = { refundable: 17_334, suggestAmount: 15_601 };
const pass = (refundAmount: number, remark = '') => ({ pass: 1, refundAmount, feeAmount: 0, remark });
const faults = (mayLower: boolean, form: object) => {
  const { error } = z.safeParse(auditSchema(limits, mayLower), form);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each([
  ['what the rule gives', true, pass(15_601), []],
  ['more, with a remark', true, pass(17_334, '照顾老客户'), []],
  ['more, without one', true, pass(16_000), ['remark: remarkChanged']],
  ['less, by staff', true, pass(10_000, '已用一部分'), []],
  ['less, by the merchant', false, pass(10_000, '已用一部分'), ['refundAmount: belowSuggestion']],
  ['more than is left', true, pass(17_335, '多退'), ['refundAmount: refundAboveLimit']],
  ['a refusal with a reason', false, { pass: 0, remark: '已使用' }, []],
] as const)('%s', (_, mayLower, form, expected) => {
  expect(faults(mayLower, form)).toEqual(expected);
});

test('a refusal needs a reason', () => {
  expect(faults(true, { pass: 0, remark: '' })[0]).toBe('remark: required|label=refuseReason');
});
