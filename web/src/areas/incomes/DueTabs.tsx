import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planDue } from '#contracts/enums/finance.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { TabLine } from '../../kit/table/TabLine.tsx';
import { useTabFact } from '../../kit/table/tabFacts.ts';
import type { ListState } from '../../kit/table/useListState.ts';

interface Props {
  list: Pick<ListState<unknown>, 'criteria' | 'narrow'>;
  counts: { total: number; today: number; overdue: number } | undefined;
  /** At the right of the line: the actions for ticked rows. */
  children: ReactNode;
}

/** 今日待发, 逾期 and 全部, each with its number. */
export function DueTabs({ list: { criteria, narrow }, counts, children }: Props) {
  const { t } = useTranslation('common');
  const label = useLabel();
  const name = useCodeName('planDue');
  const { today, overdue } = planDue;
  const tabs = [
    { value: String(today), name: name(today), count: counts?.today },
    { value: String(overdue), name: name(overdue), count: counts?.overdue },
    { value: '', name: t('all'), count: counts?.total },
  ];
  const value = criteria.due ?? '';
  useTabFact('due', label('planDue'), tabs, value);
  return (
    <TabLine actions={children}>
      <Tabs label={label('planDue')} tabs={tabs} value={value} onChange={(due) => narrow({ due })} />
    </TabLine>
  );
}
