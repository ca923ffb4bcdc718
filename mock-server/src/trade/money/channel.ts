import { payType, refundStatus } from '#contracts/enums/orders.ts';
import { answerMs, channelRefusal } from '../../finance/channel.ts';
import type { Context } from '../../records/context.ts';
import type { StoredRefund } from '../../store/tradeRows.ts';

/** Refunds by the pay channel. */

/** The fields of a refund that was handed to the channel; `answerAt` is 0 for offline payments, which no channel answers. */
export function askChannel({ clock }: Context, { channel, refundNo }: Readonly<StoredRefund>) {
  if (channel !== payType.wechat) return { answerAt: 0 };
  return { answerAt: clock.now() + answerMs, channelNo: `50${refundNo.slice(2)}` };
}

/** '' when it went through. */
export function channelFailure({ store }: Context, { memberId, logs }: Readonly<StoredRefund>): string {
  const mobile = store.members.get(memberId)?.mobile ?? '';
  const isFirst = !logs.some(
    ({ toStatus, fromStatus }) => toStatus === refundStatus.failed && fromStatus === refundStatus.paying,
  );
  return channelRefusal(mobile, isFirst, '退款');
}
