import { useMemo } from 'react';
import { memberPoints, type PointJournal } from '#contracts/areas/memberPoints.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useReloadOn } from '../../kit/page/useReloadOn.ts';
import { type Within, WithinContext } from '../../kit/page/within.ts';
import type { Column } from '../../kit/table/column.ts';
import { textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { dateRangeField } from '../../kit/table/dateRangeField.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { Signed } from '../finance/Signed.tsx';
import { SourceLink } from '../finance/SourceLink.tsx';
import { pointTargets } from '../finance/sources.ts';

/** 积分明细 of a member (domain design, section 13.5): every change of his points, and what is left of each gain. */
interface Props {
  memberId: string;
  name: string;
  changes: number;
  /** Reads what the page says of the member again. */
  onChanged: () => unknown;
}

export function PointChanges({ memberId, name, changes, onChanged }: Props) {
  const member = useLabel()('member');
  const within = useMemo<Within>(
    () => ({ of: [member, name], fixed: { memberId }, without: [], onChanged }),
    [member, name, memberId, onChanged],
  );
  return (
    <WithinContext.Provider value={within}>
      <List changes={changes} />
    </WithinContext.Provider>
  );
}

function List({ changes }: { changes: number }) {
  const { label } = useColumns<PointJournal>(
    memberPoints.listJournals.data as never,
    memberPoints.listJournals,
  );
  const typeName = useCodeName('pointType');
  const list = useList(memberPoints.listJournals);
  useReloadOn(changes, list.reload);
  const search = useSearchFields(memberPoints.listJournals, [
    'type',
    dateRangeField({
      ...{ name: 'startDate', endName: 'endDate' },
      ...{ label: label('createTime'), looks: 'back' },
    }),
  ]);
  const columns = useMemo<Column<PointJournal>[]>(
    () => [
      textColumn('journalNo', label('journalNo'), ({ journalNo }) => journalNo, { width: 136 }),
      textColumn('type', label('type'), ({ type }) => typeName(type), { width: 112 }),
      {
        ...textColumn<PointJournal>('change', label('change'), ({ change }) => change, { width: 96 }),
        kind: 'number',
        render: ({ change }) => (change === 0 ? 0 : <Signed value={change} />),
      },
      textColumn('after', label('after'), ({ after }) => after, { width: 96, kind: 'number' }),
      {
        ...textColumn<PointJournal>('remain', label('remain'), ({ remain }) => remain, { width: 96 }),
        kind: 'number',
        render: ({ change, remain }) => (change > 0 ? remain : '-'),
      },
      textColumn('expireDate', label('expireDate'), ({ expireDate }) => expireDate, {
        width: 112,
        kind: 'day',
      }),
      {
        ...{ key: 'refNo', title: label('refNo'), width: 184 },
        value: ({ refNo }) => refNo,
        render: (row) => <SourceLink of={row} targets={pointTargets} />,
      },
      textColumn('remark', label('remark'), ({ remark }) => remark),
      textColumn('operatorName', label('operatorName'), ({ operatorName }) => operatorName, { width: 96 }),
      timeColumn('createTime', label('createTime'), ({ createTime }) => createTime),
    ],
    [label, typeName],
  );
  return <ListPage list={list} columns={columns} search={search} />;
}
