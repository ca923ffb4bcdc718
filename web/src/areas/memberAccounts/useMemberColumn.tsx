import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { mobileOf } from '../../domain/members/mobileOf.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { ValueColumn } from '../../kit/table/column.ts';
import { TwoLines } from '../../kit/table/TwoLines.tsx';

/** Makes the column of the member, with his mobile below; his name leads to what `path` says of him. */
export function useMemberColumn() {
  const label = useLabel();
  return useCallback(
    <Row extends { memberName: string; memberMobile: string }>(
      path: (row: Row) => string | undefined,
    ): ValueColumn<Row> => ({
      ...{ key: 'member', title: label('member'), width: 116 },
      value: ({ memberName }) => memberName,
      also: [mobileOf(label('member'), ({ memberMobile }) => memberMobile)],
      render: (row) => {
        const to = path(row);
        return (
          <TwoLines below={row.memberMobile}>
            {to ? (
              <Link to={to} title={row.memberName}>
                {row.memberName}
              </Link>
            ) : (
              row.memberName
            )}
          </TwoLines>
        );
      },
    }),
    [label],
  );
}
