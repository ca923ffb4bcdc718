import { incomeStatus, recommendStatus, roomSaleStatus, sendPlanStatus } from '#contracts/enums/estates.ts';
import { commissionOf } from '#contracts/estate/commission.ts';
import type { StoredRecommend } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';
import { broken } from './broken.ts';
import { type Income, isLiveIncome, isPending, type SendPlan } from './incomes.ts';
import { activeRecommends, ownsRoom, type Recommend } from './recommendRules.ts';

/**
 * What holds for recommends, their rooms and incomes at any time (domain design, section 16, invariants 13, 14, 17 and 20). Each violation is a sentence
 * that names the record.
 */
export function recommendViolations(store: Store): string[] {
  const recommends = store.estateRecommends.all();
  return [
    ...recommends.flatMap((one) => ofRecommend(store, one)),
    ...ofCustomers(recommends),
    ...ofRooms(store),
    ...ofIncomes(store),
  ];
}

const sale = roomSaleStatus;
const { toAudit, valid, visited, subscribed, signed, settled, invalid } = recommendStatus;

/** 17, 20. */
function ofRecommend(store: Store, recommend: Recommend): string[] {
  const { status, rule, roomId, dealPrice, commissionAmount, settledAmount, protectUntil } = recommend;
  const room = store.estateRooms.get(roomId);
  const owns = ownsRoom(recommend);
  const isSigned = status === signed || status === settled;
  const wanted = status === subscribed ? [sale.subscribed] : [sale.signed, sale.delivered];
  const due = isSigned && rule ? commissionOf(rule, dealPrice) : 0;
  const isProtected = status === valid || status === visited;
  return broken({
    'it owns no room': !owns || (room?.recommendId === recommend.id && room.estateId === recommend.estateId),
    'its room is in another state': !owns || wanted.some((one) => one === room?.status),
    'it names a room that it does not own': owns || roomId === '',
    'the commission is not what its rule gives': commissionAmount === due,
    'more is settled than is due': settledAmount >= 0 && settledAmount <= commissionAmount,
    'settled does not go with the status': (status === settled) === settledAmount > 0,
    'it has no rule though it was approved': rule !== null || status === toAudit || status === invalid,
    'its protection does not go with the status': !isProtected || protectUntil !== '',
  }).map((words) => `recommend ${recommend.recommendNo}: ${words}`);
}

/** Section 5.6: one active recommend for a customer in a project. */
function ofCustomers(recommends: readonly Recommend[]): string[] {
  const active = recommends.filter(({ status }) => activeRecommends.includes(status));
  const keyOf = ({ estateId, customerMobile }: Readonly<StoredRecommend>) => `${estateId}/${customerMobile}`;
  return [...Map.groupBy(active, keyOf)]
    .filter(([, ones]) => ones.length > 1)
    .map(
      ([, ones]) => `recommends ${ones.map(({ recommendNo }) => recommendNo).join(', ')}: the same customer`,
    );
}

/** 17, from the side of the rooms. */
function ofRooms(store: Store): string[] {
  return store.estateRooms.all().flatMap((room) => {
    const owner = store.estateRecommends.get(room.recommendId);
    const isTaken = room.status >= sale.subscribed;
    return broken({
      'nobody owns it': !isTaken || room.recommendId !== '' || room.customerName !== '',
      'somebody owns it though it is for sale':
        isTaken || (room.recommendId === '' && room.customerName === ''),
      'its recommend does not own it': room.recommendId === '' || owner?.roomId === room.id,
    }).map((words) => `room ${room.id}: ${words}`);
  });
}

/** 13, 14. */
function ofIncomes(store: Store): string[] {
  const plansOf = Map.groupBy(store.sendPlans.all(), ({ incomeId }) => incomeId);
  const incomes = store.incomes.all();
  const live = Map.groupBy(incomes.filter(isLiveIncome), ({ sourceType, sourceId, purpose }) =>
    [sourceType, sourceId, purpose].join('/'),
  );
  return [
    ...incomes.flatMap((income) => ofIncome(income, plansOf.get(income.id) ?? [])),
    ...[...live]
      .filter(([, ones]) => ones.length > 1)
      .map(([key]) => `income of ${key}: there is more than one`),
    ...store.estateRecommends
      .by('status', settled)
      .filter(
        (one) =>
          !incomes.some(
            ({ sourceId, purpose, amount }) =>
              sourceId === one.id && purpose === 'commission' && amount === one.settledAmount,
          ),
      )
      .map(({ recommendNo }) => `recommend ${recommendNo}: it was settled without an income`),
  ];
}

const sumOf = (plans: readonly SendPlan[]) => plans.reduce((sum, { amount }) => sum + amount, 0);

function ofIncome(income: Income, plans: readonly SendPlan[]): string[] {
  const { amount, sentAmount, cancelAmount, status, periods } = income;
  const pending = sumOf(plans.filter(isPending));
  const sent = sumOf(plans.filter((plan) => plan.status === sendPlanStatus.sent));
  return broken({
    'its parts do not add up': amount === sentAmount + pending + cancelAmount,
    'sent is not the sum of its plans': sentAmount === sent,
    'its plans are not its amount': plans.length === periods && sumOf(plans) === amount,
    'a plan has no amount': plans.every((plan) => plan.amount >= 1),
    'sent wholly does not go with its amounts':
      (status === incomeStatus.sent) ===
      (sentAmount > 0 && sentAmount === amount - cancelAmount && pending === 0),
    'a part of it can be sent though it is void': status !== incomeStatus.voided || pending === 0,
  }).map((words) => `income ${income.incomeNo}: ${words}`);
}
