/**
 * The pay channel, as far as a mock has one. It answers some seconds after it was asked, by the mock's clock. Members whose mobile ends in 44 have closed
 * their account, so that every payment to them fails; to those with 45 the first one fails.
 */

/** Milliseconds. */
export const answerMs = 3_000;

/** '' when it goes through. */
export function channelRefusal(mobile: string, isFirst: boolean, payment: '退款' | '打款'): string {
  if (mobile.endsWith('44')) return `收款账户已注销，${payment}失败`;
  return mobile.endsWith('45') && isFirst ? '渠道繁忙，请稍后重试' : '';
}
