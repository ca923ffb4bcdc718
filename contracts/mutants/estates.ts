// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of sources, as they stand there
import type { BehaviourMutant } from './mutant.ts';

/** Recommends, leads and rooms. */

export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/estate/recommendDeals.ts',
    from: '  const commissionAmount = recommend.rule ? commissionOf(recommend.rule, dealPrice) : 0;',
    to: '  const commissionAmount = recommend.rule ? commissionOf(recommend.rule, dealPrice) * 100 : 0;',
    says: 'a commission in the wrong unit',
  },
  {
    file: 'mock-server/src/estate/recommendDeals.ts',
    from: "  if (settledAmount > recommend.commissionAmount) invalid('settledAmount', say('settledAboveDue'));",
    to: '',
    says: 'more is settled than is due',
  },
  {
    file: 'mock-server/src/estate/recommendDeals.ts',
    from: "  if (income && financeConfirmed !== 1) invalid('financeConfirmed', say('financeUnconfirmed'));",
    to: '',
    says: 'a settled contract is cancelled without finance',
  },
  {
    file: 'mock-server/src/estate/recommendDeals.ts',
    from: '  if (income) endIncome(context, income, `退房：${reason}`, by);',
    to: '',
    says: 'a cancelled contract is still paid for',
  },
  {
    file: 'mock-server/src/estate/recommendDeals.ts',
    from: '  const sending = monthly(settledAmount, fresh.rule?.payPeriods ?? 1, firstDate);',
    to: '  const sending = monthly(recommend.commissionAmount, fresh.rule?.payPeriods ?? 1, firstDate);',
    says: 'plans of what was due instead of what was settled',
  },
  {
    file: 'mock-server/src/estate/recommendDeals.ts',
    from: "  if (sent > 0) fail(status.precondition, say('commissionSent', { amount: hundredths(sent) }));",
    to: '',
    says: 'a contract is cancelled after money was sent',
  },
  {
    file: 'mock-server/src/estate/recommendDeals.ts',
    from: '  unsubscribeRoom(context, roomOf(context, recommend), { reason, recommendId: recommend.id }, by);',
    to: '',
    says: 'a room that was given back stays taken',
  },
  {
    file: 'mock-server/src/estate/recommendMoves.ts',
    from: '  if (activeFor(store, estateId, customerMobile))',
    to: '  if (activeFor(store, estateId, form.memberMobile))',
    says: 'a customer is not protected',
  },
  {
    file: 'mock-server/src/estate/recommendMoves.ts',
    from: "  if (amount > 0 && !liveIncomeOf(context.store, fresh, 'visit')) {",
    to: "  if (amount < 0 && !liveIncomeOf(context.store, fresh, 'visit')) {",
    says: 'no reward for a visit',
  },
  {
    file: 'mock-server/src/estate/recommendMoves.ts',
    from: "  if (member.frozen === 1) refuse('recommenderFrozen', 'memberMobile');",
    to: '',
    says: 'a frozen member recommends',
  },
  {
    file: 'mock-server/src/estate/recommendMoves.ts',
    from: "  const patch = { status: valid, protectUntil: protectedFor(context, days), endDate: '' };",
    to: "  const patch = { status: valid, protectUntil: protectedFor(context, days + 1), endDate: '' };",
    says: 'an extension lasts a day too long',
  },
  {
    file: 'mock-server/src/estate/recommendRules.ts',
    from: "      return activeFor(store, estateId, customerMobile) ? 'customerElsewhere' : undefined;",
    to: '      return undefined;',
    says: "somebody else's customer is extended",
  },
  {
    file: 'mock-server/src/estate/recommendRules.ts',
    from: "    refusal: (row, context) => (isDelivered(row, context) ? 'roomDelivered' : undefined),",
    to: '',
    says: 'a contract is cancelled after the room was handed over',
  },
  {
    file: 'mock-server/src/estate/recommendRules.ts',
    from: "  unsubscribe: { from: [subscribed], by: 'manager' },",
    to: "  unsubscribe: { from: [visited, subscribed], by: 'manager' },",
    says: 'a room is given back that nobody has',
  },
  {
    file: 'mock-server/src/estate/roomMoves.ts',
    from: "    fail(status.duplicate, say('contractTaken'), { field: 'contractNo' });",
    to: "    void say('contractTaken');",
    says: 'a contract number is used twice',
  },
  {
    file: 'mock-server/src/estate/roomMoves.ts',
    from: "  if (recommendId === (mover ?? '')) return;",
    to: '  return;',
    says: 'a room of a recommend moves alone',
  },
  {
    file: 'mock-server/src/estate/roomMoves.ts',
    from: "  contractNo: '',",
    to: '',
    says: 'a cancelled contract leaves its number on the room',
  },
  {
    file: 'mock-server/src/estate/roomRules.ts',
    from: "  subscribe: { from: [available, held], by: 'seller', wrongStatus: 'roomTaken' },",
    to: "  subscribe: { from: [available, held, subscribed], by: 'seller', wrongStatus: 'roomTaken' },",
    says: 'a room is subscribed twice',
  },
  {
    file: 'mock-server/src/estate/roomRules.ts',
    from: "  deliver: { from: [signed], by: 'manager' },",
    to: "  deliver: { from: [signed, subscribed], by: 'manager' },",
    says: 'a room is handed over without a contract',
  },
  {
    file: 'mock-server/src/estate/roomBatches.ts',
    from: '    checkVersion(row.version, room.version);',
    to: '',
    says: 'a batch changes rooms over other versions',
  },
  {
    file: 'mock-server/src/areas/estateRooms.ts',
    from: "    if (!isRoomOpen(before)) fail(status.precondition, say('roomPriceLocked'));",
    to: '',
    says: 'the price of a sold room is changed',
  },
  {
    file: 'mock-server/src/areas/estateRooms.ts',
    from: '    checkVersion(body.version, version);',
    to: '',
    says: 'a room is moved over another version',
  },
  {
    file: 'mock-server/src/estate/bookingMoves.ts',
    from: "  if (arriveTime > nowOf(context.clock)) invalid('arriveTime', say('arriveTimeFuture'));",
    to: '',
    says: 'a visit is noted before it happens',
  },
  {
    file: 'mock-server/src/estate/bookingMoves.ts',
    from: '  if (row.consultantId === consultantId) return row;',
    to: '',
    says: 'assigning a lead twice writes a second line',
  },
  {
    file: 'mock-server/src/estate/bookingMoves.ts',
    from: '  subscribeRoom(context, room, { customerName, customerMobile, subscribeAmount, subscribeDate }, by);',
    to: '',
    says: 'a dealt lead takes no room',
  },
  {
    file: 'mock-server/src/estate/bookingMoves.ts',
    from: '  const patch = { status: bookingStatus.following, follows: [...row.follows, follow] };',
    to: '  const patch = { status: bookingStatus.following, follows: [follow] };',
    says: 'a follow-up deletes the earlier ones',
  },
  {
    file: 'mock-server/src/estate/bookingRules.ts',
    from: "    refusal: ({ consultantId }) => (consultantId === '' ? 'consultantNeeded' : undefined),",
    to: '',
    says: 'a visit without a consultant',
  },
  {
    file: 'mock-server/src/estate/bookingRules.ts',
    from: "  return age > bookingLimits.reopenDays * dayMs ? 'bookingClosedLong' : undefined;",
    to: '  return undefined;',
    says: 'a lead is reopened after a long time',
  },
  {
    file: 'mock-server/src/areas/estateBuildings.ts',
    from: "    const { added, skipped } = splitRooms(wanted, context.store.estateRooms.by('buildingId', building.id));",
    to: '    const { added, skipped } = splitRooms(wanted, []);',
    says: 'rooms are generated twice',
  },
];
