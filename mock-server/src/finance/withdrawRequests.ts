import { type WithdrawWay, withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import { withdrawLimits } from '#contracts/finance/withdrawForms.ts';
import { isCredential } from '#contracts/forms/documents.ts';
import { isMobile } from '#contracts/forms/fields.ts';
import { isBankCard, isPersonName } from '#contracts/forms/identity.ts';
import { never } from '#contracts/wireTime.ts';
import { say } from '#contracts/words.ts';
import '#contracts/words/merchants.ts';
import '#contracts/words/withdraws.ts';
import type { Context } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { numberAt } from '../records/numbers.ts';
import { byMember, logLine } from '../records/operators.ts';
import type { StoredMember } from '../store/memberRows.ts';
import { nowOf, todayOf } from '../store/today.ts';
import { accountOf } from './accounts.ts';
import { freeze } from './withdrawMoves.ts';
import { obstacleOf, type Withdraw } from './withdrawRules.ts';

/** A member asks for money in his own app (domain design, section 14; docs/decisions/0031-withdrawals.md). */

type Member = Readonly<StoredMember>;

export interface WithdrawRequest {
  mobile: string;
  /** Cents. */
  amount: number;
  way: WithdrawWay;
  /** Number of a card, a mobile or e-mail address of Alipay, or the nickname of WeChat, by default that of the member. */
  account?: string | undefined;
  /** Of a card. */
  bank?: string | undefined;
}

const { toAudit, toPay, paying, refused, returned, revoked } = withdrawStatus;
const underWay: readonly number[] = [toAudit, toPay, paying];
const over: readonly number[] = [refused, returned, revoked];

/**
 * – → 10: the amount is frozen. It goes to an account of the member himself, whose name the channel gets.
 * @throws -1002, -1006 or -1008 for what stands against it
 */
export function memberWithdraws(context: Context, request: WithdrawRequest): Withdraw {
  const { store, clock } = context;
  const { mobile, amount, way } = request;
  const member = store.members.by('mobile', mobile)[0];
  if (!member) return fail(status.precondition, say('memberNotFound'), { field: 'mobile' });
  const obstacle = obstacleOf(context, member.id);
  // The member reads of his own account.
  if (obstacle) fail(status.precondition, say(obstacle === 'memberFrozen' ? 'accountFrozen' : obstacle));
  expectAmount(context, member, amount);
  expectDay(context, member, amount);
  expectKnown(member, amount);
  const payee = { payeeName: member.name, ...payeeOf(member, request) };
  const createTime = nowOf(clock);
  const by = byMember(member);
  const withdraw = store.withdraws.insert({
    ...payee,
    ...{ amount, way, createTime, fee: 0 },
    withdrawNo: numberAt(createTime, 'TX', store.withdraws.rows().length),
    memberId: member.id,
    memberName: member.name,
    memberMobile: member.mobile,
    status: toAudit,
    ...{ auditUserId: '', auditUser: '', auditTime: never, rejectReason: '' },
    ...{ payUser: '', payTime: never, tries: 0, answerAt: 0, channelNo: '', failReason: '' },
    ...{ certificates: [], finishTime: never },
    logs: [logLine(context, by, '申请提现', 0, toAudit)],
  });
  freeze(context, withdraw, by);
  return withdraw;
}

function expectAmount({ store }: Context, { id }: Member, amount: number): void {
  const { min } = withdrawLimits;
  if (!Number.isSafeInteger(amount) || amount < min)
    invalid('amount', say('withdrawTooSmall', { n: min / 100 }));
  if (amount > accountOf(store, id).balance) fail(status.short, say('withdrawShort'), { field: 'amount' });
  if (store.withdraws.by('memberId', id).some((one) => underWay.includes(one.status)))
    fail(status.precondition, say('withdrawOpen'));
}

/** Requests of a day count whatever became of them; amounts that came back to the balance do not. */
function expectDay({ store, clock }: Context, { id }: Member, amount: number): void {
  const { perDay } = withdrawLimits;
  const today = store.withdraws
    .by('memberId', id)
    .filter(({ createTime }) => createTime.startsWith(todayOf(clock)));
  if (today.length >= perDay.count) fail(status.precondition, say('withdrawDayCount', { n: perDay.count }));
  const taken = today.filter((one) => !over.includes(one.status)).reduce((sum, one) => sum + one.amount, 0);
  if (taken + amount > perDay.amount) invalid('amount', say('withdrawDayAmount', { n: perDay.amount / 100 }));
}

/** A name as people have one; from an amount on a document, too. */
function expectKnown({ name, credentialType, credentialNo }: Member, amount: number): void {
  if (!isPersonName(name)) fail(status.precondition, say('realNameMissing'));
  const { verifiedFrom } = withdrawLimits;
  if (amount >= verifiedFrom && !isCredential(credentialType, credentialNo))
    fail(status.precondition, say('identityUnverified', { n: verifiedFrom / 100 }));
}

function payeeOf({ name, nickname }: Member, { way, account = '', bank = '' }: WithdrawRequest) {
  if (way === withdrawWay.wechat) return { payeeAccount: account || nickname || name, payeeBank: '' };
  if (way === withdrawWay.alipay) {
    if (!isMobile(account) && !/^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/.test(account))
      invalid('account', say('alipayAccount'));
    return { payeeAccount: account, payeeBank: '' };
  }
  if (!isBankCard(account)) invalid('account', say('bankCard'));
  if (bank === '') invalid('bank', say('required', { label: 'payeeBank' }));
  return { payeeAccount: account, payeeBank: bank };
}
