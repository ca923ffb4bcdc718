import { accountJournals } from '../../src/areas/accountJournals.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { addDays } from '../../src/days.ts';
import { journalType, sendPlanStatus } from '../../src/enums/finance.ts';
import { equalParts } from './reckon.ts';
import type { Rule } from './rule.ts';
import type { Member } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Where the money of incomes is: plans to the cent and to the day (E3, E4, E8), accounts and their journal. */

export const where = {
  plans: 'domain design, sections 12.3 and 19 (E3, E8)',
  income: 'domain design, section 12.2',
  plan: 'domain design, section 12.4',
};
export const rule = (area: string, says: string, place: string, check: Rule['check']): Rule => ({
  ...{ area, kind: 'money', where: place, writes: true, check },
  says: `${area}: ${says}`,
});
export const accountOf = (talk: Talk, { id }: Member) => talk.ok(memberAccounts.get, { params: { id } });
/** Rows of the journal of a member, oldest first: type, change, balance after it. */
export async function rowsOf(talk: Talk, { id }: Member): Promise<number[][]> {
  const { list } = await talk.ok(accountJournals.list, { query: { memberId: id, limit: 100 } });
  return list.map(({ type, change, balanceAfter }: Json) => [type, change, balanceAfter]).reverse();
}
export async function expectIncome(talk: Talk, id: string, wanted: Record<string, unknown>): Promise<Json> {
  const income = await talk.ok(incomeRecords.get, { params: { id } });
  for (const [name, value] of Object.entries(wanted)) talk.same(`${name} of the income`, income[name], value);
  const { amount, sentAmount, pendingAmount, cancelAmount } = income;
  talk.same('sent, pending and cancelled add up', sentAmount + pendingAmount + cancelAmount, amount);
  return income;
}
export const code = (plans: Json[]) => plans.map(({ status: one }) => one);
export const { waiting, sent, cancelled } = sendPlanStatus;
export const { incomeSent, incomeTakenBack, deducted } = journalType;

/** The next day that is a 31st, which shorter months do not have. */
export function next31(today: string): string {
  for (let day = today; ; day = addDays(day, 1)) if (day.endsWith('-31')) return day;
}
/** So many months later on the same day, or the last one of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return at.toISOString().slice(0, 10);
}

/** Equal parts, so many months one after the other. */
export function expectPlans(
  talk: Talk,
  plans: Json[],
  amount: number,
  periods: number,
  firstDate: string,
  everyMonths = 1,
): void {
  const days = Array.from({ length: periods }, (_, at) => monthsLater(firstDate, at * everyMonths));
  talk.same(
    'parts',
    plans.map((one) => one.amount),
    equalParts(amount, periods),
  );
  talk.same(
    'days',
    plans.map((one) => one.planDate),
    days,
  );
  talk.same(
    'periods',
    plans.map((one) => one.period),
    days.map((_, at) => at + 1),
  );
}

export const spend = async (talk: Talk, member: Member) => {
  const { balance, version } = await accountOf(talk, member);
  const body = { direction: 20, amount: balance, reason: '会员已在门店消费', version };
  await talk.ok(memberAccounts.adjust, { params: { id: member.id }, body });
};
