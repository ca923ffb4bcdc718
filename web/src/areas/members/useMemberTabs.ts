import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { memberPoints } from '#contracts/areas/memberPoints.ts';
import { useMay } from '../../api/session.ts';
import { recommendList } from '../../domain/estate/projectPaths.ts';
import { accountJournal, pointDetail } from '../../domain/finance/accountPaths.ts';
import { incomeList } from '../../domain/finance/financePaths.ts';
import { withdrawList } from '../../domain/finance/withdrawPaths.ts';
import { memberFriends, memberList } from '../../domain/members/memberPaths.ts';
import { orderLists, refundLists } from '../../domain/trade/tradePaths.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { TitledPath } from '../../kit/page/screen.ts';

/** What a tab shows besides the member's own data: the list of another screen with his rows, the changes of his points, or his benefits. */
export type Part =
  | 'points'
  | 'benefits'
  | {
      path: TitledPath;
      /** The filter that names the member. */
      by: 'memberId' | 'recommenderId';
      /** Columns and search fields that say the same for every row. */
      without: readonly string[];
    };

const trade = { by: 'memberId', without: ['member', 'memberMobile'] } as const;
const lists: Record<string, Exclude<Part, string>> = {
  friends: { path: memberFriends, by: 'memberId', without: [] },
  placeOrders: { path: orderLists.place, ...trade },
  hotelOrders: { path: orderLists.hotel, ...trade },
  houseOrders: { path: orderLists.house, ...trade },
  placeRefunds: { path: refundLists.place, ...trade },
  hotelRefunds: { path: refundLists.hotel, ...trade },
  houseRefunds: { path: refundLists.house, ...trade },
  withdraws: { path: withdrawList, ...trade },
  funds: { path: accountJournal, ...trade },
};
const further: typeof lists = {
  incomes: { path: incomeList, by: 'memberId', without: ['member'] },
  recommends: { path: recommendList, by: 'memberId', without: ['recommender', 'memberName', 'memberMobile'] },
  invitees: { path: memberList, by: 'recommenderId', without: ['recommenderName', 'recommenderMobile'] },
};

/** The tabs of a member that the user may see; the first one has no part but the member's own data. */
export function useMemberTabs() {
  const { t } = useTranslation(['members', 'memberAccounts', 'memberGrades', 'menu']);
  const mayOpen = useMayOpen();
  const mayPoints = useMay(memberPoints.listJournals);
  const mayBenefits = useMay(memberBenefits.accounts);
  return useMemo(() => {
    const tab = (value: string, name: string, part?: Part) => ({ value, name, part });
    const names: Record<string, string> = {
      friends: t('members:friends'),
      funds: t('memberAccounts:fundChanges'),
      recommends: t('members:recommended'),
      invitees: t('members:invitees'),
    };
    const of = (parts: typeof lists) =>
      Object.entries(parts)
        .filter(([, { path }]) => mayOpen(path))
        .map(([value, part]) => tab(value, names[value] ?? t(`menu:${part.path}`), part));
    return [
      tab('basic', t('members:basic')),
      ...of(lists),
      ...(mayPoints ? [tab('points', t(`menu:${pointDetail}`), 'points')] : []),
      ...(mayBenefits ? [tab('benefits', t('memberGrades:labels.benefit'), 'benefits')] : []),
      ...of(further),
    ];
  }, [mayBenefits, mayOpen, mayPoints, t]);
}
