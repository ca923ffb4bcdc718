import { incomeType } from '#contracts/enums/finance.ts';
import { heldOf, type Income, isLiveIncome } from '../finance/incomeRows.ts';
import { type IncomeTerms, openIncome } from '../finance/incomes.ts';
import type { Context } from '../records/context.ts';
import type { Operator } from '../records/operators.ts';
import type { StoredRecommend } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/** What a member is owed for his recommends: the commission of a deal, the reward of a visit. */

type Recommend = Readonly<StoredRecommend>;

export const incomesOf = (store: Store, { id }: Pick<Recommend, 'id'>): Income[] =>
  store.incomes.by('sourceId', id).filter(({ sourceType }) => sourceType === 'estateRecommends');

/** The one that counts for a purpose (invariant 14). */
export const liveIncomeOf = (
  store: Store,
  recommend: Pick<Recommend, 'id'>,
  purpose: Income['purpose'],
): Income | undefined =>
  incomesOf(store, recommend).find((one) => one.purpose === purpose && isLiveIncome(one));

/** What of a recommend's commission went out and was not taken back. Cents. */
export const sentOf = (store: Store, recommend: Pick<Recommend, 'id'>): number =>
  incomesOf(store, recommend)
    .filter(({ purpose }) => purpose === 'commission')
    .reduce((sum, income) => sum + heldOf(income), 0);

/** What of a settled commission will not go out any more: parts of its income that were written off or made void while the member keeps others. Cents. */
export const writtenOffOf = (store: Store, recommend: Pick<Recommend, 'id'>): number =>
  incomesOf(store, recommend)
    .filter((one) => one.purpose === 'commission' && (isLiveIncome(one) || heldOf(one) > 0))
    .reduce((sum, { cancelAmount, takenBackAmount }) => sum + cancelAmount + takenBackAmount, 0);

/** – → 10. */
export function openRecommendIncome(
  context: Context,
  { id, recommendNo, memberId, memberName, memberMobile, estateId }: Recommend,
  terms: IncomeTerms,
  by: Operator,
): Income {
  const ownerName = context.store.estates.get(estateId)?.name ?? '';
  const source = { sourceType: 'estateRecommends' as const, sourceId: id, sourceNo: recommendNo };
  const member = { memberId, memberName, memberMobile };
  return openIncome(
    context,
    { ...member, ...source, estateId, ownerName, type: incomeType.recommend },
    terms,
    by,
  );
}
