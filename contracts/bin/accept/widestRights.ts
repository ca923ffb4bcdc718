import { roles } from '../../src/areas/roles.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import type { RightName } from '../../src/rights/rights.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { closeHouse, openHouse, roomCalls, venueCalls } from './ownHouses.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { venueAreas } from './tradeNames.ts';

/** Who holds a right in several variants, by one role each, has the widest of them. */

const venueRights = { place: 'MerchantPlace', hotel: 'MerchantHotel', house: 'MerchantHouse' } as const;
const roomRights = { place: '', hotel: 'MerchantHotelRoom', house: 'MerchantHouseRoom' } as const;
const ownerTypes = { place: ownerType.resort, hotel: ownerType.hotel, house: ownerType.minsu };

async function checkWidest(talk: Talk, trade: TradeKind): Promise<void> {
  const [mine, other] = [await openHouse(talk, trade), await openHouse(talk, trade)];
  const { products, orders, stocks } = other.calls;
  const productId = await newProduct(talk, other, [100]);
  const order = await placeOrder(talk, other, productId, await newMember(talk), { qty: 1 });
  const { venue: _venue, ...of } = { venue: '', ...trades[trade] };
  const rightAreas = [venueRights[trade], roomRights[trade], of.product, of.stock, of.order].filter(Boolean);
  const rightsIn = (reach: string) =>
    rightAreas.flatMap((area) =>
      [`view${reach}${area}`, `manage${reach}${area}`].map((name) => rightIds[name as RightName]),
    );
  const query = { startDate: other.first, endDate: other.first };
  const reads = (own: boolean): [AnyEndpoint, Json][] => {
    const venue = venueCalls[trade];
    const rooms = trade === 'place' ? undefined : roomCalls[trade];
    return [
      [own ? venue.getOfOwn : venue.get, { params: { id: other.resourceId } }],
      ...(rooms
        ? [[own ? rooms.getOfOwn : rooms.get, { params: { id: other.roomId } }] as [AnyEndpoint, Json]]
        : []),
      [own ? products.getOfOwn : products.get, { params: { id: productId } }],
      [own ? stocks.listOfOwn : stocks.list, { params: { id: productId }, query }],
      [own ? orders.getOfOwn : orders.get, { params: { id: order.id } }],
      [
        own ? orders.remarkOfOwn : orders.remark,
        { params: { id: order.id }, body: { merchantRemark: '验收' } },
      ],
      [own ? venue.enableOfOwn : venue.enable, { params: { id: other.resourceId }, body: { enable: 1 } }],
    ];
  };
  const units = [
    { unit: { belongType: belongType.merchant, belongId: mine.merchantId }, wide: 'Single' },
    { unit: { belongType: belongType.system, belongId: '' }, wide: '' },
  ];
  const resources = [{ ownerType: ownerTypes[trade], ownerId: mine.resourceId }];
  for (const { unit, wide } of units) {
    const made = [await newRole(talk, rightsIn('Related'), unit), await newRole(talk, rightsIn(wide), unit)];
    const ids = made.map(({ id }) => id);
    const isOwn = wide === 'Single';
    for (const roleIds of [ids, [...ids].reverse()]) {
      const account = await newAccount(talk, { ...unit, roleIds, resources });
      const person = await logInAs(talk, account);
      for (const [call, input] of reads(isOwn)) await talk.ok(call, input, person);
      const list = isOwn ? products.listOfOwn : products.list;
      const { list: rows } = await talk.ok(list, { query: { resourceId: other.resourceId } }, person);
      talk.same(
        'products of the other house that he sees',
        rows.map(({ id }: Json) => id),
        [productId],
      );
      await cleanUp(talk, account);
    }
    // The narrow one alone does not reach it.
    const narrow = await newAccount(talk, { ...unit, roleIds: ids.slice(0, 1), resources });
    const person = await logInAs(talk, narrow);
    for (const [call, input] of reads(isOwn)) await talk.refused(call, -1004, input, person);
    const venue = venueCalls[trade];
    const select = isOwn ? venue.allEnabledOfOwn : venue.allEnabled;
    talk.same(
      'what a select offers to who is responsible for one house',
      (await talk.ok(select, {}, person)).list.map(({ id }: Json) => id),
      [mine.resourceId],
    );
    const { list: cities } = await talk.ok(isOwn ? venue.statsOfCityOfOwn : venue.statsOfCity, {}, person);
    talk.same(
      'numbers by city of who is responsible for one house',
      cities.map(({ count }: Json) => count),
      [1],
    );
    await cleanUp(talk, narrow);
    for (const id of ids) await talk.call(roles.remove, { params: { id } });
  }
  await talk.ok(orders.cancel, { params: { id: order.id }, body: { reason: '会员不去了' } });
  for (const house of [mine, other]) await closeHouse(talk, house);
}

export const widestRightRules: Rule[] = tradeKinds.map((trade) =>
  designRule(
    venueAreas[trade],
    'right',
    'of several variants of a right the widest counts, for venue, room, product, calendar and order',
    '2.2',
    (talk) => checkWidest(talk, trade),
  ),
);
