import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../page/Tabs.tsx';
import { TabLine } from './TabLine.tsx';
import { useTabFact } from './tabFacts.ts';
import type { ListState } from './useListState.ts';

interface Props {
  /** The name of the tab list: 退款状态. */
  label: string;
  /** The list whose filter `status` the tabs set. It is part of the address like the other filters. */
  list: Pick<ListState<unknown>, 'criteria' | 'narrow'>;
  statuses: readonly number[];
  nameOf: (status: number) => string;
  /** Numbers of rows under the same filters; undefined until they are loaded. */
  counts: { total: number; counts: readonly { status: number; count: number }[] } | undefined;
  /** At the right of the line: the actions for ticked rows. */
  children?: ReactNode;
}

/** The states of a list as tabs, each with the number of its rows. */
export function StatusTabs({ label, list, statuses, nameOf, counts, children }: Props) {
  const { t } = useTranslation('common');
  const { criteria, narrow } = list;
  const countOf = (status: number) => counts?.counts.find((one) => one.status === status)?.count ?? 0;
  const tabs = [
    { value: '', name: t('all'), count: counts?.total },
    ...statuses.map((status) => ({
      value: String(status),
      name: nameOf(status),
      count: counts && countOf(status),
    })),
  ];
  useTabFact('status', label, tabs, criteria.status ?? '');
  return (
    <TabLine actions={children}>
      <Tabs
        label={label}
        tabs={tabs}
        value={criteria.status ?? ''}
        onChange={(status) => narrow({ status })}
      />
    </TabLine>
  );
}
