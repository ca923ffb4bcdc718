import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { bookingCloseReason, estateCodes, roomSaleStatus } from '../../src/enums/estates.ts';
import { bookingMoves } from '../../src/examples/estateBookings.ts';
import { recommendMoves as forms } from '../../src/examples/recommends.ts';
import { leadAfter } from './consultantLinks.ts';
import { roomInState } from './keptProjects.ts';
import { newRecommend, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** Whoever has to say why he does something is quoted by the log: nothing else of the record keeps it once it goes on. */

function expectQuoted(talk: Talk, what: string, record: Json, reason: string): void {
  const [line] = record.logs;
  talk.holds(`the log of ${what} says why`, String(line.remark).includes(reason), line);
}

async function checkRooms(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const { available, subscribed, signed } = roomSaleStatus;
  for (const [code, move] of [
    [available, 'hold'],
    [subscribed, 'unsubscribe'],
    [signed, 'cancelDeal'],
  ] as const) {
    const reason = unique('缘由');
    const params = { id: await roomInState(talk, project, code) };
    const after = await talk.ok(estateRooms[move], { params, body: { reason } });
    expectQuoted(talk, `a room after ${move}`, after, reason);
  }
}

async function checkRecommends(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const refused = await newRecommend(talk, project);
  const reason = unique('缘由');
  const { params } = refused;
  const over = await talk.ok(estateRecommends.audit, { params, body: { pass: 0, reason } });
  expectQuoted(talk, 'a recommend that was refused', over, reason);
  for (const move of ['unsubscribe', 'cancelDeal'] as const) {
    const own = await newRecommend(talk, project);
    for (const before of ['audit', 'visit', 'subscribe'] as const) await own.moves[before]();
    if (move === 'cancelDeal') await own.moves.sign();
    const body = { ...forms[move], date: own.today, reason: unique('缘由') };
    const ended = await talk.ok(estateRecommends[move], { params: own.params, body });
    expectQuoted(talk, `a recommend after ${move}`, ended, body.reason);
    const room = await talk.ok(estateRooms.get, { params: { id: own.roomId } });
    expectQuoted(talk, `its room after ${move}`, room, body.reason);
  }
}

async function checkLeads(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  const { id } = await leadAfter(talk, project, project.consultantId, ['follow']);
  const note = unique('缘由');
  const body = { ...bookingMoves.close, note };
  const closed = await talk.ok(estateBookings.close, { params: { id }, body });
  expectQuoted(talk, 'a lead that was closed', closed, note);
  const open = await talk.ok(estateBookings.reopen, { params: { id } });
  const quoted = open.logs.some(({ remark }: Json) => String(remark).includes(note));
  talk.holds('the log of a lead that was opened again still says why it was closed', quoted);
  for (const reason of Object.values(bookingCloseReason)) {
    const over = await talk.ok(estateBookings.close, { params: { id }, body: { reason, note } });
    const kept = [over.closeReason, over.closeNote, over.consultantId, over.followCount];
    talk.same(`what is kept of a lead closed for ${reason}`, kept, [reason, note, project.consultantId, 1]);
    // Other than the note, the reason that was chosen is written nowhere once the lead is open again.
    if (reason !== bookingCloseReason.other)
      expectQuoted(talk, `a lead closed for ${reason}`, over, estateCodes.bookingCloseReason[reason]);
    if (reason !== bookingCloseReason.other) await talk.ok(estateBookings.reopen, { params: { id } });
  }
}

const rule = (area: string, section: string, check: Rule['check']): Rule =>
  designRule(area, 'record', 'the log quotes the reason that a move asks for', section, check);
export const reasonLineRules = (): Rule[] => [
  rule('estateRooms', '0.6 and 4.9', checkRooms),
  rule('estateRecommends', '0.6 and 5.4', checkRecommends),
  rule('estateBookings', '0.6 and 5.2', checkLeads),
];
