import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { memberPoints, type PointJournal } from '#contracts/areas/memberPoints.ts';
import { pointSource } from '#contracts/enums/members.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { orderDetails, orderPath } from '../../domain/trade/tradePaths.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { WithinContext } from '../../kit/page/within.ts';
import { textColumn, timeColumn } from '../../kit/table/columns.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ExportButton } from '../../kit/table/ExportButton.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

const kinds: Record<number, TradeKind> = {
  [pointSource.placeOrder]: 'place',
  [pointSource.hotelOrder]: 'hotel',
  [pointSource.houseOrder]: 'house',
};
const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

/** 积分明细 of a member (domain design, section 13.5): every change of his points, and what is left of each gain. */
export function PointChanges({ memberId }: { memberId: string }) {
  const within = useMemo(() => ({ fixed: { memberId }, without: [] }), [memberId]);
  return (
    <WithinContext.Provider value={within}>
      <List />
    </WithinContext.Provider>
  );
}

function List() {
  const { t } = useTranslation('members');
  const label = useLabel();
  const typeName = useCodeName('pointType');
  const mayOpen = useMayOpen();
  const list = useList(memberPoints.listJournals);
  const search = useSearchFields(memberPoints.listJournals, ['type']);
  const columns = useMemo<Column<PointJournal>[]>(() => {
    const number = (key: 'change' | 'after' | 'remain', title: string): Column<PointJournal> => ({
      ...textColumn<PointJournal>(key, title, (row) => row[key], { width: 96 }),
      kind: 'number',
      render: (row) =>
        key === 'change' ? signed(row.change) : row.change > 0 || key === 'after' ? row[key] : '-',
    });
    return [
      textColumn('journalNo', t('journalNo'), ({ journalNo }) => journalNo, { width: 136 }),
      textColumn('type', label('pointType'), ({ type }) => typeName(type), { width: 112 }),
      number('change', t('pointChange')),
      number('after', t('pointsAfter')),
      number('remain', t('pointsRemain')),
      textColumn('expireDate', label('gradeUntil'), ({ expireDate }) => expireDate, {
        width: 112,
        kind: 'day',
      }),
      {
        ...{ key: 'refNo', title: t('refNo'), width: 168 },
        value: ({ refNo }) => refNo,
        render: ({ refType, refId, refNo }) => {
          const kind = kinds[refType];
          return kind && mayOpen(orderDetails[kind]) ? (
            <Link to={orderPath(kind, refId)}>{refNo}</Link>
          ) : (
            refNo || '-'
          );
        },
      },
      textColumn('remark', t('pointRemark'), ({ remark }) => remark),
      textColumn('operatorName', t('operator'), ({ operatorName }) => operatorName, { width: 96 }),
      timeColumn('createTime', t('changeTime'), ({ createTime }) => createTime),
    ];
  }, [label, mayOpen, t, typeName]);
  return (
    <ListPage
      list={list}
      columns={columns}
      search={search}
      tools={<ExportButton list={list} columns={columns} />}
    />
  );
}
