import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { reconciliations } from '#contracts/areas/reconciliations.ts';
import { formatSpan } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Section } from '../../kit/page/DetailPage.tsx';
import { useReloadOn } from '../../kit/page/useReloadOn.ts';
import { type Within, WithinContext } from '../../kit/page/within.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useDifferenceColumns } from './useDifferenceColumns.tsx';

interface Props {
  startDate: string;
  endDate: string;
  /** Another number loads the list again. */
  changes: number;
  /** Reads what the page says of the span again. */
  onChanged: () => unknown;
}

/** 差异明细: the differences of the span of 对账, with pages and a file of them. */
export function Differences({ startDate, endDate, changes, onChanged }: Props) {
  const { t } = useTranslation('reconciliations');
  const ofSpan = useLabel()('reconciledSpan');
  const within = useMemo<Within>(
    () => ({
      of: [ofSpan, formatSpan(startDate, endDate)],
      ...{ fixed: { startDate, endDate }, without: [], onChanged },
    }),
    [ofSpan, startDate, endDate, onChanged],
  );
  return (
    <Section title={t('differences')}>
      <WithinContext.Provider value={within}>
        <List changes={changes} />
      </WithinContext.Provider>
    </Section>
  );
}

function List({ changes }: { changes: number }) {
  const list = useList(reconciliations.list);
  useReloadOn(changes, list.reload);
  return <ListPage list={list} columns={useDifferenceColumns()} />;
}
