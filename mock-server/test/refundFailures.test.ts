import { beforeAll, describe, expect, it } from 'vitest';
import { ordersPlace } from '#contracts/areas/orders.ts';
import { refundsHotel } from '#contracts/areas/refunds.ts';
import type { PlaceOrderRow } from '#contracts/trade/orders.ts';
import type { RefundRow } from '#contracts/trade/refunds.ts';
import { asking, of } from './asking.ts';
import { mockOfFile } from './mockFor.ts';
import { tradeWorld } from './tradeWorld.ts';

/** Why and when a channel refused, in lists and as conditions; and that amounts are looked for among what was paid. */

const mock = mockOfFile({ scale: 0.1 });
let token: string;
const { does } = asking(mock, () => token);
const world = tradeWorld(() => mock);
const page = { offset: 0, limit: 100 };

beforeAll(async () => {
  token = await mock.tokenOf('platformAdmin');
});

const idsOf = async (filter: object) =>
  (await does<{ list: RefundRow[] }>(refundsHotel.list, { query: { ...page, ...filter } })).list.map(
    ({ id }) => id,
  );

describe('a refund that the channel refused', () => {
  it('says why and when in its row, and is found by both, ends of the span included', async () => {
    const failed = world.refund({ kind: 'hotel' }, 50);
    const waiting = world.refund({ kind: 'hotel' }, 20);
    const { list } = await does<{ list: RefundRow[] }>(refundsHotel.list, { query: page });
    const row = list.find(({ id }) => id === failed.id);
    expect(row?.failReason).toBe('收款账户已注销，退款失败');
    const day = row?.failTime.slice(0, 10) ?? '';
    expect(day).toMatch(/^20\d\d-/);
    expect(list.find(({ id }) => id === waiting.id)).toMatchObject({
      failReason: '',
      failTime: '1970-01-01 08:00:00',
    });

    for (const filter of [
      { failReason: '已注销' },
      { failStart: day, failEnd: day },
      { failReason: '账户', failStart: day },
    ]) {
      const found = await idsOf(filter);
      expect(found).toContain(failed.id);
      expect(found).not.toContain(waiting.id);
    }
    expect(await idsOf({ failReason: '别的原因' })).toEqual([]);
    expect(await idsOf({ failStart: '2099-01-01' })).toEqual([]);
    expect(await idsOf({ failEnd: '2000-01-01' })).toEqual([]);
  });

  it('says nothing of it any more once it was tried again', async () => {
    const failed = world.refund({ kind: 'hotel' }, 50);
    await does(refundsHotel.retry, of(failed.id));
    expect(await does<RefundRow>(refundsHotel.get, of(failed.id))).toMatchObject({
      failReason: '',
      failTime: '1970-01-01 08:00:00',
    });
  });
});

describe('amounts paid', () => {
  it('are looked for, and sorted by, among what was paid', async () => {
    const unpaid = world.order({ kind: 'place' }, 10);
    const paid = world.order({ kind: 'place' }, 30);
    const rows = async (query: object) =>
      (await does<{ list: PlaceOrderRow[] }>(ordersPlace.list, { query: { ...page, ...query } })).list;
    const ids = (await rows({ payMin: 1 })).map(({ id }) => id);
    expect(ids).toContain(paid.id);
    expect(ids).not.toContain(unpaid.id);
    expect((await rows({ payMax: 99_999_999 })).map(({ id }) => id)).not.toContain(unpaid.id);
    const [first] = await rows({ sort: 'payPrice', direction: 'asc' });
    expect(first?.payType).toBe(0);
  });
});
