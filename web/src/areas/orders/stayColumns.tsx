import type { StayOrderRow } from '#contracts/trade/orders.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';

/** Nights of a stay: the column by which lists of both kinds of stays can be sorted. */
export const stayColumn = (title: string): Column<StayOrderRow> => ({
  ...{ key: 'stay', title, width: 104, sort: 'useDate' },
  value: ({ checkInDate, checkOutDate }) => `${checkInDate} – ${checkOutDate}`,
  render: ({ checkInDate, checkOutDate }) => <TwoLines below={`– ${checkOutDate}`}>{checkInDate}</TwoLines>,
});
