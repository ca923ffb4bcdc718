import IconClock from '@douyinfe/semi-icons/lib/es/icons/IconClock';
import { useTranslation } from 'react-i18next';
import { refundStatus } from '#contracts/enums/orders.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import css from './RefundStatusTag.module.css';

const tones: Record<number, Tone> = {
  [refundStatus.toAudit]: 'orange',
  [refundStatus.toPay]: 'orange',
  [refundStatus.paying]: 'blue',
  [refundStatus.done]: 'green',
  [refundStatus.failed]: 'red',
  [refundStatus.refused]: 'red',
  [refundStatus.revoked]: 'grey',
};

/** The status of a refund, with a red clock if staff have not handled it for more than a day (domain design, section 11.1). */
export function RefundStatusTag({ refund }: { refund: { status: number; overdue: boolean } }) {
  const { t } = useTranslation('refunds');
  const name = useCodeName('refundStatus');
  return (
    <span className={css.state}>
      <StatusTag tone={tones[refund.status] ?? 'grey'}>{name(refund.status)}</StatusTag>
      {refund.overdue && (
        <span className={css.overdue} title={t('overdueHint')}>
          <IconClock size="small" aria-hidden />
          {t('overdue')}
        </span>
      )}
    </span>
  );
}
