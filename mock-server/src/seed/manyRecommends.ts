import { addDays } from '#contracts/days.ts';
import { customerRelation } from '#contracts/enums/estates.ts';
import { epochOf, wireTime } from '#contracts/wireTime.ts';
import { addRecommend, auditRecommend, expireRecommend, visitRecommend } from '../estate/recommendMoves.ts';
import type { Context } from '../records/context.ts';
import { byMember, bySystem, type Operator } from '../records/operators.ts';
import { customerGivenNames, surnames } from './names.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/** Of large demos (`MOCK_SCALE` above 1), for each unit of scale; none of them has a room. */
const perScale = 1_000;
const spanDays = 360;

/** Recommends of a year that were refused, wait, are protected, were visited or have expired. */
export function seedManyRecommends({ scale, store, now }: SeedTools, context: Context): void {
  const estate = store.estates.all().find(({ saleInfo }) => saleInfo?.recommendEnabled === 1);
  const consultants = estate ? store.estateConsultants.by('estateId', estate.id) : [];
  const members = store.members.all().filter(({ frozen }) => frozen === 0);
  if (scale <= 1 || !estate || consultants.length === 0) return;
  const count = Math.round(perScale * scale);
  for (let at = 0; at < count; at++) {
    const member = members[(at * 7) % members.length];
    if (!member) return;
    const form = {
      ...{ memberMobile: member.mobile, estateId: estate.id, relation: customerRelation.friend },
      customerName: `${surnames[at % surnames.length]}${customerGivenNames[(at * 3) % customerGivenNames.length]}`,
      customerMobile: `1991${String(at).padStart(7, '0')}`,
    };
    context.clock.set(now - Math.round(spanDays * dayMs * (1 - at / count)));
    live(context, form, byMember(member), at, consultants[at % consultants.length]?.id ?? '', now);
  }
}

function live(
  context: Context,
  form: Parameters<typeof addRecommend>[1],
  member: Operator,
  at: number,
  consultantId: string,
  now: number,
): void {
  const { clock } = context;
  const asked = addRecommend(context, form, member);
  if (at % 50 === 0 && now - clock.now() < 10 * dayMs) return;
  if (at % 8 === 0) {
    auditRecommend(context, asked, { pass: 0, reason: '号码无法接通' }, bySystem);
    return;
  }
  const approved = auditRecommend(context, asked, { pass: 1, consultantId }, bySystem);
  const isVisited = at % 3 === 0;
  const visitTime = wireTime(clock.now());
  const last = isVisited ? visitRecommend(context, approved, { visitTime }, bySystem) : approved;
  const over = epochOf(`${addDays(last.protectUntil.slice(0, 10), 1)} 00:20:00`);
  if (over > now) return;
  clock.set(over);
  expireRecommend(context, last);
}
