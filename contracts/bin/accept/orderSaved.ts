import { smsLogs } from '../../src/areas/smsLogs.ts';
import { orderStatus } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { guestExamples } from '../../src/examples/orders.ts';
import { type TradeKind, tradeKinds } from '../../src/trade/trade.ts';
import { moneyRule } from './orderScenes.ts';
import { payBack } from './refundScenes.ts';
import type { Rule } from './rule.ts';
import { newMember, newMobile, newProduct, openShop, payOffline, placeOrder, type Shop } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** What was written of an order and a refund is kept, and the customer hears of it. */

const [guest, other] = guestExamples;

async function messagesTo(talk: Talk, mobile: string): Promise<number> {
  return (await talk.ok(smsLogs.list, { query: { mobile } })).count;
}

/** A ticket is its traveller's; one for which nobody is named is the contact's, also of a later one. */
async function checkHolders(talk: Talk, shop: Shop, productId: string, member: Json): Promise<void> {
  const { orders } = shop.calls;
  const more = { qty: 2, guests: [guest], contactName: '江听雪' };
  const order = await payOffline(talk, shop, await placeOrder(talk, shop, productId, member, more));
  const holders = ({ vouchers }: Json) => vouchers.map(({ holder }: Json) => holder);
  talk.same('holders', holders(order), [guest.name, '江听雪']);
  const body = { contactName: '顾南亭', contactMobile: newMobile() };
  const after = await talk.ok(orders.updateContact, { params: { id: order.id }, body });
  talk.same('holders after the contact was changed', holders(after), [guest.name, '顾南亭']);
}

const rulesOf = (trade: TradeKind): Rule[] => [
  {
    ...moneyRule(
      trade,
      'what was written of an order is kept: contact, guests, remarks',
      'domain design, sections 10.3 and 10.6',
      async (talk) => {
        const shop = await openShop(talk, trade);
        const { orders } = shop.calls;
        const id = await newProduct(talk, shop, [10_000, 10_000]);
        const member = await newMember(talk);
        const more = { qty: 2, guests: [guest, other], memberRemark: '要安静的房间', contactName: '江听雪' };
        const order = await placeOrder(talk, shop, id, member, more);
        const names = (one: Json) => one.guests.map(({ name }: Json) => name);
        talk.same(
          'contact, guests and remark',
          [order.contactName, names(order), order.memberRemark],
          ['江听雪', [guest.name, other.name], '要安静的房间'],
        );
        talk.same('member', [order.memberId, order.qty, order.productId], [member.id, 2, id]);
        const params = { id: order.id };
        const remarked = await talk.ok(orders.remark, { params, body: { merchantRemark: '已电话确认' } });
        talk.same('remark of the merchant', remarked.merchantRemark, '已电话确认');
        await payOffline(talk, shop, order);
        const mobile = newMobile();
        const contact = {
          contactName: '柳清欢',
          contactMobile: mobile,
          ...(trade !== 'place' && { guests: [other] }),
        };
        const after = await talk.ok(orders.updateContact, { params, body: contact });
        talk.same(
          'contact',
          [after.contactName, after.contactMobile],
          ['柳清欢', `${mobile.slice(0, 3)}****${mobile.slice(-4)}`],
        );
        talk.same('guests', names(after), trade === 'place' ? [guest.name, other.name] : [other.name]);
        if (trade === 'place') await checkHolders(talk, shop, id, member);
        const masked = { ...contact, contactMobile: after.contactMobile };
        await talk.ok(orders.updateContact, { params, body: masked });
        const whole = await talk.ok(orders.reveal, { params, body: { field: 'contactMobile' } });
        talk.same('a mask stands for the whole number', whole.value, mobile);
      },
    ),
    kind: 'move',
  },
  {
    ...moneyRule(
      trade,
      'the contact hears of payment and refund, a refund keeps why it was asked for',
      'domain design, sections 10.3 and 11.6',
      async (talk) => {
        const shop = await openShop(talk, trade);
        const { orders, refunds } = shop.calls;
        const id = await newProduct(talk, shop, [10_000], { cancelRule: 20 });
        const contactMobile = newMobile();
        const order = await payOffline(
          talk,
          shop,
          await placeOrder(talk, shop, id, await newMember(talk), { qty: 1, contactMobile }),
        );
        talk.same('messages after the payment', await messagesTo(talk, contactMobile), 1);
        const items = order.vouchers ? [order.vouchers[0].code] : [order.lines[0].date];
        const images = ['/api/resorts/uploads/refund.png'];
        const asked = { orderId: order.id, items, reason: 40, description: '台风', images };
        const refund = await talk.ok(refunds.add, { body: asked });
        talk.same('why', [refund.reason, refund.description, refund.images], [40, '台风', images]);
        talk.same(
          'of which order',
          [refund.orderId, refund.orderNo, refund.memberId],
          [order.id, order.orderNo, order.memberId],
        );
        await payBack(talk, shop, refund);
        talk.same('messages after the refund', await messagesTo(talk, contactMobile), 2);
        const over = await talk.ok(orders.get, { params: { id: order.id } });
        talk.holds('finishTime is now', !over.finishTime.startsWith('1970'), over.finishTime);
      },
    ),
    kind: 'move',
  },
];

const arrival = (trade: 'hotel' | 'house'): Rule => ({
  ...moneyRule(
    trade,
    'guests who arrive are those of the form, in its rooms, which nobody else gets',
    'domain design, section 10.3',
    async (talk) => {
      const shop = await openShop(talk, trade);
      const { orders } = shop.calls;
      if (!('checkIn' in orders)) return;
      const taken = await talk.state('a room number is taken', { trade });
      const input = (roomNos: string[], guests: Json[] = [guest, other]) => ({
        params: { id: taken.id },
        body: { guests, roomNos },
      });
      const { freeRoomNos } = await talk.ok(orders.get, { params: { id: taken.id } });
      talk.holds('a number that is taken is not offered', !freeRoomNos.includes(taken.roomNo), freeRoomNos);
      await talk.refused(orders.checkIn, status.duplicate, input([taken.roomNo]));
      await talk.refused(orders.checkIn, status.precondition, input([], [guest]));
      talk.same(
        'status after it',
        (await talk.ok(orders.get, { params: { id: taken.id } })).status,
        orderStatus.toUse,
      );
      const roomNos = [`A${taken.id}`, `B${taken.id}`];
      const order = await talk.ok(orders.checkIn, input(roomNos));
      talk.same('rooms', order.roomNos, roomNos);
      talk.same(
        'guests',
        order.guests.map(({ name }: Json) => name),
        [guest.name, other.name],
      );
      const left = await talk.ok(orders.checkOut, { params: { id: taken.id }, body: {} });
      talk.same('status', left.status, orderStatus.done);
    },
  ),
  kind: 'move',
});

export const savedRules = (): Rule[] => [...tradeKinds.flatMap(rulesOf), arrival('hotel'), arrival('house')];
