import { accountJournals } from '../../src/areas/accountJournals.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { members } from '../../src/areas/members.ts';
import { addDays } from '../../src/days.ts';
import { sendMode } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves } from '../../src/examples/incomes.ts';
import { maskMobile } from '../../src/forms/masks.ts';
import { part, passed, send, todayOf } from './incomeMoves.ts';
import { monthsLater } from './incomeScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** What is kept of the form of an income in each way of sending it, also when it goes on, and whom it can be for. */

const kept = ({ memberId, memberMobile, amount, remark, certificates, ...more }: Json) => ({
  ...{ memberId, memberMobile, amount, remark, certificates },
  ...{ sendMode: more.sendMode, everyMonths: more.everyMonths, periods: more.periods },
  plans: more.plans.map((one: Json) => [one.period, one.planDate, one.amount]),
});

/** What another way needs is not looked at. */
async function checkKept(talk: Talk): Promise<void> {
  const today = await todayOf(talk);
  const tomorrow = addDays(today, 1);
  const member = await newMember(talk);
  const plans = [tomorrow, addDays(today, 4)].map((planDate) => ({ planDate, amount: part }));
  const pictures = ['/api/resorts/uploads/income.png', '/api/resorts/uploads/contract.png'];
  const idle = { periods: 5, everyMonths: 4, firstDate: tomorrow, plans };
  const { once, equal, custom } = sendMode;
  for (const [mode, wanted, everyMonths] of [
    [once, [[1, tomorrow, 2 * part]], 0],
    [equal, [0, 1, 2, 3, 4].map((at) => [at + 1, monthsLater(tomorrow, 4 * at), (2 * part) / 5]), 4],
    [custom, plans.map((one, at) => [at + 1, one.planDate, one.amount]), 0],
  ] as const) {
    const own = { amount: 2 * part, remark: `组织补贴${mode}`, certificates: pictures };
    const body = { memberId: member.id, ...own, sendMode: mode, ...idle };
    const added = await talk.ok(incomeRecords.add, { body }, 'finance');
    const form = {
      ...{ memberId: member.id, memberMobile: maskMobile(member.mobile), ...own },
      ...{ sendMode: mode, everyMonths, periods: wanted.length, plans: wanted },
    };
    talk.same(`what is kept of way ${mode}`, kept(added), form);
    const params = { id: added.id };
    talk.same('the same by get', kept(await talk.ok(incomeRecords.get, { params })), form);
    const audited = await talk.ok(incomeRecords.audit, { params, body: incomeMoves.audit });
    talk.same('the same after its audit', kept(audited), form);
    const body2 = { ...incomeMoves.void, takeBack: 0 };
    const over = await talk.ok(incomeRecords.void, { params, body: body2 });
    talk.same('the same when it is void', kept(over), form);
  }
  const bare = { memberId: member.id, amount: part, remark: '组织补贴', sendMode: once, firstDate: today };
  const added = await talk.ok(incomeRecords.add, { body: bare }, 'finance');
  talk.same('pictures of one without', added.certificates, []);
  talk.same('its day', kept(added).plans, [[1, today, part]]);
}

/** A frozen member can be owed something, too: it says so, and it is sent when he is free again. */
async function checkFrozen(talk: Talk): Promise<void> {
  const member = await newMember(talk);
  const params = { id: member.id };
  const found = async () => {
    const { list, count } = await talk.ok(incomeRecords.members, { query: { name: member.mobile } });
    talk.same('members with his mobile', [count, list.length], [1, 1]);
    return list[0];
  };
  const { id, name, mobile, frozen } = await found();
  const record = await talk.ok(members.get, { params });
  talk.same('who can be chosen', [id, name, mobile], [member.id, record.name, record.mobile]);
  talk.same('he is not frozen', frozen, 0);
  await talk.ok(members.freeze, { params, body: { reason: '核实身份' } });
  talk.same('he is frozen', (await found()).frozen, 1);
  const { plans } = await passed(talk, { member, sendMode: 10, plans: undefined });
  await talk.ok(members.unfreeze, { params });
  await send(talk, plans[0] as Json);
}

async function checkNobody(talk: Talk): Promise<void> {
  const today = await todayOf(talk);
  const query = { memberId: absentId, startDate: today, endDate: today };
  await talk.refused(accountJournals.byDay, status.notFound, { query });
  const { id: memberId } = await newMember(talk);
  const days = await talk.ok(accountJournals.byDay, { query: { ...query, memberId } });
  talk.same('the day of who never had anything', days, [{ date: today, balance: 0, frozen: 0 }]);
}

export const incomeFormRules: Rule[] = [
  designRule(
    'incomeRecords',
    'record',
    'each way of sending keeps of the form what it needs, through the audit and the end',
    '12.1 to 12.3',
    checkKept,
  ),
  designRule('incomeRecords', 'record', 'a frozen member can be owed something', '12.1', checkFrozen),
  designRule('accountJournals', 'figure', 'days are those of a member who is there', '13.2', checkNobody),
];
