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
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { TitledPath } from '../../kit/page/screen.ts';

/** What a tab shows: the list of another screen with the member's rows, the changes of his points, his benefits, or his log. */
export type Part =
  | 'points'
  | 'benefits'
  | 'logs'
  | {
      path: TitledPath;
      /** The filter that names the member. */
      by: 'memberId' | 'recommenderId';
      /** Columns and search fields that say the same for every row. */
      without: readonly string[];
    };

const trade = { by: 'memberId', without: ['member', 'memberMobile'] } as const;
type Listed = Exclude<Part, string>;
/** The tabs in the order of domain design, section 7.2. */
const parts: Record<string, Part> = {
  friends: { path: memberFriends, by: 'memberId', without: [] },
  placeOrders: { path: orderLists.place, ...trade },
  hotelOrders: { path: orderLists.hotel, ...trade },
  houseOrders: { path: orderLists.house, ...trade },
  placeRefunds: { path: refundLists.place, ...trade },
  hotelRefunds: { path: refundLists.hotel, ...trade },
  houseRefunds: { path: refundLists.house, ...trade },
  funds: { path: accountJournal, ...trade },
  points: 'points',
  incomes: { path: incomeList, by: 'memberId', without: ['member'] },
  withdraws: { path: withdrawList, ...trade },
  benefits: 'benefits',
  recommends: { path: recommendList, by: 'memberId', without: ['recommender', 'memberName', 'memberMobile'] },
  invitees: { path: memberList, by: 'recommenderId', without: ['recommenderName', 'recommenderMobile'] },
  logs: 'logs',
};

/** Tabs that stand under one. */
const groups: Record<string, 'menu:/order' | 'members:refunds'> = {
  ...{ placeOrders: 'menu:/order', hotelOrders: 'menu:/order', houseOrders: 'menu:/order' },
  ...{ placeRefunds: 'members:refunds', hotelRefunds: 'members:refunds', houseRefunds: 'members:refunds' },
};

export interface MemberTab {
  value: string;
  name: string;
  /** Tabs of the same name here are shown under one of this name. */
  group?: string | undefined;
  /** Absent: the member's own data. */
  part?: Part;
}

/** The tabs of a member that the user may see; the first one has no part but the member's own data. */
export function useMemberTabs() {
  const { t } = useTranslation(['members', 'memberAccounts', 'memberGrades', 'menu', 'common']);
  const label = useLabel();
  const mayOpen = useMayOpen();
  const mayPoints = useMay(memberPoints.listJournals);
  const mayBenefits = useMay(memberBenefits.accounts);
  return useMemo(() => {
    const names: Record<string, string> = {
      friends: t('members:friends'),
      funds: t('memberAccounts:fundChanges'),
      points: t(`menu:${pointDetail}`),
      benefits: label('benefit'),
      recommends: t('members:recommended'),
      invitees: t('members:invitees'),
      logs: t('common:operationLog'),
    };
    const may = (part: Part) => {
      if (part === 'points') return mayPoints;
      if (part === 'benefits') return mayBenefits;
      return part === 'logs' || mayOpen(part.path);
    };
    const nameOf = (value: string, part: Part) => names[value] ?? t(`menu:${(part as Listed).path}`);
    const basic: MemberTab = { value: 'basic', name: t('members:basic') };
    return [
      basic,
      ...Object.entries(parts)
        .filter(([, part]) => may(part))
        .map(([value, part]): MemberTab => {
          const group = groups[value];
          return { value, name: nameOf(value, part), part, group: group && t(group) };
        }),
    ];
  }, [mayBenefits, mayOpen, mayPoints, label, t]);
}
