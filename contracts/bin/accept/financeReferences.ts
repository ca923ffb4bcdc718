import { accountJournals } from '../../src/areas/accountJournals.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { sendPlans } from '../../src/areas/sendPlans.ts';
import { smsLogs } from '../../src/areas/smsLogs.ts';
import { withdraws } from '../../src/areas/withdraws.ts';
import { journalSource, journalType, withdrawStatus, withdrawWay } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves } from '../../src/examples/incomes.ts';
import { withdrawMoves, withdrawRefusal } from '../../src/examples/withdraws.ts';
import { newIncome, passed, send } from './incomeMoves.ts';
import { callerFor } from './people.ts';
import { theProject } from './projectScenes.ts';
import { endpointOf, recordOf, rowsOf } from './reading.ts';
import { designRule, figureRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { absentId, newTransferNo } from './unique.ts';

/** What rows of the journal refer to, what incomes and plans say of each other, and what members hear of their withdrawals. */

const { incomeSent, incomeTakenBack, withdrawFrozen, withdrawn, withdrawReturned } = journalType;
const { paid, refunded, added, deducted } = journalType;
const { placeOrder, hotelOrder, houseOrder, placeRefund, hotelRefund, houseRefund } = journalSource;

/** The kinds of records that rows of each type come from. */
const sources: Record<number, readonly number[]> = {
  [incomeSent]: [journalSource.sendPlan],
  [incomeTakenBack]: [journalSource.income],
  [withdrawFrozen]: [journalSource.withdraw],
  [withdrawn]: [journalSource.withdraw],
  [withdrawReturned]: [journalSource.withdraw],
  [paid]: [placeOrder, hotelOrder, houseOrder],
  [refunded]: [placeRefund, hotelRefund, houseRefund],
  [added]: [journalSource.none],
  [deducted]: [journalSource.none],
};
/** Where a record of a kind is read, its number, and whose it is. */
const records: Record<number, [get: string, no: string]> = {
  [journalSource.sendPlan]: ['sendPlans.get', 'planNo'],
  [journalSource.income]: ['incomeRecords.get', 'incomeNo'],
  [journalSource.withdraw]: ['withdraws.get', 'withdrawNo'],
  [placeOrder]: ['ordersPlace.get', 'orderNo'],
  [hotelOrder]: ['ordersHotel.get', 'orderNo'],
  [houseOrder]: ['ordersHouse.get', 'orderNo'],
  [placeRefund]: ['refundsPlace.get', 'refundNo'],
  [hotelRefund]: ['refundsHotel.get', 'refundNo'],
  [houseRefund]: ['refundsHouse.get', 'refundNo'],
};

/** A row refers to a record of the kind that its type comes from, by its id and its number. */
async function expectSource(talk: Talk, row: Json): Promise<void> {
  const { type, refType, refId, refNo, journalNo } = row;
  talk.holds(
    `${journalNo} refers to what rows of type ${type} come from`,
    sources[type]?.includes(refType) ?? true,
    refType,
  );
  const [get, no] = records[refType] ?? [];
  if (!get || !no) {
    talk.same(`what ${journalNo} refers to`, [refId, refNo], ['', '']);
    return;
  }
  talk.same(`the number to which ${journalNo} refers`, refNo, (await recordOf(talk, get, refId))[no]);
}

/** The newest rows of each type. */
async function checkSources(talk: Talk): Promise<void> {
  const list = endpointOf('accountJournals.list');
  for (const type of Object.values(journalType)) {
    const { list: rows } = await talk.ok(list, { query: { type, limit: 25 } }, callerFor(talk.people, list));
    for (const row of rows) await expectSource(talk, row);
  }
}

/** The same of rows that are made now. */
async function checkNewRows(talk: Talk): Promise<void> {
  const { id, plans, member } = await passed(talk);
  await send(talk, plans[0]);
  await talk.ok(incomeRecords.void, { params: { id }, body: { ...incomeMoves.void, takeBack: 1 } });
  const query = { memberId: member.id };
  const { list } = await talk.ok(accountJournals.list, { query });
  talk.same(
    'types',
    list.map(({ type }: Json) => type),
    [incomeTakenBack, incomeSent],
  );
  for (const row of list) await expectSource(talk, row);
  const { incomeNo, endReason } = await talk.ok(incomeRecords.get, { params: { id } });
  talk.same(
    'what they refer to',
    list.map(({ refNo }: Json) => refNo),
    [incomeNo, plans[0].planNo],
  );
  talk.same(
    'why it was taken back',
    [list[0].remark, endReason],
    [incomeMoves.void.reason, incomeMoves.void.reason],
  );
  const other = await passed(talk, { sendMode: 10, plans: undefined });
  await send(talk, other.plans[0]);
  const back = { reason: '重复发放，全部追回' };
  const after = await talk.ok(incomeRecords.takeBack, { params: { id: other.id }, body: back });
  talk.same('why the other one was taken back', after.endReason, back.reason);
}

/** An income that staff write down says of which project it is, and why. */
async function checkWritten(talk: Talk): Promise<void> {
  const { id: estateId } = await theProject(talk);
  const { name } = await talk.ok(endpointOf('estates.get'), { params: { id: estateId } });
  const { income, member, today } = await newIncome(talk, { estateId });
  talk.same('whose and of what', [income.memberId, income.ownerName, income.sourceNo], [member.id, name, '']);
  talk.same('type and basis', [income.type, income.basis], [50, '']);
  const { list } = await talk.ok(incomeRecords.list, { query: { estateId, memberId: member.id } });
  talk.same(
    'incomes of the project',
    list.map((one: Json) => one.id),
    [income.id],
  );
  const form = { memberId: member.id, amount: 5, sendMode: 10, remark: '组织补贴', firstDate: today };
  await talk.refused(incomeRecords.add, status.invalid, { body: { ...form, estateId: absentId } }, 'finance');
  const plain = await newIncome(talk, { member });
  talk.same('of no project', plain.income.ownerName, '');
}

/** A plan names all other parts of its income, before it and after it. */
async function checkSiblings(talk: Talk): Promise<void> {
  const { plans } = await passed(talk);
  await send(talk, plans[0]);
  const records = await Promise.all(plans.map(({ id }) => talk.ok(sendPlans.get, { params: { id } })));
  for (const { id, period, periods, siblings, incomeNo } of records) {
    const others = records.filter((one) => one.id !== id);
    const brief = (all: Json[]) =>
      all.map((one) => [one.id, one.planNo, one.period, one.planDate, one.amount, one.status, one.sendTime]);
    talk.same(`other parts of part ${period}`, brief(siblings), brief(others));
    talk.same(`parts and number of part ${period}`, [periods, incomeNo], [plans.length, records[0].incomeNo]);
  }
}

const recentMost = 5;

/** The last five other withdrawals of the member, newest first. */
async function checkRecent(talk: Talk): Promise<void> {
  const byMember = Map.groupBy(await rowsOf(talk, 'withdraws.list'), ({ memberId }) => memberId);
  const most = [...byMember.values()].sort((a, b) => b.length - a.length).slice(0, 3);
  if ((most[0]?.length ?? 0) < 2) return talk.skip('nobody has two withdrawals');
  for (const rows of most)
    for (const { id } of [rows[0], rows.at(-1), rows[1]]) {
      const { recent } = await recordOf(talk, 'withdraws.get', id);
      const wanted = rows.filter((one) => one.id !== id).slice(0, recentMost);
      talk.same(
        `recent withdrawals beside ${id}`,
        recent.map((one: Json) => one.id),
        wanted.map((one) => one.id),
      );
    }
}

/** How a withdrawal ends, of which the member hears, and what the message names. */
const ends: [code: number, way: number, end: (talk: Talk, id: string, amount: number) => Promise<unknown>][] =
  [
    [
      withdrawStatus.toAudit,
      withdrawWay.wechat,
      (talk, id) => talk.ok(withdraws.audit, { params: { id }, body: withdrawRefusal }),
    ],
    [
      withdrawStatus.paying,
      withdrawWay.bank,
      (talk, id, amount) =>
        talk.ok(withdraws.finish, {
          params: { id },
          body: { ...withdrawMoves.finish, amount, transferNo: newTransferNo() },
        }),
    ],
    [
      withdrawStatus.failed,
      withdrawWay.wechat,
      (talk, id) => talk.ok(withdraws.giveBack, { params: { id } }),
    ],
  ];

async function checkMessages(talk: Talk): Promise<void> {
  for (const [code, way, end] of ends) {
    const { id } = await talk.state('a withdrawal is in a status', { status: code, way });
    const { withdrawNo, arriveAmount } = await talk.ok(withdraws.get, { params: { id } });
    const body = { field: 'memberMobile' };
    const { value: mobile } = await talk.ok(withdraws.reveal, { params: { id }, body });
    const messages = async (): Promise<Json[]> => (await talk.ok(smsLogs.list, { query: { mobile } })).list;
    const before = await messages();
    await end(talk, id, arriveAmount);
    const after = await messages();
    talk.same(`messages to the member of one in ${code}`, after.length, before.length + 1);
    const { message } = after[0];
    const yuan = (arriveAmount / 100).toFixed(2).replace(/\.?0+$/, '');
    talk.holds(
      `the message names ${withdrawNo} and ${yuan}`,
      message.includes(withdrawNo) && message.replace(withdrawNo, '').includes(yuan),
      message,
    );
  }
}

export const financeReferenceRules = (): Rule[] => [
  figureRule(
    endpointOf('accountJournals.list'),
    'rows name the records that they come from',
    'domain design, section 13.3',
    checkSources,
  ),
  designRule(
    'accountJournals',
    'record',
    'new rows name the plan and the income that they come from, and why',
    '13.3',
    checkNewRows,
  ),
  designRule(
    'incomeRecords',
    'record',
    'an income that staff write down names its project',
    '12.1',
    checkWritten,
  ),
  designRule('sendPlans', 'record', 'a plan names all other parts of its income', '12.5', checkSiblings),
  figureRule(
    endpointOf('withdraws.get'),
    'the last five other withdrawals of the member are shown, newest first',
    'domain design, section 14.2',
    checkRecent,
  ),
  {
    ...designRule(
      'withdraws',
      'record',
      'the member hears that the money arrived, was refused, or is back',
      '14',
      checkMessages,
    ),
    where: 'docs/decisions/0031-withdrawals.md',
  },
];
