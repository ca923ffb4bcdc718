import { dayMs } from '#contracts/days.ts';
import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import type { Context } from '../records/context.ts';
import { answerMs, channelRefusal } from './channel.ts';
import type { Withdraw } from './withdrawRules.ts';

/**
 * What the channel does with the money of a withdrawal. Wallets are paid by themselves; that a bank transfer has arrived somebody has to confirm, but the bank
 * tells when it could not be made. Members whose mobile ends in 43 never take money into their WeChat wallet: after a day it comes back.
 */

const isNeverTaken = ({ way }: Withdraw, mobile: string) =>
  way === withdrawWay.wechat && mobile.endsWith('43');

/** Why the channel will refuse the present or next try; '' when it will not. */
export function payoutRefusal({ store }: Context, withdraw: Withdraw): string {
  const mobile = store.members.get(withdraw.memberId)?.mobile ?? '';
  if (isNeverTaken(withdraw, mobile)) return '会员24小时内未确认收款';
  const isFirst = !withdraw.logs.some(
    ({ fromStatus, toStatus }) => fromStatus === withdrawStatus.paying && toStatus === withdrawStatus.failed,
  );
  return channelRefusal(mobile, isFirst, '打款');
}

/** The fields of a withdrawal that was handed to the channel. It gets the withdrawal's number; each try has a number of its own there. */
export function askPayout(context: Context, withdraw: Withdraw) {
  const { store, clock } = context;
  const refusal = payoutRefusal(context, withdraw);
  const mobile = store.members.get(withdraw.memberId)?.mobile ?? '';
  const waits = isNeverTaken(withdraw, mobile) ? dayMs : answerMs;
  const isAnswered = withdraw.way !== withdrawWay.bank || refusal !== '';
  const tries = withdraw.tries + 1;
  return {
    tries,
    answerAt: isAnswered ? clock.now() + waits : 0,
    channelNo: `60${withdraw.withdrawNo.slice(2)}${String(tries).padStart(2, '0')}`,
  };
}
