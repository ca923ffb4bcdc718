import { type BenefitType, countableBenefits } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import type { Context } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import type { StoredBenefitAccount } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';
import { todayOf } from '../store/today.ts';

/**
 * The benefit accounts of members (domain design, section 6.5): nothing else changes them. What an order uses is locked when it is made, used when it is
 * completed, and free again when it is cancelled or the part is refunded. An account begins with the first order of its year that uses the benefit.
 */

/** The total where a grade gives as many as one likes. */
const noLimit = 1_000_000;

/** Whether a total is such a one. */
export const unlimitedBy = (total: number): 0 | 1 => (total >= noLimit ? 1 : 0);

type Account = Readonly<StoredBenefitAccount>;
type Key = Pick<StoredBenefitAccount, 'memberId' | 'benefitId' | 'year'>;

/** How many of a benefit the grade of a member gives him a year; 0 = it does not give it. */
function givenTo(
  { members, memberGrades, memberBenefits }: Store,
  memberId: string,
  benefitId: string,
): number {
  const grade = memberGrades.get(members.get(memberId)?.gradeId ?? '');
  const given = grade?.benefits.find((one) => one.benefitId === benefitId);
  const type = memberBenefits.get(benefitId)?.type;
  if (!given || type === undefined || !countableBenefits.includes(type)) return 0;
  return given.quantity === 0 ? noLimit : given.quantity;
}

const accountOf = ({ benefitAccounts }: Store, { memberId, benefitId, year }: Key): Account | undefined =>
  benefitAccounts.by('memberId', memberId).find((one) => one.benefitId === benefitId && one.year === year);

/** What a member has of a benefit in a year. */
export function quotaOf(store: Store, key: Key): Pick<Account, 'total' | 'used' | 'locked'> {
  const account = accountOf(store, key);
  return account ?? { total: givenTo(store, key.memberId, key.benefitId), used: 0, locked: 0 };
}

/** The year whose quota an order of now uses. */
export const yearOf = ({ clock }: Context): number => Number(todayOf(clock).slice(0, 4));

/** The countable benefits of a type that a member's grade gives, enabled ones only, with what is left of each this year. */
export function leftOf(context: Context, memberId: string, type: BenefitType) {
  const { store } = context;
  const grade = store.memberGrades.get(store.members.get(memberId)?.gradeId ?? '');
  return (grade?.benefits ?? []).flatMap(({ benefitId }) => {
    const benefit = store.memberBenefits.get(benefitId);
    if (benefit?.type !== type || benefit.enabled === 0) return [];
    const { total, used, locked } = quotaOf(store, { memberId, benefitId, year: yearOf(context) });
    return [{ benefit, left: Math.max(0, total - used - locked), unlimited: unlimitedBy(total) }];
  });
}

/** @throws -1006 where fewer are left */
export function expectBenefit({ store }: Context, key: Key, count: number): void {
  const { total, used, locked } = quotaOf(store, key);
  if (used + locked + count > total) fail(status.short, say('benefitShort'), { field: 'benefitCount' });
}
/** @throws -1006 where fewer are left */
export function lockBenefit(context: Context, key: Key, count: number): void {
  expectBenefit(context, key, count);
  const { store } = context;
  const { total, used, locked } = quotaOf(store, key);
  const account = accountOf(store, key);
  if (account) store.benefitAccounts.update(account.id, { locked: locked + count });
  else store.benefitAccounts.insert({ ...key, total, used, locked: count });
}

/** Frees what an order had locked. */
export const freeBenefit = (context: Context, key: Key, count: number): void =>
  change(context, key, ({ locked }) => ({ locked: locked - count }));
/** What was locked is used. */
export const takeBenefit = (context: Context, key: Key, count: number): void =>
  change(context, key, ({ used, locked }) => ({ used: used + count, locked: locked - count }));
/** What was used comes back, of an order that is refunded after its completion. */
export const returnBenefit = (context: Context, key: Key, count: number): void =>
  change(context, key, ({ used }) => ({ used: used - count }));

function change(context: Context, key: Key, patch: (account: Account) => Partial<StoredBenefitAccount>) {
  const { store } = context;
  const account = accountOf(store, key);
  if (account) follow(context, store.benefitAccounts.update(account.id, patch(account)));
}

/** After a change of the grade: this year's totals are those of the new one, never less than what is taken already. */
export function followGrade(context: Context, memberId: string): void {
  for (const account of context.store.benefitAccounts.by('memberId', memberId)) follow(context, account);
}

/** What was kept up only for what had been taken goes down again when that comes back. */
function follow(context: Context, { id, memberId, benefitId, year, used, locked, total }: Account): void {
  if (year !== yearOf(context)) return;
  const wanted = Math.max(givenTo(context.store, memberId, benefitId), used + locked);
  if (wanted !== total) context.store.benefitAccounts.update(id, { total: wanted });
}

/** 16. Nothing is used or locked beyond the total; each account is one. */
export function benefitViolations(store: Store): string[] {
  const accounts = store.benefitAccounts.all();
  const names = accounts.map(
    ({ memberId, benefitId, year }) => `member ${memberId}, benefit ${benefitId} in ${year}`,
  );
  const openOf = Map.groupBy(
    store.orders.all().filter(({ benefitId }) => benefitId !== ''),
    ({ memberId, benefitId, benefitYear }) => `member ${memberId}, benefit ${benefitId} in ${benefitYear}`,
  );
  return accounts.flatMap(({ total, used, locked }, at) => {
    const name = names[at] ?? '';
    const taken = (openOf.get(name) ?? [])
      .flatMap(({ benefitParts }) => benefitParts)
      .reduce((sum, { count }) => sum + count, 0);
    const faults = {
      'less than nothing is used or locked': used >= 0 && locked >= 0,
      'more is used and locked than there is': used + locked <= total,
      'there are two accounts': names.indexOf(name) === at,
      'its orders do not add up': taken === used + locked,
    };
    return Object.entries(faults).flatMap(([words, holds]) => (holds ? [] : [`${name}: ${words}`]));
  });
}
