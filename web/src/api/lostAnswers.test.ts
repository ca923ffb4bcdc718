import { expect, it } from 'vitest';
import { homeBanners } from '#contracts/areas/banners.ts';
import { estates } from '#contracts/areas/estates.ts';
import { memberAccounts } from '#contracts/areas/memberAccounts.ts';
import { memberPoints } from '#contracts/areas/memberPoints.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import { ordersHotel } from '#contracts/areas/orders.ts';
import { productsHotel } from '#contracts/areas/productsHotel.ts';
import { settings } from '#contracts/areas/settings.ts';
import { withdraws } from '#contracts/areas/withdraws.ts';
import { allEndpoints } from '#contracts/areas.ts';
import { type AnyEndpoint, readOf } from '#contracts/endpoint.ts';
import { ApiError } from './errors.ts';
import { isSame, whatBecameOf } from './lostAnswers.ts';

const outcome = async (endpoint: AnyEndpoint, body: object, record: unknown, before?: unknown) =>
  (
    await whatBecameOf({
      ...{ endpoint, body, before, by: '林小雨' },
      read: async () => {
        if (record instanceof Error) throw record;
        return record;
      },
    })
  ).is;

const { update, enable, remove, add } = homeBanners;
const { confirm, remark } = ordersHotel;
const sent = { title: ' 春 ', tags: [], version: 3 };
const waiting = { status: 20, actions: ['confirm', 'remark'], serverTime: '1' };
const gone = new ApiError(-1004, '', null);
const down = new ApiError(undefined, 'Network Error', null);

it.each([
  [
    'a save: the version is still the one that was sent',
    update,
    sent,
    { title: '冬', version: 3 },
    'notDone',
  ],
  ['a save: what was sent is there', update, sent, { title: '春', version: 4, createTime: 'x' }, 'done'],
  ['a save: something else is there', update, sent, { title: '夏', version: 4 }, 'stale'],
  [
    'a save: the whole number that was sent is shown masked',
    update,
    { mobile: '13812345678', version: 3 },
    { mobile: '138****5678', version: 4 },
    'done',
  ],
  ['a switch that is on', enable, { enable: 1 }, { enabled: 1 }, 'done'],
  ['a switch that is off', enable, { enable: 1 }, { enabled: 0 }, 'notDone'],
  ['a removal: the record is gone', remove, {}, gone, 'done'],
  ['a removal: the record is there', remove, {}, { id: '1' }, 'notDone'],
  ['a removal: nobody answers', remove, {}, down, 'unknown'],
  ['a save: the record is gone', update, sent, gone, 'unknown'],
  [
    'a save of a section: what was sent is in it',
    estates.updateSituation,
    { developer: '海澜', version: 3 },
    { situation: { developer: '海澜' }, developer: '云麓', version: 4 },
    'done',
  ],
  [
    'a save of a section: something else is in it',
    estates.updateSituation,
    { developer: '海澜', version: 3 },
    { situation: { developer: '云麓' }, developer: '海澜', version: 4 },
    'stale',
  ],
  ['what makes a record', add, sent, { title: '春' }, 'unknown'],
] as const)('%s', async (_, endpoint, body, record, expected) => {
  expect(await outcome(endpoint, body, record)).toBe(expected);
});

it.each([
  ['is not allowed any more', confirm, { status: 30, actions: ['remark'] }, waiting, 'done'],
  ['is not allowed any more, and nobody saw it before', confirm, { actions: [] }, undefined, 'done'],
  [
    'left the record as it was, but for the clock',
    confirm,
    { ...waiting, serverTime: '2' },
    waiting,
    'notDone',
  ],
  ['is still allowed, and nobody saw it before', confirm, waiting, undefined, 'notDone'],
  ['changed the record and stays allowed', remark, { ...waiting, merchantRemark: 'x' }, waiting, 'done'],
  ['is of a record that tells nothing', confirm, { status: 20 }, undefined, 'unknown'],
] as const)('a move that %s', async (_, endpoint, record, before, expected) => {
  expect(await outcome(endpoint, {}, record, before)).toBe(expected);
});

const line = (operatorName: string, action: string) => ({ operatorName, action });
const begun = [line('林小雨', '添加')];
const records = {
  seen: { status: 10, version: 4, actions: ['audit', 'adjust'], logs: begun },
  byUser: { status: 20, version: 5, actions: [], logs: [line('林小雨', '调整余额'), ...begun] },
  byOther: { status: 20, version: 5, actions: [], logs: [line('高远', '审核通过'), ...begun] },
  looked: { status: 20, version: 5, actions: [], logs: [line('林小雨', '查看会员手机'), ...begun] },
  byOtherInVain: { status: 10, version: 5, actions: ['audit'], logs: [line('高远', '备注'), ...begun] },
} as const;
const adjusting = { direction: 10, amount: 50_000, reason: '补发', certificates: [], version: 4 };
it.each([
  ['an adjustment of the user himself', memberAccounts.adjust, adjusting, 'byUser', 'done'],
  ['an adjustment, and only somebody else has acted', memberAccounts.adjust, adjusting, 'byOther', 'stale'],
  ['an adjustment, and the user has only looked', memberAccounts.adjust, adjusting, 'looked', 'stale'],
  ['an audit of the user himself', withdraws.audit, { pass: 0, reason: '户名不符' }, 'byUser', 'done'],
  ['an audit that somebody else made', withdraws.audit, { pass: 0, reason: '户名不符' }, 'byOther', 'stale'],
  ['an audit that is still possible', withdraws.audit, { pass: 1 }, 'byOtherInVain', 'notDone'],
] as const)('by the log of the record: %s', async (_, endpoint, body, now, expected) => {
  expect(await outcome(endpoint, body, records[now], records.seen)).toBe(expected);
});

it('points that were given are not taken for the points that a member has', async () => {
  const body = { direction: 10, points: 500, reason: '补发', version: 4 };
  expect(await outcome(memberPoints.adjust, body, { points: 510, version: 5 }, { points: 10 })).toBe(
    'unknown',
  );
});

it('a record is read by the get call of the same area and the same scope', () => {
  expect(readOf(update)?.name).toBe('homeBanners.get');
  expect(readOf(ordersHotel.confirmOfOwn)?.name).toBe('ordersHotel.getOfOwn');
  expect(readOf(settings.update)?.name).toBe('settings.get');
  expect(readOf(merchants.updateOfOwn)?.name).toBe('merchants.getOfOwn');
  expect([readOf(add), readOf(productsHotel.copy), readOf(homeBanners.list), readOf(settings.get)]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

it('every call with a version in its body has a read', () => {
  const saves = allEndpoints.filter(
    // Views of lists are read all together.
    ({ name }) => /\.update(OfOwn)?$/.test(name) && !['passwords.update', 'listViews.update'].includes(name),
  );
  expect(saves.filter((endpoint) => !readOf(endpoint)).map(({ name }) => name)).toEqual([]);
  expect(saves.length).toBeGreaterThan(10);
});

it.each([
  [1, 1, true],
  ['a ', 'a', true],
  ['', undefined, true],
  [null, 0, true],
  [0, 1, false],
  [[1, 2], [2, 1], false],
  [[], [], true],
  [{ a: 1, b: '' }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  ['1', 1, false],
])('%j and %j: the same is %s', (a, b, expected) => {
  expect(isSame(a, b)).toBe(expected);
});
