import { beforeEach, describe, expect, it } from 'vitest';
import { accountJournals } from '#contracts/areas/accountJournals.ts';
import { adjustDirection, journalType } from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import { adjustAccount } from '#mock/finance/accountMoves.ts';
import { bySystem } from '#mock/records/operators.ts';
import { adjust, adjusting } from './accountInputs.ts';
import { asking } from './asking.ts';
import { seededMock } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** The journal of the accounts of members (domain design, sections 13.2 and 13.3; probes of section 21). */

const mock = seededMock({ scale: 0.1 });
let token: string;
let id: string;
const { does, refuses } = asking(mock, () => token);
const world = tradeWorld(() => mock);
const context = () => ({ ...mock.mock.context, caller: undefined });
const add = (change: number) => does(adjust, adjusting(world, id, change));
const form = { direction: adjustDirection.increase, amount: 700, reason: '不会发生的调整' };

beforeEach(async () => {
  token = await mock.tokenOf('finance');
  id = world.member({ mobile: '19900077777' }).id;
});

describe('account probe: journal update/delete endpoints do not exist', () => {
  it.each(['add', 'update/1', 'remove/1', 'delete/1', 'enable/1', 'get/1'])('%s', async (verb) => {
    await add(100);
    const before = mock.dump();
    for (const journal of ['member-account-journals', 'member-point-journals'])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const path = `main/${journal}/${verb}?token=${token}`;
        const { http, envelope } = await mock.send(method, path, JSON.stringify({ data: { change: 1 } }));
        expect([method, verb, http, envelope.status]).toEqual([method, verb, 404, status.notFound]);
      }
    expect(mock.dump()).toBe(before);
  });

  it('nor does any call of the contracts change a row', async () => {
    expect(Object.entries(accountJournals).map(([name, { method }]) => [name, method])).toEqual([
      ['list', 'GET'],
      ['sum', 'GET'],
      ['byDay', 'GET'],
    ]);
  });
});

describe('the curve of a balance', () => {
  const day = (date: string) => world.clock().set(Date.parse(`${date}T10:00:00+08:00`));
  const curve = (startDate: string, endDate: string) =>
    does(accountJournals.byDay, { query: { memberId: id, startDate, endDate } });

  it('has what there was at the end of each day, also before and after the changes', async () => {
    day('2026-03-02');
    token = await mock.tokenOf('finance');
    await add(1_000);
    await add(500);
    day('2026-03-04');
    token = await mock.tokenOf('finance');
    await add(-300);
    expect(await curve('2026-03-01', '2026-03-05')).toEqual([
      { date: '2026-03-01', balance: 0, frozen: 0 },
      { date: '2026-03-02', balance: 1_500, frozen: 0 },
      { date: '2026-03-03', balance: 1_500, frozen: 0 },
      { date: '2026-03-04', balance: 1_200, frozen: 0 },
      { date: '2026-03-05', balance: 1_200, frozen: 0 },
    ]);
  });

  it('spans a year at most', async () => {
    expect(await curve('2025-03-01', '2026-03-01')).toHaveLength(366);
    for (const [startDate, endDate, words] of [
      ['2025-02-28', '2026-03-01', '日期范围最多366天'],
      ['2026-03-01', '2026-02-28', '结束日期不能早于开始日期'],
    ] as const)
      await refuses(
        accountJournals.byDay,
        { query: { memberId: id, startDate, endDate } },
        status.invalid,
        words,
        'endDate',
      );
  });
});

describe('the journal', () => {
  interface Page {
    count: number;
    list: { id: string; journalNo: string; change: number; memberMobile: string }[];
  }
  const found = async (query: object) =>
    (await does<Page>(accountJournals.list, { query: { memberId: id, ...query } })).list;

  it('is found by all filters at once, and the sums are those of the filter, not of the page', async () => {
    for (const change of [100, 200, -150, 400, -50]) await add(change);
    const { list, count } = await does<Page>(accountJournals.list, { query: { memberId: id, limit: 2 } });
    expect([count, list.map(({ change }) => change)]).toEqual([5, [-50, 400]]);
    expect(await does(accountJournals.sum, { query: { memberId: id } })).toEqual({
      ...{ count: 5, income: 700, expense: 200, frozenChange: 0 },
    });
    expect((await found({ amountMin: 150, amountMax: 200 })).map(({ change }) => change)).toEqual([
      -150, 200,
    ]);
    const query = {
      type: journalType.added,
      amountMax: 200,
      startDate: world.today(),
      endDate: world.today(),
    };
    expect((await found(query)).map(({ change }) => change)).toEqual([200, 100]);
    expect(await found({ startDate: world.inDays(1) })).toEqual([]);
  });

  it('is found by the whole number of a row, and by what it ends in, in any case', async () => {
    await add(100);
    await add(200);
    const [last] = await found({});
    const { journalNo = '' } = last ?? {};
    for (const part of [journalNo, journalNo.toLowerCase(), journalNo.slice(-8), journalNo.slice(-3)])
      expect([part, (await found({ journalNo: part })).map((row) => row.journalNo)]).toEqual([
        part,
        [journalNo],
      ]);
    for (const part of ['%', '_', journalNo.slice(0, -1), `9${journalNo}`])
      expect([part, await found({ journalNo: part })]).toEqual([part, []]);
  });

  it('forgets what a refused call wrote', async () => {
    await add(100);
    await found({});
    const fails = () =>
      mock.mock.store.transaction(() => {
        adjustAccount(context(), id, form, bySystem);
        throw new Error('no');
      });
    expect(fails).toThrow('no');
    await add(300);
    expect((await found({})).map(({ change }) => change)).toEqual([300, 100]);
  });

  it('masks mobiles, and is for who may see it', async () => {
    await add(100);
    expect((await found({}))[0]?.memberMobile).toBe('199****7777');
    const support = await mock.tokenOf('support');
    await refuses(accountJournals.list, {}, status.forbidden, '没有操作权限', undefined, support);
  });
});
