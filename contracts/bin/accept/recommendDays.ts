import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { addDays } from '../../src/days.ts';
import { recommendStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { recommendMoves as forms } from '../../src/examples/recommends.ts';
import { jobTimes } from '../../src/jobTimes.ts';
import { addedTo } from './projectParts.ts';
import { kindNamed, newRecommend, theProject } from './projectScenes.ts';
import { sign, subscribe } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile } from './unique.ts';

/** On which days the moves of a recommend can be, and who can be responsible for recommends and leads. */

const rule = (area: string, says: string, section: string, check: Rule['check']): Rule =>
  designRule(area, 'move', says, section, check);

/** Each move is on a day from that of the move before it to today, and the record says which. */
async function checkDays(talk: Talk, hasContract: boolean): Promise<void> {
  const { moves, params, today, roomId, read } = await newRecommend(talk, await theProject(talk));
  await moves.audit();
  await moves.visit();
  const day = (before: number) => addDays(today, -before);
  const refusedOn = async (
    call: Parameters<Talk['refused']>[0],
    bodyOn: (date: string) => object,
    first: number,
  ) => {
    for (const date of [day(first + 1), day(-1)])
      await talk.refused(call, status.invalid, { params, body: bodyOn(date) });
  };
  const taken = await talk.ok(estateRecommends.subscribe, {
    params,
    body: subscribe({ roomId, today: day(3) }),
  });
  talk.same('day of the subscription', taken.subscribeDate, day(3));
  let end: Json;
  if (hasContract) {
    const bodyOn = (date: string) => sign({ today: date });
    await refusedOn(estateRecommends.sign, bodyOn, 3);
    const contract = await talk.ok(estateRecommends.sign, { params, body: bodyOn(day(2)) });
    talk.same('day of the contract', contract.signDate, day(2));
    const cancelOn = (date: string) => ({ ...forms.cancelDeal, date });
    await refusedOn(estateRecommends.cancelDeal, cancelOn, 2);
    end = await talk.ok(estateRecommends.cancelDeal, { params, body: cancelOn(day(1)) });
    talk.same('day of the contract at the end', end.signDate, day(2));
  } else {
    const bodyOn = (date: string) => ({ ...forms.unsubscribe, date });
    await refusedOn(estateRecommends.unsubscribe, bodyOn, 3);
    end = await talk.ok(estateRecommends.unsubscribe, { params, body: bodyOn(day(1)) });
  }
  const { reason } = hasContract ? forms.cancelDeal : forms.unsubscribe;
  talk.same('day and reason of the end', [end.endDate, end.endReason], [day(1), reason]);
  talk.same('day of the subscription at the end', (await read()).subscribeDate, day(3));
}

/** Who came loses the protection as well when it ends, and comes again for no second reward. */
async function checkEndAfterVisit(talk: Talk): Promise<void> {
  const asked = { status: recommendStatus.visited, endedDaysAgo: 2 };
  const { id, now } = await talk.state('a recommend is in a status', asked);
  const params = { id };
  const over = await talk.ok(estateRecommends.get, { params });
  talk.same('its status when the protection is over', over.status, recommendStatus.expired);
  const rewards = ({ incomes }: Json) => incomes.filter((one: Json) => one.purpose === 'visit').length;
  talk.same('rewards of its visit', rewards(over), 1);
  await talk.refused(estateRecommends.visit, status.wrongState, {
    params,
    body: { ...forms.visit, visitTime: now },
  });
  const longer = await talk.ok(estateRecommends.extend, { params, body: { days: 7 } });
  talk.same('its status when the protection is longer', longer.status, recommendStatus.valid);
  const again = await talk.ok(estateRecommends.visit, { params, body: { ...forms.visit, visitTime: now } });
  talk.same(
    'status and rewards after another visit',
    [again.status, rewards(again)],
    [recommendStatus.visited, 1],
  );
}

/** The last day of the protection belongs to it as a whole, and the night after it ends it. */
async function checkLastDay(talk: Talk): Promise<void> {
  for (const code of [recommendStatus.valid, recommendStatus.visited]) {
    const asked = { status: code };
    const last = await talk.state('a recommend is in a status', { ...asked, endedDaysAgo: 0 });
    const there = await talk.ok(estateRecommends.get, { params: { id: last.id } });
    talk.same(
      'status and end on its last day',
      [there.status, there.protectUntil],
      [code, dayEnd(last.today)],
    );
    const over = await talk.state('a recommend is in a status', { ...asked, endedDaysAgo: 1 });
    const ended = await talk.ok(estateRecommends.get, { params: { id: over.id } });
    const wanted = over.now.slice(11) < jobTimes.recommendExpire ? code : recommendStatus.expired;
    talk.same(
      'status and end on the day after',
      [ended.status, ended.protectUntil],
      [wanted, dayEnd(over.yesterday)],
    );
  }
}
const dayEnd = (day: string) => `${day} 23:59:59`;

/** Who is off, of another project, or gone is responsible for nothing new. */
async function checkConsultants(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const kind = kindNamed(talk, 'estateConsultants');
  const kinds = [kind];
  const [off, own] = [
    await addedTo(talk, project.id, kind, kinds),
    await addedTo(talk, project.id, kind, kinds),
  ];
  const { planId: _plan, visitTime: _time, ...form } = bookingExample;
  const body = { ...form, estateId: project.id, mobile: newMobile() };
  const lead = await talk.ok(estateBookings.add, { body });
  const params = { id: lead.id };
  const give = (consultantId: string) => ({ params, body: { consultantId } });
  await talk.ok(estateBookings.assign, give(off.id));
  await talk.ok(estateBookings.close, { params, body: bookingMoves.close });
  await talk.ok(estateConsultants.enable, { params: { id: off.id }, body: { enable: 0 } });
  const back = await talk.ok(estateBookings.reopen, { params });
  talk.same('whose a reopened lead is after he was switched off', back.consultantId, '');
  const { id: gone } = await addedTo(talk, project.id, kind, kinds);
  await talk.ok(estateConsultants.remove, { params: { id: gone } });
  const { params: waiting } = await newRecommend(talk, project);
  const pass = (consultantId: string) => ({ params: waiting, body: { ...forms.audit, consultantId } });
  for (const id of [off.id, gone]) {
    await talk.refused(estateBookings.assign, status.precondition, give(id));
    await talk.refused(estateRecommends.audit, status.invalid, pass(id));
  }
  await talk.ok(estateBookings.assign, give(own.id));
  await talk.ok(estateBookings.close, { params, body: bookingMoves.close });
  const again = await talk.ok(estateBookings.reopen, { params });
  talk.same('whose a reopened lead is who is on', again.consultantId, own.id);
  await talk.ok(estateBookings.close, { params, body: bookingMoves.close });
  const passed = await talk.ok(estateRecommends.audit, pass(own.id));
  talk.same('who is responsible', passed.consultantName, own.name);
}

export const recommendDayRules = (): Rule[] => [
  ...[false, true].map((hasContract) =>
    rule(
      'estateRecommends',
      `each move up to a ${hasContract ? 'cancelled contract' : 'room that is given back'} is on a day between the one before and today, and is kept`,
      '5.4',
      (talk) => checkDays(talk, hasContract),
    ),
  ),
  rule(
    'estateRecommends',
    'the protection ends also for who came, and another visit owes no second reward',
    '5.4',
    checkEndAfterVisit,
  ),
  rule(
    'estateRecommends',
    'the protection lasts to the end of its last day, and no night longer',
    '5.4',
    checkLastDay,
  ),
  rule(
    'estateConsultants',
    'a consultant who is switched off or removed gets no lead and no recommend, and none back',
    '4.11',
    checkConsultants,
  ),
];
