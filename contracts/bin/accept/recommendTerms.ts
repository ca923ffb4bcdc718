import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estates } from '../../src/areas/estates.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { addDays } from '../../src/days.ts';
import { bookingStatus, recommendStatus } from '../../src/enums/estates.ts';
import { incomeStatus } from '../../src/enums/finance.ts';
import { status } from '../../src/envelope.ts';
import { commissionOf } from '../../src/estate/commission.ts';
import { recommendRuleFields } from '../../src/estate/saleInfo.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { incomeMoves } from '../../src/examples/incomes.ts';
import { recommendExample } from '../../src/examples/recommends.ts';
import { send } from './incomeMoves.ts';
import { expectPlans } from './incomeScenes.ts';
import {
  changeTerms,
  newRecommend,
  newRoom,
  type OwnRecommend,
  openProject,
  type Project,
  terms,
  theProject,
} from './projectScenes.ts';
import type { Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile } from './unique.ts';

/** What a recommend is worth is settled when it is approved, and whose a customer is follows from its status. */

const rule = (area: string, kind: Rule['kind'], says: string, where: string, check: Rule['check']): Rule => ({
  ...{ area, kind, where, writes: true, check },
  says: `${area}: ${says}`,
});
/** The project changes its terms before the approval, which counts, and after it, which does not. */
async function checkCopied(talk: Talk, project: Project, approved: keyof typeof terms): Promise<void> {
  const then = terms[approved];
  const other = terms[approved === 'rate' ? 'fixed' : 'rate'];
  const copied = ({ rule: of }: Json) =>
    Object.fromEntries(recommendRuleFields.map((name) => [name, of[name]]));
  await changeTerms(talk, project.id, other);
  const recommend = await newRecommend(talk, project);
  talk.same('the rule before the approval', recommend.record.rule, null);
  await changeTerms(talk, project.id, then);
  const passed = await recommend.moves.audit();
  talk.same('the rule that was copied', copied(passed), then);
  talk.same(
    'the last day of the protection',
    passed.protectUntil.slice(0, 10),
    addDays(recommend.today, then.protectDays),
  );
  await changeTerms(talk, project.id, other);
  const came = await recommend.moves.visit();
  talk.same(
    'the reward of the visit',
    came.incomes.map(({ purpose, amount }: Json) => [purpose, amount]),
    [['visit', then.visitRewardAmount]],
  );
  await recommend.moves.subscribe();
  const contract = await recommend.moves.sign();
  talk.same('the commission', contract.commissionAmount, commissionOf(then, contract.dealPrice));
  const done = await recommend.moves.settle();
  talk.same('the rule at the end', copied(done), then);
  const { plans } = done.incomes.find(({ purpose }: Json) => purpose === 'commission');
  expectPlans(talk, plans, contract.commissionAmount, then.payPeriods, recommend.today);
  await recommend.moves.cancelDeal();
}

/** How a recommend ends whose customer came, and what becomes of its commission. */
const ends: Record<string, (own: OwnRecommend) => Promise<Json>> = {
  'given back': (own) => own.moves.unsubscribe(),
  'cancelled after the contract': async (own) => {
    await own.moves.sign();
    return own.moves.cancelDeal();
  },
  'cancelled after it was settled': async (own) => {
    await own.moves.sign();
    await own.moves.settle();
    return own.moves.cancelDeal();
  },
};
const visitOf = ({ incomes }: Json): Json => incomes.find(({ purpose }: Json) => purpose === 'visit');

/** @param paid how far the reward has come: not audited, audited, or sent */
async function checkReward(talk: Talk, paid: 'toAudit' | 'toSend' | 'sent'): Promise<void> {
  const project = await theProject(talk);
  for (const [name, end] of Object.entries(ends)) {
    const own = await newRecommend(talk, project);
    await own.moves.audit();
    const params = { id: visitOf(await own.moves.visit()).id };
    if (paid !== 'toAudit') {
      const { plans } = await talk.ok(incomeRecords.audit, { params, body: incomeMoves.audit });
      if (paid === 'sent') await send(talk, plans[0]);
    }
    await own.moves.subscribe();
    const before = await talk.ok(incomeRecords.get, { params });
    talk.same('status of the reward', before.status, incomeStatus[paid]);
    const over = await end(own);
    talk.same(`the reward after the deal was ${name}`, await talk.ok(incomeRecords.get, { params }), before);
    talk.same('the reward as the recommend has it', visitOf(over).status, before.status);
    const live = over.incomes.filter(
      (one: Json) => one.purpose === 'commission' && one.status < incomeStatus.rejected,
    );
    talk.same('commissions that are still owed', live.length, 0);
  }
}

/** How an own recommend comes to a status; one that expired cannot be made by calls. */
const waysTo: [code: number, isTaken: boolean, moves: (keyof OwnRecommend['moves'])[]][] = [
  [recommendStatus.toAudit, true, []],
  [recommendStatus.valid, true, ['audit']],
  [recommendStatus.visited, true, ['audit', 'visit']],
  [recommendStatus.subscribed, true, ['audit', 'visit', 'subscribe']],
  [recommendStatus.signed, true, ['audit', 'visit', 'subscribe', 'sign']],
  [recommendStatus.settled, false, ['audit', 'visit', 'subscribe', 'sign', 'settle']],
  [recommendStatus.invalid, false, ['refuse']],
  [recommendStatus.unsubscribed, false, ['audit', 'visit', 'subscribe', 'unsubscribe']],
  [recommendStatus.cancelled, false, ['audit', 'visit', 'subscribe', 'sign', 'cancelDeal']],
];

async function checkTaken(talk: Talk): Promise<void> {
  const { id } = await theProject(talk);
  const other = await openProject(talk, terms.fixed);
  const { mobile: memberMobile } = await newMember(talk);
  const add = (estateId: string, customerMobile: string) =>
    talk.call(estateRecommends.add, {
      body: { ...recommendExample, estateId, memberMobile, customerMobile },
    });
  const expected = async (what: string, estateId: string, mobile: string, wanted: number) =>
    talk.same(`status of adding ${what}`, (await add(estateId, mobile)).answer.status, wanted);
  for (const [code, isTaken, moves] of waysTo) {
    const own = await newRecommend(talk, await theProject(talk));
    for (const move of moves) await own.moves[move]();
    talk.same('status', (await own.read()).status, code);
    const { customerMobile } = own.form;
    const name = `the customer of one in ${code}`;
    await expected(`${name} for another project`, other.id, customerMobile, status.ok);
    // The same mask, another customer.
    const middle = String((Number(customerMobile.slice(3, 7)) + 1) % 10_000).padStart(4, '0');
    const twin = customerMobile.slice(0, 3) + middle + customerMobile.slice(7);
    await expected(`another customer than ${name}`, id, twin, status.ok);
    await expected(name, id, customerMobile, isTaken ? status.duplicate : status.ok);
    if (!isTaken) await expected(`${name} a second time`, id, customerMobile, status.duplicate);
  }
  const over = await talk.state('a recommend is in a status', { status: recommendStatus.expired });
  const { value } = await talk.ok(estateRecommends.reveal, {
    params: { id: over.id },
    body: { field: 'customerMobile' },
  });
  // Its project is one of all, which may take no recommends just now.
  const { answer } = await add(over.estateId, value);
  talk.holds('the customer of an expired one is free', answer.status !== status.duplicate, answer.message);
  await talk.ok(estates.enable, { params: { id: other.id }, body: { enable: 0 } });
}

const { follow, arrive, deal, close } = bookingMoves;
const leads: [code: number, isTaken: boolean, moves: ('follow' | 'arrive' | 'deal' | 'close')[]][] = [
  [bookingStatus.toContact, true, []],
  [bookingStatus.following, true, ['follow']],
  [bookingStatus.visited, true, ['follow', 'arrive']],
  [bookingStatus.dealt, false, ['follow', 'arrive', 'deal']],
  [bookingStatus.closed, false, ['close']],
];

async function checkLeads(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const { estateId: elsewhere } = await talk.state('a project takes leads');
  const { planId: _plan, visitTime: _time, ...form } = bookingExample;
  for (const [code, isTaken, moves] of leads) {
    const mobile = newMobile();
    const body = { ...form, estateId: project.id, mobile };
    const { id, createTime } = await talk.ok(estateBookings.add, { body });
    const { consultantId } = project;
    const params = { id };
    await talk.ok(estateBookings.assign, { params, body: { consultantId } });
    const { nextTime: _next, ...talked } = follow;
    const bodies = {
      ...{ follow: talked, arrive: { ...arrive, arriveTime: createTime }, close },
      deal: {
        ...{ ...deal, subscribeDate: createTime.slice(0, 10) },
        roomId: moves.includes('deal') ? await newRoom(talk, project) : '',
      },
    };
    for (const move of moves) await talk.ok(estateBookings[move], { params, body: bodies[move] });
    talk.same('status', (await talk.ok(estateBookings.get, { params })).status, code);
    const made = await talk.ok(estateBookings.add, { body: { ...body, estateId: elsewhere } });
    await talk.ok(estateBookings.close, { params: { id: made.id }, body: close });
    if (isTaken) await talk.refused(estateBookings.add, status.duplicate, { body });
    else await talk.ok(estateBookings.add, { body });
  }
}

export const recommendTermRules = (): Rule[] => [
  rule(
    'estateRecommends',
    'money',
    'a recommend keeps the terms of the day of its approval: days, reward, commission and parts',
    'domain design, sections 4.5 and 5.4',
    async (talk) => {
      const project = await openProject(talk, terms.rate);
      for (const approved of ['rate', 'fixed'] as const) await checkCopied(talk, project, approved);
      await talk.ok(estates.enable, { params: { id: project.id }, body: { enable: 0 } });
    },
  ),
  ...(['toAudit', 'toSend', 'sent'] as const).map((paid) =>
    rule(
      'estateRecommends',
      'money',
      `the reward of a visit (${paid}) stays, and holds up nothing, however the deal ends`,
      'domain design, section 5.5',
      (talk) => checkReward(talk, paid),
    ),
  ),
  rule(
    'estateRecommends',
    'move',
    'whose recommend is over can be recommended again, nobody else, and for another project at any time',
    'domain design, section 5.6',
    checkTaken,
  ),
  rule(
    'estateBookings',
    'move',
    'whose lead is over gets another one, nobody else, and for another project at any time',
    'domain design, section 5.2',
    checkLeads,
  ),
];
