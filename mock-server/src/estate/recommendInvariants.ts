import { recommendStatus, roomSaleStatus } from '#contracts/enums/estates.ts';
import { commissionOf } from '#contracts/estate/commission.ts';
import { heldOf, isLiveIncome } from '../finance/incomeRows.ts';
import { broken } from '../records/broken.ts';
import type { StoredRecommend } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';
import { incomesOf } from './recommendIncomes.ts';
import { activeRecommends, ownsRoom, type Recommend } from './recommendRules.ts';

/**
 * What holds for recommends and their rooms at any time (domain design, section 16, invariants 17 and 20). Each violation is a sentence
 * that names the record.
 */
export function recommendViolations(store: Store): string[] {
  const recommends = store.estateRecommends.all();
  return [
    ...recommends.flatMap((one) => ofRecommend(store, one)),
    ...ofCustomers(recommends),
    ...ofRooms(store),
    ...ofSettled(store),
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

/**
 * Section 5.6: one active recommend for a customer in a project. Settling frees the customer; one that was settled and is signed again, because finance
 * refused its income, may stand beside the one that came in between.
 */
function ofCustomers(recommends: readonly Recommend[]): string[] {
  const active = recommends.filter(
    ({ status, logs }) =>
      activeRecommends.includes(status) && !logs.some(({ toStatus }) => toStatus === settled),
  );
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

/** A settled recommend has its income: one that lives, or of which the member keeps something. */
function ofSettled(store: Store): string[] {
  return store.estateRecommends
    .by('status', settled)
    .filter(
      (one) =>
        !incomesOf(store, one).some(
          (income) =>
            income.purpose === 'commission' &&
            income.amount === one.settledAmount &&
            (isLiveIncome(income) || heldOf(income) > 0),
        ),
    )
    .map(({ recommendNo }) => `recommend ${recommendNo}: it was settled without an income`);
}
