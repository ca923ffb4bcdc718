import type { StayOrderRow } from '#contracts/trade/orders.ts';
import { formatSpan } from '../../kit/display/format.ts';
import type { Column } from '../../kit/table/column.ts';
import { TwoLines } from '../../kit/table/TwoLines.tsx';

/** The nights of a stay; lists of both kinds of stays can be sorted by this column. */
export const stayColumn = (title: string): Column<StayOrderRow> => ({
  ...{ key: 'stay', title, width: 104, sort: 'useDate' },
  value: ({ checkInDate, checkOutDate }) => formatSpan(checkInDate, checkOutDate),
  render: ({ checkInDate, checkOutDate }) => <TwoLines below={`– ${checkOutDate}`}>{checkInDate}</TwoLines>,
});
