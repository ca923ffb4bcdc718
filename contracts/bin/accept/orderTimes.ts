import { memberFriends } from '../../src/areas/memberFriends.ts';
import { settings } from '../../src/areas/settings.ts';
import { smsLogs } from '../../src/areas/smsLogs.ts';
import { relationType } from '../../src/enums/members.ts';
import { memberFriendExample } from '../../src/examples/memberFriends.ts';
import { type StayKind, type TradeKind, tradeKinds, trades } from '../../src/trade/trade.ts';
import { idNumber } from './kinds.ts';
import { guest, other } from './orderLimits.ts';
import { certificates, isNever, newOrder } from './orderTold.ts';
import { designRule, type Rule } from './rule.ts';
import { newMobile } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** When what happened to an order, and what is shown only while guests can arrive. */

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** When what happened: each time is that of its own move, and what has not happened yet has none. */
async function checkTimes(talk: Talk, trade: TradeKind): Promise<void> {
  const [shop, , made] = await newOrder(talk, trade, trade === 'place' ? {} : { confirmMode: 20 });
  const { orders } = shop.calls;
  const params = { id: made.id };
  const times = ({ payTime, confirmDeadline, finishTime, checkInTime }: Json) =>
    [payTime, confirmDeadline, finishTime, checkInTime ?? '1970'].map((time) => !isNever(time));
  talk.same('times of a new order: payment, confirmation, end, arrival', times(made), [
    false,
    false,
    false,
    false,
  ]);
  const { maxPayMinutes } = await talk.ok(settings.get, {});
  const epoch = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`);
  const minutes = (epoch(made.expireTime) - epoch(made.createTime)) / 60_000;
  talk.holds('it ends after the minutes of the settings', Math.abs(minutes - maxPayMinutes) <= 0.1, minutes);
  const pay = { amount: made.payPrice, certificates, remark: '' };
  // One kind waits, so that the time of a move cannot be that of the order; the clock of a backend under test may stand still.
  if (trade === 'hotel') await wait(1100);
  const expectNow = (what: string, time: string, before: Json, after: Json) => {
    const isLater = trade === 'hotel' && after.serverTime > before.serverTime;
    const from = before.serverTime;
    talk.holds(
      `${what} is the time of its move`,
      (isLater ? time > from : time >= from) && time <= after.serverTime,
      [from, time, after.serverTime],
    );
  };
  const paid = await talk.ok(orders.payOffline, { params, body: pay });
  expectNow('payTime', paid.payTime, made, paid);
  if (!('confirm' in orders)) return;
  talk.same('times of one that waits', times(paid), [true, true, false, false]);
  talk.holds('the merchant has time', paid.confirmDeadline > paid.serverTime, paid.confirmDeadline);
  const confirmed = await talk.ok(orders.confirm, { params, body: { confirmNo: '' } });
  talk.same('times of one that is confirmed', times(confirmed), [true, false, false, false]);
  if (trade === 'hotel') await wait(1100);
  const here = await talk.ok(orders.checkIn, { params, body: { guests: [guest, other], roomNos: [] } });
  talk.same('times of one whose guests have come', times(here), [true, false, false, true]);
  expectNow('checkInTime', here.checkInTime, confirmed, here);
  const gone = await talk.ok(orders.checkOut, { params, body: {} });
  talk.same('times of one that is over', times(gone), [true, false, true, true]);
}

/** Relatives and numbers of rooms are shown while guests can arrive, and at no other time; the member hears of the confirmation. */
async function checkOffered(talk: Talk, trade: StayKind): Promise<void> {
  const [shop, member, made] = await newOrder(talk, trade, { confirmMode: 20 });
  const { gender: _gender, birthday: _day, ...form } = memberFriendExample;
  const [mobile, credentialNo] = [newMobile(), idNumber()];
  const relative = { ...form, relation: relationType.friend, mobile, credentialNo, memberId: member.id };
  const { id } = await talk.ok(memberFriends.add, { body: relative });
  const { orders } = shop.calls;
  if (!('confirm' in orders)) return;
  const params = { id: made.id };
  const expectOffered = (what: string, order: Json, isOffered: boolean) => {
    talk.same(
      `relatives ${what}`,
      order.relatives.map((one: Json) => one.id),
      isOffered ? [id] : [],
    );
    // Guests who are here can get another room.
    if (!isOffered && !order.roomNos.length) talk.same(`numbers of rooms ${what}`, order.freeRoomNos, []);
    for (const no of order.roomNos)
      talk.holds(`its own number is not offered ${what}`, !order.freeRoomNos.includes(no), order.freeRoomNos);
  };
  expectOffered('before the payment', made, false);
  const pay = { amount: made.payPrice, certificates, remark: '' };
  expectOffered('before it is confirmed', await talk.ok(orders.payOffline, { params, body: pay }), false);
  const heard = async () => (await talk.ok(smsLogs.list, { query: { mobile: member.mobile } })).count;
  const before = await heard();
  const confirmed = await talk.ok(orders.confirm, { params, body: { confirmNo: 'QR1' } });
  talk.same('messages about the confirmation', (await heard()) - before, 1);
  expectOffered('on the day of arrival', confirmed, true);
  const [shown] = confirmed.relatives;
  talk.same(
    'the numbers of a relative are masked',
    [shown.mobile, /\*/.test(shown.credentialNo)],
    [`${mobile.slice(0, 3)}****${mobile.slice(-4)}`, true],
  );
  const body = { guests: [guest, other], roomNos: [unique('A')] };
  expectOffered('after the arrival', await talk.ok(orders.checkIn, { params, body }), false);
  const left = await talk.ok(orders.checkOut, { params, body: {} });
  expectOffered('after the departure', left, false);
  talk.same('numbers of rooms after the departure', left.freeRoomNos, []);
}

export const orderTimeRules = (): Rule[] => [
  ...tradeKinds.map((trade) =>
    designRule(`orders${trades[trade].name}`, 'move', 'each time is that of its own move', '10.3', (talk) =>
      checkTimes(talk, trade),
    ),
  ),
  ...(['hotel', 'house'] as const).map((trade) =>
    designRule(
      `orders${trades[trade].name}`,
      'move',
      'relatives are shown while guests can arrive',
      '10.2',
      (talk) => checkOffered(talk, trade),
    ),
  ),
];
