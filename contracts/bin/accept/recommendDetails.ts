import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estates } from '../../src/areas/estates.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { memberAccounts } from '../../src/areas/memberAccounts.ts';
import { members } from '../../src/areas/members.ts';
import { smsLogs } from '../../src/areas/smsLogs.ts';
import { withdraws } from '../../src/areas/withdraws.ts';
import { recommendStatus } from '../../src/enums/estates.ts';
import { sendMode, withdrawStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { consultantExample } from '../../src/examples/estateParts.ts';
import { maskName } from '../../src/forms/masks.ts';
import { leadAfter } from './consultantLinks.ts';
import { newIncome } from './incomeMoves.ts';
import { newRecommend, newRoom, openProject, terms, theProject } from './projectScenes.ts';
import { sign } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** What recommends, leads, rooms and incomes say of each other. */

const incomeOf = async (talk: Talk, { incomes }: Json, wanted: string): Promise<Json> => {
  const { id } = incomes.findLast(({ purpose }: Json) => purpose === wanted) ?? {};
  return talk.ok(incomeRecords.get, { params: { id } });
};
const happened = (time: string) => time !== '' && !time.startsWith('1970');
const yuan = (cents: number) => String(cents / 100);

/** What a member is owed says for which project and recommend, how it was reckoned, and how it is paid. */
async function checkIncomes(talk: Talk, name: keyof typeof terms): Promise<void> {
  const project = await openProject(talk, terms[name]);
  const { name: projectName } = await talk.ok(estates.get, { params: { id: project.id } });
  const own = await newRecommend(talk, project);
  const { gradeName } = await talk.ok(members.get, { params: { id: own.member.id } });
  talk.same('grade of the recommender', own.record.gradeName, gradeName);
  await own.moves.audit();
  const reward = await incomeOf(talk, await own.moves.visit(), 'visit');
  talk.same(
    'how the reward is paid',
    [reward.sendMode, reward.everyMonths, reward.periods],
    [sendMode.once, 0, 1],
  );
  await own.moves.subscribe();
  const contract = await own.moves.sign();
  talk.holds('it is not settled yet', !happened(contract.settleTime), contract.settleTime);
  const done = await own.moves.settle();
  talk.holds('it says when it was settled', happened(done.settleTime), done.settleTime);
  const owed = await incomeOf(talk, done, 'commission');
  const { payPeriods } = terms[name];
  talk.same(
    'how the commission is paid',
    [owed.sendMode, owed.everyMonths, owed.periods],
    [sendMode.equal, 1, payPeriods],
  );
  const basis = owed.basis.replaceAll(',', '');
  const amount = name === 'rate' ? contract.dealPrice : contract.commissionAmount;
  talk.holds(`the basis names ${yuan(amount)}`, basis.includes(yuan(amount)), owed.basis);
  if (name === 'rate')
    talk.holds('the basis names the rate', basis.includes(yuan(terms.rate.commissionRate)), owed.basis);
  for (const income of [reward, owed])
    talk.same(
      'of which project, recommend and member',
      [income.ownerName, income.sourceNo, income.sourceId, income.memberId],
      [projectName, own.record.recommendNo, own.params.id, own.member.id],
    );
  const { list } = await talk.ok(incomeRecords.list, { query: { estateId: project.id } });
  talk.same('incomes of the project', list.map(({ id }: Json) => id).sort(), [reward.id, owed.id].sort());
  const reason = '合同缺少签字';
  const refused = await talk.ok(incomeRecords.audit, { params: { id: owed.id }, body: { pass: 0, reason } });
  talk.same('why it was refused', refused.endReason, reason);
  const after = await own.read();
  talk.same('what the recommend says of it', after.incomes.at(-1).endReason, reason);
  talk.holds('it is settled no more', !happened(after.settleTime), after.settleTime);
  const again = await own.moves.settle();
  talk.same('refused at last', again.settleRefused, 0);
  const next = await incomeOf(talk, again, 'commission');
  await talk.ok(incomeRecords.audit, { params: { id: next.id }, body: { pass: 1 } });
  await talk.ok(incomeRecords.void, { params: { id: next.id }, body: { reason, takeBack: 0 } });
  talk.same('refused at last, after it was made void', (await own.read()).settleRefused, 0);
  const last = await incomeOf(talk, await own.moves.settle(), 'commission');
  await talk.ok(incomeRecords.audit, { params: { id: last.id }, body: { pass: 0, reason } });
  talk.same('refused at last, once more', (await own.read()).settleRefused, 1);
  await own.moves.cancelDeal();
  talk.same('refused at last, of a deal that is cancelled', (await own.read()).settleRefused, 0);
}

async function checkRefused(talk: Talk): Promise<void> {
  const own = await newRecommend(talk, await theProject(talk));
  const over = await own.moves.refuse();
  talk.same(
    'day, reason and consultant of a refused one',
    [over.endDate, over.endReason, over.consultantName],
    [own.today, '号码无法接通', ''],
  );
  const { list } = await talk.ok(smsLogs.list, { query: { mobile: own.member.mobile } });
  talk.holds(
    'the recommender is told by SMS which one was refused',
    list.some(({ message }: Json) => message.includes(over.recommendNo)),
    list,
  );
}

/** What becomes of a lead keeps whose it was, and who the customer is. */
async function checkLeads(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const { userId: _account, ...form } = consultantExample;
  const body = { ...form, name: unique('顾'), estateId: project.id, enabled: 1, mobile: newMobile() };
  const { id: consultantId } = await talk.ok(estateConsultants.add, { body });
  const deals = async () =>
    (await talk.ok(estateConsultants.get, { params: { id: consultantId } })).dealCount;
  const closed = await leadAfter(talk, project, consultantId, ['follow', 'close']);
  talk.same('whose a closed lead is', closed.consultantId, consultantId);
  const visited = await leadAfter(talk, project, consultantId, ['follow', 'arrive']);
  const member = await newMember(talk);
  const remark = '朋友的朋友';
  const lead = await talk.ok(estateBookings.toRecommend, {
    params: { id: visited.id },
    body: { ...bookingMoves.toRecommend, memberMobile: member.mobile, remark },
  });
  const { list } = await talk.ok(estateRecommends.list, { query: { recommendNo: lead.recommendNo } });
  const made = await talk.ok(estateRecommends.get, { params: { id: list[0].id } });
  talk.same(
    'its recommend',
    [made.remark, made.memberId, made.status],
    [remark, member.id, recommendStatus.toAudit],
  );
  talk.same('customer and project', [made.customerName, made.estateId], [lead.customerName, project.id]);
  talk.same('deals', await deals(), 0);
  const dealt = await leadAfter(talk, project, consultantId, ['follow', 'arrive']);
  const field = { field: 'mobile' };
  const { value: mobile } = await talk.ok(estateBookings.reveal, { params: { id: dealt.id }, body: field });
  const roomId = await newRoom(talk, project);
  const deal = { ...bookingMoves.deal, roomId, subscribeDate: dealt.createTime.slice(0, 10) };
  await talk.ok(estateBookings.deal, { params: { id: dealt.id }, body: deal });
  const params = { id: roomId };
  const { value } = await talk.ok(estateRooms.reveal, { params, body: { field: 'customerMobile' } });
  const { customerName } = await talk.ok(estateRooms.get, { params });
  talk.same('whose the room is', [value, customerName], [mobile, maskName(bookingExample.customerName)]);
  talk.same('deals after it', await deals(), 1);
  const bought = await talk.ok(estateBookings.get, { params: { id: dealt.id } });
  await talk.ok(estateRooms.unsubscribe, { params, body: { reason: '贷款未获批' } });
  const back = await talk.ok(estateBookings.get, { params: { id: dealt.id } });
  talk.same('status and room after it was given back', [back.status, back.roomText], [bought.status, '']);
  talk.same('the log says so', back.logs.length, bought.logs.length + 1);
  talk.same('deals after it was given back', await deals(), 0);
  const next = await leadAfter(talk, project, consultantId, ['follow', 'arrive']);
  await talk.ok(estateBookings.deal, { params: { id: next.id }, body: deal });
  await talk.ok(estateRooms.sign, { params, body: sign({ today: deal.subscribeDate }) });
  talk.same('deals after another customer signed for it', await deals(), 1);
  talk.same(
    'whose room it was has none of it',
    (await talk.ok(estateBookings.get, { params: { id: dealt.id } })).roomText,
    '',
  );
  await talk.ok(estateRooms.cancelDeal, { params, body: { reason: '客户家庭原因' } });
  talk.same(
    'the room of a contract that was cancelled',
    (await talk.ok(estateBookings.get, { params: { id: next.id } })).roomText,
    '',
  );
  talk.same('deals after the contract was cancelled', await deals(), 0);
  const own = await newRecommend(talk, { ...project, consultantId });
  for (const move of ['audit', 'visit', 'subscribe'] as const) await own.moves[move]();
  talk.same('deals before the contract', await deals(), 0);
  for (const [move, wanted] of [
    ['sign', 1],
    ['settle', 1],
    ['cancelDeal', 0],
  ] as const) {
    await own.moves[move]();
    talk.same(`deals after ${move}`, await deals(), wanted);
  }
  const reasons = { pass: 0, reason: '号码无法接通' };
  await talk.ok(estateRecommends.audit, { params: { id: made.id }, body: reasons });
  await talk.ok(estateConsultants.enable, { params: { id: consultantId }, body: { enable: 0 } });
}

/** Somebody whom a recommend protects buys through it, so that the recommender gets what he is owed. */
async function checkProtected(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const own = await newRecommend(talk, project);
  const roomId = await newRoom(talk, project);
  const params = { id: roomId };
  const body = {
    ...{ customerName: own.form.customerName, customerMobile: own.form.customerMobile },
    ...{ subscribeAmount: 5_000_000, subscribeDate: own.today },
  };
  const { userId: _account, ...form } = consultantExample;
  const consultant = { ...form, name: unique('顾'), estateId: project.id, enabled: 1, mobile: newMobile() };
  const { id: consultantId } = await talk.ok(estateConsultants.add, { body: consultant });
  const lead = await leadAfter(talk, project, consultantId, ['follow', 'arrive'], body.customerMobile);
  const deal = { ...bookingMoves.deal, roomId, subscribeDate: own.today };
  for (const move of ['audit', 'visit'] as const) {
    await own.moves[move]();
    const before = await talk.ok(estateRooms.get, { params });
    const refused = await talk.refused(estateRooms.subscribe, status.precondition, { params, body });
    talk.same(`the field that is refused after ${move}`, refused?.field, 'customerMobile');
    const ofLead = { params: { id: lead.id }, body: deal };
    const { field } = (await talk.refused(estateBookings.deal, status.precondition, ofLead)) ?? {};
    talk.holds(`the form has the field that is refused after ${move}`, !field || field in deal, field);
    talk.same('the room after it', await talk.ok(estateRooms.get, { params }), before);
  }
  await talk.ok(estateRooms.subscribe, { params, body: { ...body, customerMobile: newMobile() } });
  await own.moves.subscribe();
  const second = { id: await newRoom(talk, project) };
  const more = await talk.ok(estateRooms.subscribe, { params: second, body });
  talk.same('who bought through it buys another one by himself', more.recommendNo, '');
  const over = { params: { id: lead.id }, body: bookingMoves.close };
  await talk.ok(estateBookings.close, over);
  await talk.ok(estateConsultants.enable, { params: { id: consultantId }, body: { enable: 0 } });
}

/** The balance beside an income is what the member can use, without what is frozen. */
async function checkBalance(talk: Talk): Promise<void> {
  const { id } = await talk.state('a withdrawal is in a status', { status: withdrawStatus.toPay });
  const { memberId } = await talk.ok(withdraws.get, { params: { id } });
  const { balance, frozen } = await talk.ok(memberAccounts.get, { params: { id: memberId } });
  talk.holds('something of it is frozen', frozen > 0, frozen);
  const { income } = await newIncome(talk, { member: { id: memberId, mobile: '' } });
  talk.same('the balance beside it', income.balance, balance);
}

export const recommendDetailRules = (): Rule[] => [
  ...(['rate', 'fixed'] as const).map((name) =>
    designRule(
      'estateRecommends',
      'record',
      `what is owed by a ${name} says for what, how it was reckoned, and how it is paid`,
      '5.4 and 12.2',
      (talk) => checkIncomes(talk, name),
    ),
  ),
  designRule(
    'estateRecommends',
    'record',
    'a refused recommend says when and why, also to the recommender',
    '5.4',
    checkRefused,
  ),
  designRule(
    'estateBookings',
    'record',
    'what becomes of a lead keeps whose it was, and who the customer is',
    '4.11 and 5.2',
    checkLeads,
  ),
  designRule(
    'estateRooms',
    'move',
    'a customer whom a recommend protects gets no room besides it',
    '4.9 and 5.4',
    checkProtected,
  ),
  designRule(
    'incomeRecords',
    'record',
    'the balance beside an income leaves out what is frozen',
    '12.2',
    checkBalance,
  ),
];
