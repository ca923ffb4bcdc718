import { frontDesk } from '../../src/areas/frontDesk.ts';
import { addDays } from '../../src/days.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import type { RightName } from '../../src/rights/rights.ts';
import { type StayKind, trades } from '../../src/trade/trade.ts';
import { asUser, closeHouse, openHouse } from './ownHouses.ts';
import { askedFor, moneyRule, payBack } from './refundScenes.ts';
import { stayKinds } from './roomGuards.ts';
import type { Rule } from './rule.ts';
import { newMember, newProduct, payOffline, placeOrder } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Stays of which nights were given back: their guests are there in the nights that are left. */

async function checkKept(talk: Talk, trade: StayKind): Promise<void> {
  const house = await openHouse(talk, trade);
  const { today } = house;
  const shop = { ...house, first: today };
  const { orders, refunds } = shop.calls;
  if (!('checkIn' in orders)) return;
  const night = (at: number) => addDays(today, at);
  const plan = await newProduct(talk, shop, [100, 100, 100], { cancelRule: 20 });
  const member = await newMember(talk);
  const book = async (nights: number, from = today) =>
    payOffline(talk, shop, await placeOrder(talk, shop, plan, member, { qty: 2, nights, from }));
  const give = async (order: Json, nights: string[], rooms?: number) =>
    payBack(talk, shop, await talk.ok(refunds.add, askedFor(order, nights, rooms ? { rooms } : {})));
  const arrive = ({ id }: Json, ...roomNos: string[]) => ({
    params: { id },
    body: { guests: guestExamples, roomNos },
  });
  const found = async (query: object): Promise<string[]> => {
    const { list } = await talk.ok(orders.list, { query: { productId: plan, limit: 100, ...query } });
    return list.map(({ id }: Json) => id).sort();
  };

  const late = await book(3);
  const whole = { arrivalDate: today, departureDate: night(3), rooms: 2, nights: 3, roomNights: 6 };
  talk.same('what is left of a new order', late.kept, whole);
  const open = await talk.ok(refunds.add, askedFor(late, [today]));
  const { kept } = await talk.ok(orders.get, { params: { id: late.id } });
  talk.same('what is left while a refund is not paid', kept, whole);
  const after = await payBack(talk, shop, open);
  const left = { arrivalDate: night(1), departureDate: night(3), rooms: 2, nights: 2, roomNights: 4 };
  talk.same('what is left without the first night', after.kept, left);
  talk.same(
    'dates and rooms that were booked',
    [after.checkInDate, after.checkOutDate, after.nights, after.qty],
    [today, night(3), 3, 2],
  );
  talk.holds('nobody is to be checked in', !after.actions.includes('checkIn'), after.actions);
  await talk.refused(orders.checkIn, status.precondition, arrive(late));
  talk.same('who comes by today', await found({ useEnd: today }), []);
  talk.same('who comes tomorrow', await found({ useStart: night(1), useEnd: night(1) }), [late.id]);

  const guest = await book(2);
  await talk.ok(orders.checkIn, arrive(guest, '801', '802'));
  const shorter = await give(guest, [night(1)]);
  talk.same('when guests leave without their last night', shorter.kept.departureDate, night(1));
  talk.same('who leaves by tomorrow', await found({ leaveEnd: night(1) }), [guest.id]);
  talk.same('who leaves after it', await found({ leaveStart: night(2) }), [late.id]);
  const part = await give(await book(3), [night(1)], 1);
  talk.same('what is left without a room of a night', part.kept, { ...whole, roomNights: 5 });
  const between = await give(await book(3), [night(1)]);
  talk.same('what is left without the night between', between.kept, { ...whole, nights: 2, roomNights: 4 });

  const post = { merchantId: shop.merchantId, shop };
  const sees = [`viewRelated${trades[trade].order}`] as RightName[];
  await asUser(talk, post, sees, async (person) => {
    const query = { kind: trade, resourceId: shop.resourceId };
    const { stays } = await talk.ok(frontDesk.boardOfOwn, { query }, person);
    const tabs = new Map<string, string[]>(stays.map((one: Json) => [one.id, one.tabs]));
    talk.same(
      'tabs of who comes later, of who is here, and of who comes today',
      [late, guest, part].map(({ id }) => tabs.get(id)),
      [undefined, ['inHouse'], ['arrivals']],
    );
    const shown = stays.find(({ id }: Json) => id === guest.id);
    talk.same('what the board says is left', shown?.kept, shorter.kept);
  });
  const { status: here } = await talk.ok(orders.get, { params: { id: guest.id } });
  talk.same('the guest is here', here, orderStatus.inUse);
  await talk.ok(orders.checkOut, { params: { id: guest.id }, body: {} });
  await closeHouse(talk, shop);
}

export const keptStayRules: Rule[] = stayKinds.map((trade) => ({
  ...moneyRule(
    trade,
    'of a stay whose nights were given back the guests are there in those that are left: at check-in, in lists and on the board',
    'domain design, sections 10.3 and 11.5; docs/decisions/0039-front-desk.md',
    (talk) => checkKept(talk, trade),
  ),
  kind: 'move',
}));
