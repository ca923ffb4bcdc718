import { journalType, type WithdrawWay, withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { bankCheckDigit } from '#contracts/forms/identity.ts';
import { operatorType } from '#contracts/logs.ts';
import { post } from '../../finance/accounts.ts';
import {
  auditWithdraw,
  channelAnswers,
  finishWithdraw,
  freeze,
  giveBackWithdraw,
  payWithdraw,
  revokeWithdraw,
} from '../../finance/withdrawMoves.ts';
import { memberWithdraws } from '../../finance/withdrawRequests.ts';
import type { Withdraw } from '../../finance/withdrawRules.ts';
import { addMember } from '../../members/newMember.ts';
import type { Context } from '../../records/context.ts';
import { numberAt } from '../../records/numbers.ts';
import { byMember, bySystem, type Clerk } from '../../records/operators.ts';
import { sheet, stored } from '../../seed/drawings.ts';
import { documentAt } from '../../seed/memberProfiles.ts';
import type { StoredMember } from '../../store/memberRows.ts';
import { runAllJobs } from '../../wire/jobs.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { personaIds } from '../personas.ts';

/** Withdrawals in a wanted state, reached by the moves themselves, each of a new member who has shown who he is. */

const contextOf = (mock: Mock): Context => ({ ...mock.context, caller: undefined });
const balance = 500_000;
const amount = 300_000;
/** Nobody who has the right, so that the two-person rule is in nobody's way. */
const auditor: Clerk = { type: operatorType.staff, id: personaIds.operator, name: '苏晚晴' };
const cashier: Clerk = { type: operatorType.staff, id: personaIds.support, name: '何以安' };

const cardBody = '990000777770001';
export const card = cardBody + bankCheckDigit(cardBody);
const payees = {
  [withdrawWay.wechat]: { account: '听海的人' },
  [withdrawWay.bank]: { account: card, bank: '华夏东方银行杭州分行' },
  [withdrawWay.alipay]: { account: '19900777000' },
};
/** Alipay knows people by this, too. */
export const emailPayee = { account: 'jiangwanzhou@example.com' };

/** A member with a document and a balance; the channel pays him. */
export function memberWithBalance(
  mock: Mock,
  values: Partial<StoredMember> = {},
  cents = balance,
): Readonly<StoredMember> {
  const { store } = mock;
  const count = store.members.rows().length;
  const member = addMember(store, {
    ...{ name: '江晚舟', mobile: `1990${String(7_700_000 + count * 10)}`, gradeId: '1' },
    ...documentAt(count),
    ...values,
  });
  if (cents > 0)
    post(contextOf(mock), {
      ...{ memberId: member.id, type: journalType.added, change: cents },
      ...{ remark: '期初余额', by: bySystem },
    });
  return member;
}

interface Setup {
  way?: WithdrawWay;
  /** Other than that of the way. */
  payee?: { account: string };
  /** Who audits it. */
  auditorId?: string;
}

/** A new withdrawal in a status, by as few moves as possible. */
export function withdrawIn(
  mock: Mock,
  status: number,
  { way = withdrawWay.wechat, payee = payees[way], auditorId = auditor.id }: Setup = {},
): Withdraw {
  const context = contextOf(mock);
  const { mobile } = memberWithBalance(mock);
  const asked = memberWithdraws(context, { mobile, amount, way, ...payee });
  if (status === withdrawStatus.toAudit) return asked;
  if (status === withdrawStatus.revoked) return revokeWithdraw(context, asked);
  const by = { ...auditor, id: auditorId };
  if (status === withdrawStatus.refused)
    return auditWithdraw(context, asked, { pass: 0, reason: '收款账户与本人不符' }, by);
  const passed = auditWithdraw(context, asked, { pass: 1 }, by);
  if (status === withdrawStatus.toPay) return passed;
  const paying = payWithdraw(context, passed, cashier);
  // The simulated channel would answer within seconds; the answer is put off so that the withdrawal stays in this status.
  if (status === withdrawStatus.paying)
    return way === withdrawWay.bank
      ? paying
      : mock.store.withdraws.update(paying.id, { answerAt: mock.clock.now() + 3_600_000 });
  const { channelNo } = paying;
  if (status === withdrawStatus.done) return arrived(mock, paying);
  const failed = channelAnswers(context, paying, { failReason: '收款账户状态异常', channelNo });
  if (status === withdrawStatus.failed) return failed;
  if (status === withdrawStatus.returned) return giveBackWithdraw(context, failed, cashier);
  throw new ControlError(400, `There is no status ${status} of withdrawals.`);
}

/** The latest one of seven of a member, who took back all others: more than anybody may ask for in a day. */
export function withdrawOfMany(mock: Mock): Withdraw {
  const context = contextOf(mock);
  const { withdraws } = mock.store;
  const { mobile } = memberWithBalance(mock);
  const way = withdrawWay.wechat;
  let last = memberWithdraws(context, { mobile, amount, way, ...payees[way] });
  const { id: _id, version: _version, ...like } = last;
  for (let more = 6; more > 0; more--) {
    revokeWithdraw(context, last);
    last = withdraws.insert({
      ...like,
      withdrawNo: numberAt(like.createTime, 'TX', withdraws.rows().length),
    });
    freeze(context, last, byMember({ name: last.memberName }));
  }
  return last;
}

/** The number of a transfer that pays this withdrawal and no other one. */
export const transferNoOf = ({ withdrawNo }: Withdraw): string => `HZ${withdrawNo.slice(2)}`;

/** The channel has paid, or the bank, with a certificate. */
function arrived(mock: Mock, paying: Withdraw): Withdraw {
  const { clock, context, store } = mock;
  const { id, way, withdrawNo } = paying;
  if (way !== withdrawWay.bank) {
    store.withdraws.note(id, { answerAt: clock.now() });
    runAllJobs(context);
    return store.withdraws.get(id) ?? paying;
  }
  const certificate = stored(mock.files, 'transfer.svg', sheet('转账回单', withdrawNo));
  const transfer = { amount, transferNo: transferNoOf(paying), certificates: [certificate] };
  return finishWithdraw(contextOf(mock), paying, transfer, cashier);
}
