import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { channelRefusal, type RefundRow } from '#contracts/trade/refunds.ts';

/** Why the channel does not pay a refund any more, in words: none, or one sentence. Only 线下退款 is left then. */
export function useNoChannel(): (refund: Pick<RefundRow, 'channelRefusal'>) => string[] {
  const { t } = useTranslation('refunds');
  return useCallback(
    ({ channelRefusal: code }) => {
      if (code === channelRefusal.tooLate) return [t('noChannel', { reason: t('sentences.refundTooLate') })];
      if (code === channelRefusal.tooMany) return [t('noChannel', { reason: t('sentences.tooManyRefunds') })];
      return [];
    },
    [t],
  );
}
