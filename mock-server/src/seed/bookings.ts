import { addDays } from '#contracts/days.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { realName, useMode } from '#contracts/enums/products.ts';
import { idCheckCharacter } from '#contracts/forms/identity.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import type { Context } from '../records/context.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { todayOf } from '../store/today.ts';
import type { StayTerms, StoredGuest, StoredProduct, TicketTerms } from '../store/tradeRows.ts';
import type { Booking } from '../trade/orders/bookingTypes.ts';
import type { StayBooking } from '../trade/orders/bookStay.ts';
import type { TicketBooking } from '../trade/orders/bookTickets.ts';
import { isOnSale } from '../trade/products/saleSteps.ts';
import { minNightsOf } from '../trade/products/stayTerms.ts';
import type { SeedTools } from './seedTools.ts';

/** What a member of the demo wants. */
export type MemberBooking = { member: Readonly<StoredMember> } & (
  | { kind: 'place'; booking: Booking & TicketBooking }
  | { kind: 'hotel' | 'house'; booking: Booking & StayBooking }
);
type Tools = Pick<SeedTools, 'faker'>;

/** A person and his document: region 990000 does not exist, the check character is right. */
export function personOf({ faker }: Tools, name: string): StoredGuest {
  const year = faker.number.int({ min: 1960, max: 2004 });
  const month = String(faker.number.int({ min: 1, max: 12 })).padStart(2, '0');
  const body = `990000${year}${month}${String(faker.number.int({ min: 10, max: 28 }))}${faker.string.numeric(3)}`;
  return {
    name,
    credentialType: credentialType.idCard,
    credentialNo: body + idCheckCharacter(body),
    mobile: '',
  };
}
const companions = [
  '赵敏',
  '钱多',
  '孙悦',
  '李想',
  '周全',
  '吴优',
  '郑好',
  '王昕',
  '冯源',
  '陈晨',
  '卫然',
  '蒋欣',
];
const people = (tools: Tools, member: Readonly<StoredMember>, count: number) =>
  Array.from({ length: count }, (_, at) =>
    personOf(tools, at === 0 ? member.name : (tools.faker.helpers.arrayElement(companions) ?? '')),
  );

/** Any product of the kind that is on sale, by any member. */
export function randomBooking(tools: Tools, context: Context, kind: TradeKind): MemberBooking {
  const { faker } = tools;
  const { store } = context;
  const products = store.products.by('kind', kind).filter((one) => isOnSale(context, one));
  const members = store.members.all().filter(({ frozen }) => frozen === 0);
  return bookingOf(tools, context, faker.helpers.arrayElement(products), faker.helpers.arrayElement(members));
}

/** Of a product, by a member, in so many days; by chance when that is left out. */
export function bookingOf(
  tools: Tools,
  context: Context,
  product: Readonly<StoredProduct>,
  member: Readonly<StoredMember>,
  inDays?: number,
): MemberBooking {
  const { faker } = tools;
  const { kind } = product;
  const booking = {
    productId: product.id,
    memberMobile: member.mobile,
    contactName: member.name,
    contactMobile: member.mobile,
    pointsUsed: faker.number.int({ max: 3 }) === 0 ? Math.floor(member.points / 200) * 100 : 0,
    memberRemark: faker.helpers.arrayElement([
      '',
      '',
      '',
      '请尽量安排安静的房间',
      '带老人出行',
      '预计晚上到达',
    ]),
  };
  return kind === 'place'
    ? { member, kind, booking: { ...booking, ...ticketBooking(tools, context, product, member, inDays) } }
    : { member, kind, booking: { ...booking, ...stayBooking(tools, context, product, member, inDays) } };
}

function ticketBooking(
  tools: Tools,
  { clock }: Context,
  product: Readonly<StoredProduct>,
  member: Readonly<StoredMember>,
  inDays?: number,
) {
  const { faker } = tools;
  const terms = product.terms as TicketTerms;
  const qty = faker.number.int({ min: terms.minCount, max: Math.min(terms.maxCount, terms.minCount + 4) });
  const ahead = inDays ?? Math.floor(faker.number.float({ max: 1 }) ** 2 * 14) + terms.aheadDays;
  const counts: Record<number, number> = { [realName.perTicket]: qty, [realName.perOrder]: 1 };
  return {
    qty,
    useDate: terms.useMode === useMode.onDate ? addDays(todayOf(clock), ahead) : todayOf(clock),
    guests: people(tools, member, counts[terms.realName] ?? 0),
  };
}

function stayBooking(
  tools: Tools,
  { clock, store }: Context,
  product: Readonly<StoredProduct>,
  member: Readonly<StoredMember>,
  inDays?: number,
) {
  const { faker } = tools;
  const terms = product.terms as StayTerms;
  const ahead = inDays ?? Math.floor(faker.number.float({ max: 1 }) ** 1.5 * 30) + terms.aheadDays;
  const checkInDate = addDays(todayOf(clock), ahead);
  const min = minNightsOf(store, product);
  const nights = faker.number.int({ min, max: Math.min(terms.maxNights, min + 3) });
  const qty = faker.number.int({ max: 4 }) === 0 ? Math.min(2, terms.maxRooms) : 1;
  return {
    qty,
    checkInDate,
    checkOutDate: addDays(checkInDate, nights),
    guests: people(tools, member, qty * faker.number.int({ min: 1, max: 2 })),
  };
}
