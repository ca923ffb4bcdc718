import { addDays } from '#contracts/days.ts';
import { pointType } from '#contracts/enums/members.ts';
import { cancelRule, confirmMode, lateFee, realName, useMode } from '#contracts/enums/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { TradeSetup } from '#mock/control/states/productSetup.ts';
import { orderIn, refundIn } from '#mock/control/states/tradeSetup.ts';
import { addMember } from '#mock/members/newMember.ts';
import { gainPoints } from '#mock/members/points.ts';
import { bySystem } from '#mock/records/operators.ts';
import type { StoredMember } from '#mock/store/memberRows.ts';
import type { StayTerms, StoredProduct, TicketTerms } from '#mock/store/tradeRows.ts';
import { setDay } from '#mock/trade/products/days.ts';
import { venuesOf } from '#mock/trade/products/venues.ts';
import { selfCheck } from '#mock/wire/selfCheck.ts';
import { newPlaceOrder } from './forms.ts';
import type { Running } from './running.ts';

/** Products, members and orders of which a test knows every number. */
export function tradeWorld(running: () => Running) {
  const store = () => running().mock.store;
  const clock = () => running().mock.clock;

  /** A product of the merchant of merchantManager: no extras, no fee but the one that is asked for. */
  function product(kind: TradeKind, values: Partial<StoredProduct> = {}, terms: object = {}) {
    const like = store().products.by('kind', kind);
    const own = like.find(({ resourceId }) => {
      const resource = store()[venuesOf[kind]].get(resourceId);
      return resource?.enabled === 1 && resource.merchantId === '2';
    });
    if (!own) throw new Error('the seed has no such product');
    const { id: _id, version: _version, ...rest } = own;
    store().merchants.update('2', {
      commissionRate: 800,
      contractStart: '2020-01-01',
      contractEnd: '2099-12-31',
    });
    if (kind === 'house') store().minsuRooms.update(own.roomId, { minNights: 1 });
    return store().products.insert({
      ...rest,
      ...{ name: '金数产品', cancelRule: cancelRule.anyTime, cancelDays: 0, cancelTime: '', feeRate: 0 },
      ...{
        lateFee: 0,
        gradeDiscount: 1,
        pointEnabled: 1,
        pointLimitRate: 1000,
        enabled: 1,
        marketPrice: 999_900,
      },
      ...values,
      terms: { ...(kind === 'place' ? tickets : stays), ...terms } as TicketTerms | StayTerms,
    });
  }
  const price = (of: Readonly<StoredProduct>, days: Record<string, number>, stock = 10) => {
    for (const [date, cents] of Object.entries(days)) setDay(store(), of, { date, price: cents, stock });
  };
  const day = (productId: string, date: string) =>
    store().priceStocks.by('productDay', `${productId}/${date}`)[0];
  function member({ points = 0, ...values }: Partial<StoredMember> = {}): Readonly<StoredMember> {
    const { id } = addMember(store(), {
      ...{ name: '金小数', mobile: newPlaceOrder.memberMobile, gradeId: '1' },
      ...values,
    });
    gainPoints({ ...running().mock.context, caller: undefined }, id, points, {
      type: pointType.added,
      by: bySystem,
    });
    return store().members.get(id) as StoredMember;
  }
  /** A call of the control plane: what members and the pay channel do. */
  async function control(path: string, body: object) {
    const response = await fetch(`${running().origin}/__mock/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { http: response.status, json: (await response.json()) as Record<string, unknown> };
  }
  return {
    ...{ store, clock, product, price, day, member, control },
    today: () => new Date(clock().now() + 8 * 3_600_000).toISOString().slice(0, 10),
    inDays: (count: number) =>
      addDays(new Date(clock().now() + 8 * 3_600_000).toISOString().slice(0, 10), count),
    order: (setup: TradeSetup, status: number, offline = false) =>
      orderIn(running().mock, setup, status, offline),
    refund: (setup: TradeSetup, status: number, offline = false) =>
      refundIn(running().mock, setup, status, offline),
    broken: () => selfCheck(store()),
  };
}

const tickets = {
  ...{
    ticketType: 10,
    personCount: 0,
    useMode: useMode.onDate,
    validDays: 0,
    aheadDays: 0,
    cutOffTime: '24:00',
  },
  ...{ minCount: 1, maxCount: 200, dayLimit: 0, realName: realName.none, entryMode: 10, exchangeAddress: '' },
  ...{
    ageFrom: -1,
    ageTo: -1,
    audience: '',
    partRefund: 1,
    expireRefund: 0,
    feeIncluded: '-',
    usageNotes: '-',
  },
};
const stays = {
  ...{ breakfast: 0, breakfastPrice: 0, confirmMode: confirmMode.instant, confirmMinutes: 0, minNights: 1 },
  ...{ maxNights: 30, aheadDays: 0, cutOffTime: '24:00', maxAheadDays: 365, maxRooms: 20, guarantee: '' },
  ...{ included: '', freeNights: 0, notes: '' },
};

export { cancelRule, lateFee };
