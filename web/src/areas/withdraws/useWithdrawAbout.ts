import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawRow } from '#contracts/areas/withdraws.ts';
import { largeAmount } from '../../domain/trade/largeAmount.ts';
import type { About } from '../../kit/dialogs/confirm.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { hindrances } from './hindrances.ts';

/** The part of a withdrawal that a question or a dialog shows. */
export type Shown = Pick<
  WithdrawRow,
  | 'withdrawNo'
  | 'memberName'
  | 'memberMobile'
  | 'amount'
  | 'arriveAmount'
  | 'way'
  | 'payeeAccount'
  | 'payeeBank'
  | 'failReason'
  | 'memberFrozen'
  | 'accountLocked'
  | 'status'
>;

/** Who gets how much, where, what hinders it, whether it is much, and why the last payment failed. The same in the list and on the page of a withdrawal. */
export function useWithdrawAbout(): (withdraw: Shown) => About {
  const { t } = useTranslation(['withdraws', 'orders']);
  const label = useLabel();
  const wayName = useCodeName('withdrawWay');
  return useCallback(
    ({ memberName, memberMobile, amount, arriveAmount, way, payeeAccount, payeeBank, ...withdraw }) => ({
      facts: [
        { label: label('withdrawNo'), value: withdraw.withdrawNo },
        { label: label('member'), value: `${memberName} ${memberMobile}` },
        { label: label('withdrawAmount'), value: formatMoney(amount) },
        { label: label('arriveAmount'), value: formatMoney(arriveAmount) },
        { label: label('withdrawWay'), value: wayName(way) },
        { label: label('payeeAccount'), value: `${payeeBank} ${payeeAccount}`.trim() },
      ],
      warnings: [
        ...hindrances(withdraw),
        ...(amount >= largeAmount ? [t('withdraws:isLarge', { amount: formatMoney(amount) })] : []),
        ...(withdraw.failReason ? [t('withdraws:failedBefore', { reason: withdraw.failReason })] : []),
      ],
    }),
    [label, t, wayName],
  );
}
