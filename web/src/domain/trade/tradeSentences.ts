import { useTranslation } from 'react-i18next';
import { cancelRule, lateFee } from '#contracts/enums/products.ts';
import { lateFeeOf } from '#contracts/trade/cancelTerms.ts';
import { type RefundRuling, refundRuling } from '#contracts/trade/refunds.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { formatRate } from '../../kit/display/format.ts';

/** The cancellation terms of an order in the wire's fields. Rates in basis points. */
interface CancelTerms {
  cancelRule: number;
  cancelDays: number;
  cancelTime: string;
  lateFee: number;
  feeRate: number;
  partRefund: number;
}

/** The first and the last day on which tickets can be used. */
export interface TicketDays {
  useDate: string;
  validUntil: string;
}

/** The cancellation rule of an order as a sentence (domain design, sections 10.2 and 11.4). Uses the messages `trade`. */
export function useCancelSentence(kind: TradeKind): (terms: CancelTerms, days?: TicketDays) => string {
  const { t } = useTranslation('trade');
  const ofTickets = kind === 'place';
  const deadline = ({ cancelDays: days, cancelTime: time }: CancelTerms, of?: TicketDays) => {
    // Tickets for any day of a span count from its last one.
    if (ofTickets && of?.validUntil !== of?.useDate)
      return t(days === 0 ? 'onLastDay' : 'beforeLastDay', { days, time });
    if (days === 0) return t(ofTickets ? 'onUseDay' : 'onArrivalDay', { time });
    return t(ofTickets ? 'beforeUse' : 'beforeArrival', { days, time });
  };
  const late = ({ lateFee: fee, feeRate }: CancelTerms) => {
    const code = lateFeeOf(kind, fee);
    if (code === lateFee.rate) return t('thenRate', { rate: formatRate(feeRate) });
    return t(code === lateFee.all ? 'thenAll' : 'thenFirstNight');
  };
  const rule = (terms: CancelTerms, of?: TicketDays) => {
    if (terms.cancelRule === cancelRule.never) return t('neverRefunded');
    if (terms.cancelRule === cancelRule.anyTime) return t(ofTickets ? 'freeUntilUse' : 'freeUntilArrival');
    return t('freeUntil', { deadline: deadline(terms, of), late: late(terms) });
  };
  return (terms, of) =>
    ofTickets && terms.partRefund === 0 ? t('wholeOnly', { rule: rule(terms, of) }) : rule(terms, of);
}

interface Ruled {
  ruling: number;
  /** `yyyy-MM-dd HH:mm:ss`, or ''. */
  deadline: string;
}

/** The reason for the fee of a refund as a sentence (domain design, section 11.2). Uses the messages `trade`. */
export function useRulingSentence(): (ruled: Ruled, feeRate: number) => string {
  const { t } = useTranslation('trade');
  return ({ ruling, deadline }, feeRate) => {
    const key = keys[ruling as RefundRuling];
    return key ? t(key, { deadline: deadline.slice(0, 16), rate: formatRate(feeRate) }) : String(ruling);
  };
}

const keys = {
  [refundRuling.free]: 'ruledFree',
  [refundRuling.anyTime]: 'ruledAnyTime',
  [refundRuling.inTime]: 'ruledInTime',
  [refundRuling.lateRate]: 'ruledLateRate',
  [refundRuling.lateFirstNight]: 'ruledFirstNight',
  [refundRuling.lateAll]: 'ruledLateAll',
  [refundRuling.never]: 'ruledNever',
  [refundRuling.stayed]: 'ruledStayed',
} as const;
