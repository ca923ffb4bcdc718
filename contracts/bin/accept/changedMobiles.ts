import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { members } from '../../src/areas/members.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { smsLogs } from '../../src/areas/smsLogs.ts';
import { withdraws } from '../../src/areas/withdraws.ts';
import { withdrawStatus } from '../../src/enums/finance.ts';
import { withdrawRefusal } from '../../src/examples/withdraws.ts';
import { passed } from './incomeMoves.ts';
import { formOf } from './kinds.ts';
import { newRecommend, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMobile } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** A member with another mobile: what there is of him keeps the old one, both find it, and he hears by the new one. */

/** Gives a member another mobile and another name. */
async function changed(talk: Talk, memberId: string): Promise<string> {
  const params = { id: memberId };
  const member = await talk.ok(members.get, { params });
  const mobile = newMobile();
  const body = {
    ...formOf(fieldsOf(members.update.body), member),
    mobile,
    name: '改名后',
    version: member.version,
  };
  await talk.ok(members.update, { params, body });
  return mobile;
}

async function expectFound(
  talk: Talk,
  list: typeof withdraws.list | typeof incomeRecords.list | typeof sendPlans.list,
  memberId: string,
  mobiles: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  for (const member of mobiles) {
    const { list: found } = await talk.ok(list, { query: { member, memberId } });
    const ids = found.map(({ id }: Json) => id).sort();
    talk.same(`what ${list.name} finds by ${member}`, ids, [...wanted].sort());
  }
}

async function checkWithdraws(talk: Talk): Promise<void> {
  const state = 'a withdrawal is in a status';
  const { id, memberId } = await talk.state(state, { status: withdrawStatus.toAudit });
  const before = await talk.ok(withdraws.get, { params: { id } });
  const mobile = await changed(talk, memberId);
  const after = await talk.ok(withdraws.audit, { params: { id }, body: withdrawRefusal });
  const { memberName, memberMobile, payeeName } = before;
  talk.same(
    'name, mobile and payee of the withdrawal',
    [after.memberName, after.memberMobile, after.payeeName],
    [memberName, memberMobile, payeeName],
  );
  const { list } = await talk.ok(smsLogs.list, { query: { mobile } });
  const told = list.filter(({ message }: Json) => message.includes(before.withdrawNo));
  talk.same('messages about it to the mobile that he has now', told.length, 1);
  await expectFound(talk, withdraws.list, memberId, [mobile, before.memberMobile.slice(-4)], [id]);
}

async function checkIncomes(talk: Talk): Promise<void> {
  const { id, plans, member } = await passed(talk);
  const read = async () => {
    const income = await talk.ok(incomeRecords.get, { params: { id } });
    const own = await Promise.all(plans.map((plan) => talk.ok(sendPlans.get, { params: { id: plan.id } })));
    return [income, ...own].map(({ memberName, memberMobile }) => [memberName, memberMobile]);
  };
  const before = await read();
  const mobiles = [await changed(talk, member.id), member.mobile];
  talk.same('name and mobile of the income and of its plans', await read(), before);
  await expectFound(talk, incomeRecords.list, member.id, mobiles, [id]);
  const planIds = plans.map((plan) => plan.id);
  await expectFound(talk, sendPlans.list, member.id, mobiles, planIds);
}

/** A recommend keeps its recommender as he was, whatever he is called later. */
async function checkRecommends(talk: Talk): Promise<void> {
  const { params, member, read } = await newRecommend(talk, await theProject(talk));
  const before = await read();
  const mobile = await changed(talk, member.id);
  const { memberName, memberMobile } = await read();
  talk.same(
    'name and mobile of the recommender',
    [memberName, memberMobile],
    [before.memberName, before.memberMobile],
  );
  for (const recommender of [mobile, member.mobile, before.memberName]) {
    const query = { recommender, memberId: member.id };
    const { list, count } = await talk.ok(estateRecommends.list, { query });
    talk.same(`what is found by ${recommender}`, [count, list[0]?.id], [1, params.id]);
  }
}

const where = 'docs/decisions/0031-withdrawals.md';
export const changedMobileRules = (): Rule[] => [
  {
    ...designRule(
      'withdraws',
      'record',
      'who has another mobile since he asked hears by the one that he has now, and both find him',
      '14',
      checkWithdraws,
    ),
    where,
  },
  designRule(
    'estateRecommends',
    'list',
    'recommends keep name and mobile of the recommender, and are found by the mobile of then and by the one of now',
    '5.3',
    checkRecommends,
  ),
  designRule(
    'incomeRecords',
    'list',
    'incomes and plans keep name and mobile of the member, and are found by the mobile of then and by the one of now',
    '12.1 and 12.4',
    checkIncomes,
  ),
];
