import { payType } from '#contracts/enums/orders.ts';
import type { Context } from '../../records/context.ts';
import type { StoredRefund } from '../../store/tradeRows.ts';

/**
 * The pay channel, as far as a mock has one. It answers some seconds after it was asked, by the mock's clock. Members whose mobile ends
 * in 44 have closed their account, so that every refund to them fails; to those with 45 it fails the first time.
 */
const answerMs = 3_000;

/** The fields of a refund that was handed to the channel; `answerAt` is 0 for offline payments, which no channel answers. */
export function askChannel({ clock }: Context, { channel, refundNo }: Readonly<StoredRefund>) {
  if (channel !== payType.wechat) return { answerAt: 0 };
  return { answerAt: clock.now() + answerMs, channelNo: `50${refundNo.slice(2)}` };
}

/** '' when it went through. */
export function channelFailure({ store }: Context, { memberId, logs }: Readonly<StoredRefund>): string {
  const mobile = store.members.get(memberId)?.mobile ?? '';
  if (mobile.endsWith('44')) return '收款账户已注销，退款失败';
  const isFirst =
    logs.filter(({ toStatus, fromStatus }) => toStatus === 50 && fromStatus === 30).length === 0;
  return mobile.endsWith('45') && isFirst ? '渠道繁忙，请稍后重试' : '';
}
