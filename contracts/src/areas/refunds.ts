import type * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { belongType } from '../enums.ts';
import { listOf, type Status, status } from '../envelope.ts';
import { accessTo, ofOwn, withoutMerchant } from '../mirror.ts';
import { revealCall } from '../reveal.ts';
import type { RightName } from '../rights/rights.ts';
import { sumDays } from '../trade/orderQueries.ts';
import { statusCounts } from '../trade/orders.ts';
import {
  auditForm,
  finishForm,
  previewForm,
  refundCountQuery,
  refundDay,
  refundDaysQuery,
  refundForm,
  refundListQuery,
  refundOffer,
  refundRecord,
  refundRow,
  refundSumQuery,
  refundSums,
  revokeForm,
} from '../trade/refunds.ts';
import { type TradeKind, trades } from '../trade/trade.ts';

/** Refunds of the three kinds (domain design, sections 11 and 23). Every transition answers the fresh refund. */

function refundCalls<const Kind extends TradeKind>(kind: Kind) {
  const right = trades[kind].refund;
  const view = accessTo(right, 'view');
  const manage = accessTo(right, 'manage');
  /** Money moves by those only who manage all refunds of a kind. */
  const finance = { rights: [`manage${right}` as RightName], belongTypes: [belongType.system] };

  const list = get({
    path: `refunds-${kind}/list` as `refunds-${Kind}/list`,
    purpose: 'Refunds that match, newest first.',
    access: view.plain,
    query: refundListQuery,
    data: listOf(refundRow),
  });
  const countByStatus = get({
    path: `refunds-${kind}/count-by-status` as `refunds-${Kind}/count-by-status`,
    purpose: 'How many of the refunds that match are in each status.',
    access: view.plain,
    query: refundCountQuery,
    data: statusCounts,
  });
  const sum = get({
    path: `refunds-${kind}/sum` as `refunds-${Kind}/sum`,
    purpose: 'Number and amount of all refunds that match.',
    access: view.plain,
    query: refundSumQuery,
    data: refundSums,
  });
  const sumByDay = get({
    path: `refunds-${kind}/sum-by-day` as `refunds-${Kind}/sum-by-day`,
    purpose: `Number and amount of the refunds that succeeded on each day of a span of at most ${sumDays} days, first day first.`,
    access: view.plain,
    query: refundDaysQuery,
    data: listOf(refundDay),
  });
  const single = post({
    path: `refunds-${kind}/get/{id}` as `refunds-${Kind}/get/{id}`,
    purpose: 'One refund with everything about it and what the caller may do.',
    access: view.plain,
    data: refundRecord,
    errors: [status.notFound],
  });
  const reveal = revealCall({
    resource: `refunds-${kind}` as `refunds-${Kind}`,
    noun: 'refund',
    fields: ['memberMobile'],
    access: manage.plain,
  });
  const preview = post({
    path: `refunds-${kind}/preview` as `refunds-${Kind}/preview`,
    purpose: 'What the rule gives for tickets or nights of an order, now.',
    access: manage.plain,
    body: previewForm,
    data: refundOffer,
    errors: [status.notFound, status.precondition],
  });
  const add = post({
    path: `refunds-${kind}/add` as `refunds-${Kind}/add`,
    purpose: 'Asks for a refund in the name of staff: it needs no audit.',
    access: manage.plain,
    body: refundForm,
    data: refundRecord,
    errors: [status.invalid, status.notFound, status.wrongState, status.precondition],
  });
  const audit = post({
    path: `refunds-${kind}/audit/{id}` as `refunds-${Kind}/audit/{id}`,
    purpose: 'Lets a refund pass with its amounts (1), or refuses it (0).',
    access: manage.plain,
    body: auditForm,
    data: refundRecord,
    errors: [status.invalid, status.notFound, status.wrongState],
  });
  const byFinance = <const Verb extends string, Body = undefined>(
    verb: Verb,
    purpose: string,
    errors: readonly Status[] = [],
    body?: z.core.$ZodType<Body, unknown>,
  ) =>
    post({
      path: `refunds-${kind}/${verb}/{id}` as `refunds-${Kind}/${Verb}/{id}`,
      purpose,
      access: finance,
      ...(body && { body }),
      data: refundRecord,
      errors: [status.notFound, status.wrongState, ...errors],
    });
  return {
    ...{ list, countByStatus, sum, sumByDay, get: single, reveal, preview, add, audit },
    listOfOwn: ofOwn(withoutMerchant(list), view.own),
    countByStatusOfOwn: ofOwn(withoutMerchant(countByStatus), view.own),
    sumOfOwn: ofOwn(withoutMerchant(sum), view.own),
    sumByDayOfOwn: ofOwn(withoutMerchant(sumByDay), view.own),
    getOfOwn: ofOwn(single, view.own),
    revealOfOwn: ofOwn(reveal, manage.own),
    previewOfOwn: ofOwn(preview, manage.own),
    addOfOwn: ofOwn(add, manage.own),
    auditOfOwn: ofOwn(audit, manage.own),
    execute: byFinance('execute', 'Hands the money to the channel.', [status.precondition]),
    retry: byFinance('retry', 'Hands it to the channel again, under the same number.'),
    finish: byFinance('finish', 'The money has arrived.', [status.amountMismatch], finishForm),
    finishOffline: byFinance(
      'finish-offline',
      'The money was given back outside the channel.',
      [status.amountMismatch],
      finishForm,
    ),
    revoke: byFinance('revoke', 'Takes the request back.', [], revokeForm),
  };
}

export const refundsPlace = area('refundsPlace', refundCalls('place'));
export const refundsHotel = area('refundsHotel', refundCalls('hotel'));
export const refundsHouse = area('refundsHouse', refundCalls('house'));
