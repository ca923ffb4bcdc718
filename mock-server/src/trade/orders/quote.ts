import { addDays, daysOf } from '#contracts/days.ts';
import type { PlaceQuoteForm, QuoteGuest, StayQuoteForm } from '#contracts/trade/orderForms.ts';
import type { OrderQuote } from '#contracts/trade/quotes.ts';
import type { StayKind, TradeKind } from '#contracts/trade/trade.ts';
import { wholeGuests } from '../../members/guests.ts';
import { gathering } from '../../records/attempts.ts';
import type { Context } from '../../records/context.ts';
import { todayOf } from '../../store/today.ts';
import type { StoredProduct } from '../../store/tradeRows.ts';
import { wholeYuan } from '../money/orderAmounts.ts';
import { isOffSeason } from '../products/offSeason.ts';
import { dayRow, leftOn } from '../products/stock.ts';
import type { Booking } from './bookingTypes.ts';
import { wholeMobiles } from './orderMember.ts';
import { discountsOf, reckon, stayCheck, ticketCheck } from './reckon.ts';

/** What an order would be, while staff type it: the checks and the arithmetic of the order itself, and nothing changes. */

/** Days that are shown before the days are chosen. */
const daysAhead = 14;

type Form = PlaceQuoteForm | StayQuoteForm;

export const quoteTickets = (context: Context, form: PlaceQuoteForm) =>
  quote(context, 'place', form, form.useDate, (booking) => {
    const check = ticketCheck(context, { ...booking, useDate: form.useDate ?? '' });
    return form.useDate === undefined ? undefined : check;
  });
export const quoteRooms = (context: Context, kind: StayKind, form: StayQuoteForm) =>
  quote(context, kind, form, form.checkInDate, (booking) => {
    const { checkInDate, checkOutDate } = form;
    if (checkInDate === undefined || checkOutDate === undefined) return undefined;
    return stayCheck(context, { ...booking, checkInDate, checkOutDate });
  });

function quote(
  context: Context,
  kind: TradeKind,
  form: Form,
  from: string | undefined,
  checkOf: (booking: Booking) => ReturnType<typeof stayCheck> | undefined,
): OrderQuote {
  const { faults, attempt } = gathering();
  const { memberMobile = '' } = attempt(() => wholeMobiles(context, form)) ?? {};
  const guests = wholeGuests(context, memberMobile, (form.guests ?? []).map(asGuest), attempt);
  const booking: Booking = {
    productId: form.productId ?? '',
    memberMobile,
    contactName: '',
    contactMobile: '',
    guests: guests.map(({ mobile = '', ...guest }) => ({ ...guest, mobile })),
    pointsUsed: form.pointsUsed,
    benefitId: form.benefitId,
    benefitCount: form.benefitCount,
    qty: form.qty ?? 1,
  };
  const check = checkOf(booking) ?? (() => undefined);
  const { product, booked, priced, cover, amounts } = reckon(context, kind, booking, check, attempt);
  const first = from ?? todayOf(context.clock);
  const dates = booked?.dates ?? daysOf(first, addDays(first, daysAhead - 1));
  const extras = (booked?.extras ?? []).map((extra) => ({ ...extra, date: '' }));
  const member = memberFacts(context, memberMobile);
  const lines = [...priced.map((line) => ({ ...line, name: '' })), ...extras];
  return {
    faults,
    member,
    product: product ? promisesOf(product) : null,
    days: product ? dates.map((date) => dayOf(context, product, date)) : [],
    amounts: amounts
      ? {
          lines: lines.map((line) => ({ ...line, subtotal: line.price * line.qty })),
          totalPrice: amounts.totalPrice,
          discounts: discountsOf(amounts, cover),
          pointsMost: Math.min(amounts.pointsMost, wholeYuan(member?.points ?? 0)),
          payPrice: amounts.payPrice,
        }
      : null,
  };
}

const asGuest = ({ name = '', credentialType = 10, credentialNo = '', ...rest }: QuoteGuest) => ({
  ...rest,
  ...{ name, credentialType, credentialNo },
});

function promisesOf(product: Readonly<StoredProduct>): OrderQuote['product'] {
  const { cancelRule, cancelDays, cancelTime, lateFee, feeRate, terms } = product;
  const rule = { cancelRule, cancelDays, cancelTime, lateFee, feeRate };
  if (!('breakfast' in terms))
    return { cancelTerms: { ...rule, partRefund: terms.partRefund }, breakfast: null, confirmMode: null };
  const { breakfast, confirmMode } = terms;
  return { cancelTerms: { ...rule, partRefund: 1 }, breakfast, confirmMode };
}

function dayOf({ store }: Context, product: Readonly<StoredProduct>, date: string) {
  const row = dayRow(store, product.id, date);
  const price = row?.enabled === 1 ? row.price : null;
  return { date, price, left: leftOn(store, product, date), inSeason: !isOffSeason(store, product, date) };
}

function memberFacts({ store }: Context, mobile: string): OrderQuote['member'] {
  const member = store.members.by('mobile', mobile)[0];
  if (!member) return null;
  const gradeName = store.memberGrades.get(member.gradeId)?.name ?? '';
  const { id, name, points } = member;
  return { id, name, gradeName, points };
}
