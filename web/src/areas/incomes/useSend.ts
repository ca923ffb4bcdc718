import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type SendPlanRow, sendPlans } from '#contracts/areas/sendPlans.ts';
import { sendPlanStatus } from '#contracts/enums/finance.ts';
import { call } from '../../api/client.ts';
import { ApiError, reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { hindrances } from './hindrances.ts';

export type Plan = Pick<
  SendPlanRow,
  | 'id'
  | 'planNo'
  | 'memberName'
  | 'memberMobile'
  | 'period'
  | 'periods'
  | 'planDate'
  | 'amount'
  | 'failReason'
  | 'memberFrozen'
  | 'accountLocked'
  | 'status'
>;

/** 发放 and 重发 after a question. A plan that failed technically says why, and the list shows it. */
export function useSend(onChanged: () => unknown) {
  const { t } = useTranslation('incomes');
  const label = useLabel();
  return useCallback(
    async (plan: Plan) => {
      const { id, planNo, memberName, memberMobile, period, periods, planDate, amount, failReason } = plan;
      const about = {
        facts: [
          { label: label('planNo'), value: planNo },
          { label: label('member'), value: `${memberName} ${memberMobile}` },
          { label: label('planPeriod'), value: `${period}/${periods}` },
          { label: label('planDate'), value: planDate },
          ...(failReason ? [{ label: t('lastFailure'), value: failReason }] : []),
        ],
        warnings: hindrances(plan),
      };
      const question = t(failReason ? 'resendAsk' : 'sendAsk', { amount: formatMoney(amount) });
      if (!(await confirmAction(question, about))) return;
      try {
        const sent = await call(sendPlans.send, { params: { id }, body: { amount } });
        if (sent.status === sendPlanStatus.failed)
          notify('error', t('sendFailed', { reason: sent.failReason }));
        else reportDone();
      } catch (error) {
        // What stands against it is shown, and what became of it where the answer was lost.
        if (error instanceof ApiError) void onChanged();
        throw error;
      }
      await onChanged();
    },
    [label, onChanged, t],
  );
}
