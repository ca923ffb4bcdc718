import { roles } from '../../src/areas/roles.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { type RightName, rightIds } from '../../src/rights/rights.ts';
import { type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { changing, closeHouse, openHouse, roomCalls, venueCalls } from './ownHouses.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember, newProduct, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import type { Input } from './wire.ts';

/** Who sees more than he manages changes nothing of what he only sees. */

const { forbidden, notFound } = status;
const ownerTypes = { place: ownerType.resort, hotel: ownerType.hotel, house: ownerType.minsu };
const venueRights = { place: 'MerchantPlace', hotel: 'MerchantHotel', house: 'MerchantHouse' } as const;
const roomRights = { place: '', hotel: 'MerchantHotelRoom', house: 'MerchantHouseRoom' } as const;

async function checkSeen(talk: Talk, trade: TradeKind): Promise<void> {
  const [mine, other] = [await openHouse(talk, trade), await openHouse(talk, trade)];
  const { products, orders, stocks } = other.calls;
  const id = await newProduct(talk, other, [100]);
  const order = await placeOrder(talk, other, id, await newMember(talk), { qty: 1 });
  const { product, stock, order: ofOrders } = trades[trade];
  const areas = [venueRights[trade], roomRights[trade], product, stock, ofOrders].filter(Boolean);
  const rights = (verb: string) => areas.map((area) => rightIds[`${verb}${area}` as RightName]);
  const unit = { belongType: belongType.merchant, belongId: mine.merchantId };
  const made = [
    await newRole(talk, rights('viewSingle'), unit),
    await newRole(talk, [...rights('viewRelated'), ...rights('manageRelated')], unit),
  ];
  const account = await newAccount(talk, {
    ...{ ...unit, roleIds: made.map((role) => role.id) },
    resources: [{ ownerType: ownerTypes[trade], ownerId: mine.resourceId }],
  });
  const person = await logInAs(talk, account);
  const venue = venueCalls[trade];
  const rooms = trade === 'place' ? [] : [[roomCalls[trade], other.roomId] as const];
  const query = { startDate: other.first, endDate: other.first };
  const days = [{ date: other.first, version: 1, price: 90, stock: 3, enabled: 1 }];
  const batch = { spans: [query], weekdays: [1, 2, 3, 4, 5, 6, 7], set: { price: 90 } };
  const seen: [AnyEndpoint, Input][] = [
    [products.getOfOwn, { params: { id } }],
    [stocks.listOfOwn, { params: { id }, query }],
    [orders.getOfOwn, { params: { id: order.id } }],
    [venue.getOfOwn, { params: { id: other.resourceId } }],
  ];
  for (const [call, input] of seen) {
    const record = await talk.ok(call, input, person);
    if (record.actions) talk.same(`actions that ${call.name} offers`, record.actions, []);
  }
  const changes: [AnyEndpoint, Input][] = [
    [orders.remarkOfOwn, { params: { id: order.id }, body: { merchantRemark: '验收' } }],
    [orders.cancelOfOwn, { params: { id: order.id }, body: { reason: '会员不去了' } }],
    [stocks.saveOfOwn, { params: { id }, body: { days } }],
    [stocks.batchSaveOfOwn, { params: { id }, body: batch }],
    [products.copyOfOwn, { params: { id }, body: {} }],
  ];
  for (const [calls, one] of [[products, id] as const, ...rooms, [venue, other.resourceId] as const]) {
    const params = { id: one };
    changes.push(
      [calls.updateOfOwn, await changing(talk, calls, one, {})],
      [calls.enableOfOwn, { params, body: { enable: 0 } }],
      [calls.removeOfOwn, { params }],
    );
  }
  const state = async () => [
    await talk.ok(products.get, { params: { id } }),
    (await talk.ok(venue.get, { params: { id: other.resourceId } })).enabled,
    (await talk.ok(products.list, { query: { resourceId: other.resourceId } })).count,
    (await talk.ok(orders.get, { params: { id: order.id } })).status,
  ];
  const before: Json[] = await state();
  for (const [call, input] of changes) await talk.refused(call, [forbidden, notFound], input, person);
  talk.same('all of it after refused calls', await state(), before);
  await cleanUp(talk, account);
  for (const role of made) await talk.call(roles.remove, { params: { id: role.id } });
  await talk.ok(orders.cancel, { params: { id: order.id }, body: { reason: '会员不去了' } });
  for (const house of [mine, other]) await closeHouse(talk, house);
}

export const seenNotManagedRules: Rule[] = tradeKinds.map((trade) =>
  designRule(
    `products${trades[trade].name}`,
    'right',
    'who sees the whole merchant and manages one house changes nothing of the others',
    '2.2',
    (talk) => checkSeen(talk, trade),
  ),
);
