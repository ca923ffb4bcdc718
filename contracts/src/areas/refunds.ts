import type * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { belongType } from '../enums.ts';
import { type Status, status } from '../envelope.ts';
import { accessTo, ofOwn } from '../mirror.ts';
import { revealCall } from '../reveal.ts';
import type { RightName } from '../rights/rights.ts';
import { readCalls } from '../trade/readCalls.ts';
import {
  auditForm,
  finishForm,
  finishOfflineForm,
  previewForm,
  refundCountQuery,
  refundForm,
  refundListQuery,
  refundOffer,
  refundRecord,
  refundRow,
  refundSumQuery,
  refundSums,
  revokeForm,
  stayPreviewForms,
  stayRefundForms,
} from '../trade/refunds.ts';
import { type StayKind, type TradeKind, trades } from '../trade/trade.ts';

/** Refunds of the three kinds (domain design, sections 11 and 23). Every transition answers the fresh refund. */

function refundCalls<const Kind extends TradeKind>(kind: Kind) {
  const right = trades[kind].refund;
  const manage = accessTo(right, 'manage');
  /** Only those who manage all refunds of a kind may move money. */
  const finance = { rights: [`manage${right}` as RightName], belongTypes: [belongType.system] };

  const base = `refunds-${kind}` as `refunds-${Kind}`;
  const reads = readCalls({
    base,
    right,
    noun: 'refund',
    words: { sequence: 'newest first unless another column is named', amounts: 'amount' },
    row: refundRow,
    record: refundRecord,
    sums: refundSums,
    queries: {
      list: refundListQuery,
      countByStatus: refundCountQuery,
      sum: refundSumQuery,
    },
  });
  const reveal = revealCall({
    resource: base,
    noun: 'refund',
    fields: ['memberMobile'],
    access: manage.plain,
  });
  // Tickets have no rooms. The type is that of both, so that the three kinds have one.
  const asked = kind === 'place' ? previewForm : stayPreviewForms[kind as StayKind];
  const requested = kind === 'place' ? refundForm : stayRefundForms[kind as StayKind];
  const preview = post({
    path: `refunds-${kind}/preview` as `refunds-${Kind}/preview`,
    purpose: 'What the rule gives for tickets or nights of an order, now.',
    access: manage.plain,
    body: asked as typeof stayPreviewForms.hotel,
    data: refundOffer,
    errors: [status.invalid, status.notFound, status.wrongState, status.precondition],
  });
  const add = post({
    path: `refunds-${kind}/add` as `refunds-${Kind}/add`,
    purpose: 'Asks for a refund in the name of staff: it needs no audit.',
    access: manage.plain,
    body: requested as typeof stayRefundForms.hotel,
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
    ...reads.plain,
    reveal,
    preview,
    add,
    audit,
    ...reads.own,
    revealOfOwn: ofOwn(reveal, manage.own),
    previewOfOwn: ofOwn(preview, manage.own),
    addOfOwn: ofOwn(add, manage.own),
    auditOfOwn: ofOwn(audit, manage.own),
    execute: byFinance('execute', 'Hands the money to the channel.', [status.precondition]),
    retry: byFinance('retry', 'Hands it to the channel again, under the same number.', [status.precondition]),
    finish: byFinance('finish', 'The money has arrived.', [status.amountMismatch], finishForm),
    finishOffline: byFinance(
      'finish-offline',
      'The money was given back outside the channel.',
      [status.amountMismatch],
      finishOfflineForm,
    ),
    revoke: byFinance(
      'revoke',
      'Takes the request back before its audit; one that staff began, until its money moves.',
      [],
      revokeForm,
    ),
  };
}

export const refundsPlace = area('refundsPlace', refundCalls('place'));
export const refundsHotel = area('refundsHotel', refundCalls('hotel'));
export const refundsHouse = area('refundsHouse', refundCalls('house'));
