import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contracts/enums/orders.ts';
import { Countdown } from '../../kit/display/Countdown.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { StateSteps, type Step } from '../../kit/display/StateSteps.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import type { DetailKind, SharedOrder } from './orderKind.ts';
import { stepsOfOrder } from './stepsOfOrder.ts';

interface Props {
  order: SharedOrder;
  use: DetailKind<never, never>['words']['use'];
  /** Called when the time for payment or confirmation is over. */
  onOver: () => void;
}

const titles = {
  submit: 'stepSubmit',
  pay: 'stepPay',
  confirm: 'stepConfirm',
  finish: 'stepFinish',
} as const;

/** The steps of an order with the time left for the present one, and the reason if it was closed (domain design, section 10.2). */
export function OrderSteps({ order, use, onOver }: Props) {
  const { t } = useTranslation('orders');
  const closeName = useCodeName('closeType');
  const { status, expireTime, confirmDeadline, serverTime } = order;
  const rest = {
    pay: status === orderStatus.unpaid && { label: t('timeToPay'), until: expireTime },
    confirm: status === orderStatus.toConfirm && { label: t('timeToConfirm'), until: confirmDeadline },
  };
  const steps = stepsOfOrder(order).map(({ name, state, time }): Step => {
    if (name === 'closed')
      return {
        title: closeName(order.closeType),
        state,
        note: `${order.closeReason} ${formatDateTime(time)}`,
      };
    const left = name === 'pay' || name === 'confirm' ? rest[name] : false;
    return {
      title: t(name === 'use' ? use : titles[name]),
      state,
      note: left ? <Countdown {...left} now={serverTime} onEnd={onOver} /> : time && formatDateTime(time),
    };
  });
  return <StateSteps label={t('progress')} steps={steps} />;
}
