import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { withdraws } from '#contracts/areas/withdraws.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { askMove } from '../../kit/dialogs/askMove.ts';
import { formatMoney } from '../../kit/display/format.ts';
import type { AskedMove } from './moves.ts';
import { type Shown, useWithdrawAbout } from './useWithdrawAbout.ts';

/** The moves that need only a question. A payment is handed over to the channel, which answers later. */
export function useAskedMoves(onChanged: () => unknown) {
  const { t } = useTranslation('withdraws');
  const aboutOf = useWithdrawAbout();
  return useCallback(
    (move: AskedMove, withdraw: Shown & { id: string }) => {
      const { id, amount, arriveAmount } = withdraw;
      const questions = {
        pay: t('payConfirm', { amount: formatMoney(arriveAmount) }),
        retry: t('retryConfirm', { amount: formatMoney(arriveAmount) }),
        giveBack: t('giveBackConfirm', { amount: formatMoney(amount) }),
      };
      const done = () => (move === 'giveBack' ? reportDone() : notify('success', t('handedOver')));
      const send = () => call(withdraws[move], { params: { id } });
      return askMove(questions[move], aboutOf(withdraw), send, () => onChanged(), done);
    },
    [aboutOf, onChanged, t],
  );
}
