import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { bookingStatus, recommendStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample, bookingMoves as forms } from '../../src/examples/estateBookings.ts';
import { inStatus, type Machine, machineRules, type Situation } from './moveRules.ts';
import type { Rule } from './rule.ts';
import { newMobile } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** Leads: which move is possible when. */

const { toContact, following, visited, dealt, closed } = bookingStatus;
const where = 'domain design, section 5.2';

const lead = inStatus('a lead is in a status');
const of = (
  name: string,
  code: number,
  assigned: 0 | 1,
  accepts: Record<string, number>,
  more: Partial<Situation> = {},
) => lead(name, code, accepts, { params: { assigned }, ...more });
export const follow = ({ visitTime }: Json) => ({ ...forms.follow, nextTime: visitTime ?? '' });
const deal = ({ roomId, today }: Json) => ({ ...forms.deal, roomId, subscribeDate: today });
export const amend = ({ planId = '1', visitTime = '' }: Json) => ({ ...forms.amend, planId, visitTime });
const moves: Machine['moves'] = {
  amend: { call: estateBookings.amend, body: amend },
  follow: { call: estateBookings.follow, body: follow },
  arrive: {
    call: estateBookings.arrive,
    body: ({ arriveTime }) => ({ arriveTime: arriveTime ?? forms.arrive.arriveTime }),
  },
  deal: {
    call: estateBookings.deal,
    body: ({ roomId = '1', today = '2026-01-31' }) => deal({ roomId, today }),
  },
  close: { call: estateBookings.close, body: () => forms.close },
  toRecommend: {
    call: estateBookings.toRecommend,
    body: ({ memberMobile = '19900003010' }) => ({ ...forms.toRecommend, memberMobile }),
  },
  reopen: { call: estateBookings.reopen },
};
const assign = {
  call: estateBookings.assign,
  body: ({ consultantId = '1' }: Json) => ({ consultantId }),
};
const only = (state: string, refused: number, alsoActions: string[] = []): Situation => ({
  ...of(`: ${state}`, closed, 1, {}, { state, refuses: { reopen: refused }, alsoActions }),
  params: {},
});

const machines: Machine[] = [
  {
    ...{ get: estateBookings.get, noun: 'lead that nobody has', where },
    moves: { ...moves, assign },
    situations: [
      of('and nobody contacted', toContact, 0, {
        amend: toContact,
        assign: toContact,
        follow: following,
        close: closed,
        toRecommend: closed,
      }),
      of(
        'and is followed',
        following,
        0,
        { amend: following, assign: following, follow: following, close: closed, toRecommend: closed },
        { refuses: { arrive: status.precondition }, alsoActions: ['arrive'] },
      ),
    ],
  },
  {
    ...{ get: estateBookings.get, noun: 'lead', where, moves },
    situations: [
      of(
        'that nobody contacted',
        toContact,
        1,
        { amend: toContact, follow: following, close: closed, toRecommend: closed },
        { alsoActions: ['assign'] },
      ),
      of(
        'that is followed',
        following,
        1,
        { amend: following, follow: following, arrive: visited, close: closed, toRecommend: closed },
        { alsoActions: ['assign'] },
      ),
      of(
        'whose customer has come',
        visited,
        1,
        { amend: visited, follow: visited, deal: dealt, close: closed, toRecommend: closed },
        { alsoActions: ['assign'] },
      ),
      of('that was dealt', dealt, 1, {}),
      of('that was closed', closed, 1, { reopen: following }),
      only('a lead was closed too long ago', status.precondition),
      only('a lead was closed and its customer came again', status.duplicate, ['reopen']),
    ],
  },
];

export const rule = (says: string, check: Rule['check']): Rule => ({
  ...{ area: 'estateBookings', kind: 'move', where, writes: true, check },
  says: `estateBookings: ${says}`,
});

/** What belongs to another project. */
export async function elsewhere(talk: Talk, estateId: string) {
  const idOf = async (list: AnyEndpoint) => {
    const { list: rows } = await talk.ok(list, { query: { limit: 100 } });
    const isOther = (one: Json) => one.estateId !== estateId && one.enabled !== 0;
    return rows.find(isOther)?.id ?? absentId;
  };
  return {
    consultantId: await idOf(estateConsultants.list),
    planId: await idOf(roomPlans.list),
    roomId: await idOf(estateRooms.list),
  };
}

const rules: Rule[] = [
  rule('what was done with a lead is kept', async (talk) => {
    const state = await talk.state('a lead is in a status', { status: toContact, assigned: 0 });
    const params = { id: state.id };
    const assigned = await talk.ok(estateBookings.assign, {
      params,
      body: { consultantId: state.consultantId },
    });
    talk.same('whose it is', assigned.consultantId, state.consultantId);
    const again = await talk.ok(estateBookings.assign, {
      params,
      body: { consultantId: state.consultantId },
    });
    talk.same('assigning it twice writes nothing', again.logs.length, assigned.logs.length);
    await talk.refused(estateBookings.assign, status.precondition, {
      params,
      body: { consultantId: absentId },
    });
    const other = await elsewhere(talk, state.estateId);
    await talk.refused(estateBookings.assign, status.precondition, {
      params,
      body: { consultantId: other.consultantId },
    });
    await talk.refused(estateBookings.follow, status.invalid, {
      params,
      body: { ...follow(state), nextTime: state.arriveTime },
    });
    const followed = await talk.ok(estateBookings.follow, { params, body: follow(state) });
    const [last] = followed.follows;
    talk.same(
      'what was said',
      [last.content, last.way, last.intention, last.nextTime],
      [forms.follow.content, forms.follow.way, forms.follow.intention, state.visitTime],
    );
    talk.same('count', [followed.followCount, followed.follows.length], [1, 1]);
    const more = await talk.ok(estateBookings.follow, { params, body: follow(state) });
    talk.same('count', [more.followCount, more.follows.length], [2, 2]);
    await talk.refused(estateBookings.arrive, status.invalid, {
      params,
      body: { arriveTime: state.visitTime },
    });
    const came = await talk.ok(estateBookings.arrive, { params, body: { arriveTime: state.arriveTime } });
    talk.same('when he came', came.arriveTime, state.arriveTime);
    for (const roomId of [absentId, other.roomId])
      await talk.refused(estateBookings.deal, status.invalid, { params, body: { ...deal(state), roomId } });
    const bought = await talk.ok(estateBookings.deal, { params, body: deal(state) });
    talk.holds('the room is named', bought.roomText !== '', bought.roomText);
    const room = await talk.ok(estateRooms.get, { params: { id: state.roomId } });
    talk.same(
      'the room is taken',
      [room.status, room.subscribeAmount, room.subscribeDate],
      [40, forms.deal.subscribeAmount, state.today],
    );
  }),
  rule('of two customers who want a room the second one does not get it', async (talk) => {
    const one = await talk.state('a lead is in a status', { status: visited, assigned: 1 });
    const two = await talk.state('a lead is in a status', { status: visited, assigned: 1 });
    await talk.ok(estateBookings.deal, { params: { id: one.id }, body: deal(one) });
    await talk.refused(estateBookings.deal, status.wrongState, { params: { id: two.id }, body: deal(one) });
    talk.same(
      'status after it',
      (await talk.ok(estateBookings.get, { params: { id: two.id } })).status,
      visited,
    );
  }),
  rule('a closed lead says why, and a reopened one no more', async (talk) => {
    const { id } = await talk.state('a lead is in a status', { status: following, assigned: 1 });
    const over = await talk.ok(estateBookings.close, { params: { id }, body: forms.close });
    talk.same('why', [over.closeReason, over.closeNote], [forms.close.reason, forms.close.note]);
    talk.holds('closeTime is now', !over.closeTime.startsWith('1970'), over.closeTime);
    const open = await talk.ok(estateBookings.reopen, { params: { id } });
    talk.same('why', [open.closeReason, open.closeNote, open.closeTime.startsWith('1970')], [0, '', true]);
  }),
  rule('a lead becomes a recommend once, and cannot be reopened', async (talk) => {
    const state = await talk.state('a lead is in a status', { status: visited, assigned: 1 });
    const params = { id: state.id };
    const body = { ...forms.toRecommend, memberMobile: state.memberMobile };
    const lead = await talk.ok(estateBookings.toRecommend, { params, body });
    talk.holds('it names the recommend', lead.recommendNo !== '', lead.recommendNo);
    const { list } = await talk.ok(estateRecommends.list, {
      query: { recommendNo: lead.recommendNo, keyword: lead.recommendNo },
    });
    const made = list.find((one: Json) => one.recommendNo === lead.recommendNo);
    talk.same(
      'the recommend',
      [made?.status, made?.customerName],
      [recommendStatus.toAudit, lead.customerName],
    );
    await talk.refused(estateBookings.reopen, status.precondition, { params });
    const taken = await talk.state('the customer of a lead has been recommended');
    const again = {
      params: { id: taken.id },
      body: { ...forms.toRecommend, memberMobile: taken.memberMobile },
    };
    await talk.refused(estateBookings.toRecommend, status.duplicate, again);
    talk.same(
      'status after it',
      (await talk.ok(estateBookings.get, { params: { id: taken.id } })).status,
      visited,
    );
  }),
  rule('a customer has one open lead for a project, and his visit is to come', async (talk) => {
    const { estateId, planId, visitTime, arriveTime } = await talk.state('a project takes leads');
    const mobile = newMobile();
    const form = { ...bookingExample, estateId, planId, visitTime, mobile };
    await talk.refused(estateBookings.add, status.invalid, {
      body: { ...form, visitTime: arriveTime.replace(/^\d{4}/, '2020') },
    });
    const other = await elsewhere(talk, estateId);
    for (const wrong of [absentId, other.planId])
      await talk.refused(estateBookings.add, status.invalid, { body: { ...form, planId: wrong } });
    const lead = await talk.ok(estateBookings.add, { body: form });
    talk.same('status', lead.status, toContact);
    await talk.refused(estateBookings.add, status.duplicate, { body: form });
    await talk.ok(estateBookings.close, { params: { id: lead.id }, body: forms.close });
    await talk.ok(estateBookings.add, { body: form });
  }),
  rule('several are assigned each for itself', async (talk) => {
    const lead = await talk.state('a lead is in a status', { status: toContact, assigned: 0 });
    const over = await talk.state('a lead is in a status', { status: closed, assigned: 0 });
    const ids = [over.id, lead.id, absentId];
    const results = await talk.ok(estateBookings.batchAssign, {
      body: { ids, consultantId: lead.consultantId },
    });
    talk.same(
      'results',
      results.map((one: Json) => [one.id, one.status]),
      [
        [over.id, status.wrongState],
        [lead.id, status.ok],
        [absentId, status.notFound],
      ],
    );
    const after = await talk.ok(estateBookings.get, { params: { id: lead.id } });
    talk.same('whose it is', after.consultantId, lead.consultantId);
  }),
];

export const bookingRules = (): Rule[] => [...machines.flatMap(machineRules), ...rules];
