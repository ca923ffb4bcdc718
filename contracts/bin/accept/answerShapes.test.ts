import { expect, test } from 'vitest';
import { merchantCategories } from '../../src/areas/merchantCategories.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { knownPart, misfitIn } from './answerShapes.ts';

const answered = (data: unknown, status = 1, message = '操作成功') =>
  misfitIn(merchantCategories.list, { status, message, data });
const row = { id: '1', name: '酒店', businessTypes: [20], ordering: 1, enabled: 1, version: 1, actions: [] };
const list = (over: object) => ({
  count: 1,
  list: [{ ...row, createTime: '2026-01-01 08:00:00', merchantCount: 0, ...over }],
});

test('an answer that is not as its definition states it is said in words, with the place and the value', () => {
  expect(answered(list({}))).toBeUndefined();
  expect(answered(list({ merchantCount: undefined }))).toBe('data.list.0.merchantCount is missing');
  expect(answered(list({ id: 1 }))).toBe('data.list.0.id is 1 instead of string');
  expect(answered(list({ enabled: true }))).toBe('data.list.0.enabled is true instead of 0 or 1');
  expect(answered(null)).toBe('data is null instead of object');
});

test('a message of a definition is a sentence', () => {
  const data = { creditCode: '91330100MA00000000' };
  const said = misfitIn(
    { ...merchants.get, data: merchants.add.body as never },
    { status: 1, message: '操作成功', data },
  );
  expect(said).toMatch(/^data\.\w+ (is missing|is ".*": [\p{Script=Han}]+)/u);
});

test('a refusal has a message', () => {
  expect(answered(null, -1003, '没有操作权限')).toBeUndefined();
  expect(answered(null, -1003, ' ')).toBe('message: there is none');
});

test('fields that the definition does not know are left out at every depth, and all else is as it was sent', () => {
  const sent = { ...list({ name: ' 酒店 ' }), creator: '9' };
  const [known] = sent.list;
  const ok = { status: 1, message: '操作成功' };
  const more = { ...sent, list: [{ ...known, creator: { id: '9' } }] };
  expect(knownPart(merchantCategories.list, { ...ok, data: more })).toEqual({ count: 1, list: [known] });
  const wrong = list({ id: 1, creator: '9' });
  expect(knownPart(merchantCategories.list, { ...ok, data: wrong })).toBe(wrong);
});
