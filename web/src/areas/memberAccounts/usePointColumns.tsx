import { useMemo } from 'react';
import { memberPoints, type PointRow } from '#contracts/areas/memberPoints.ts';
import { pointDetailPath } from '../../domain/finance/accountPaths.ts';
import type { Column } from '../../kit/table/column.ts';
import { textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useMemberColumn } from './useMemberColumn.tsx';

/** The columns of 会员积分 but for the actions (domain design, section 13.4). */
export function usePointColumns(): Column<PointRow>[] {
  const column = useColumns<PointRow>(memberPoints.get.data, memberPoints.list);
  const memberColumn = useMemberColumn();
  return useMemo(() => {
    const { label, number } = column;
    return [
      memberColumn<PointRow>(({ id }) => pointDetailPath(id)),
      { ...number('points', 96), sort: 'points' },
      number('pointsLocked', 96),
      { ...number('totalGained', 96), sort: 'totalGained' },
      { ...number('totalUsed', 96), sort: 'totalUsed' },
      { ...number('totalExpired', 96), sort: 'totalExpired' },
      number('ending', 104),
      textColumn('gradeName', label('gradeName'), ({ gradeName }) => gradeName, { width: 96 }),
      textColumn('memberNo', label('memberNo'), ({ memberNo }) => memberNo, { width: 112 }),
      {
        ...timeColumn<PointRow>('changeTime', label('changeTime'), ({ changeTime }) => changeTime),
        sort: 'changeTime',
      },
    ];
  }, [column, memberColumn]);
}
