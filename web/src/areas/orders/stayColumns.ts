import type { StayOrderRow } from '#contracts/orders.ts';
import { textColumn } from '../../kit/columns.tsx';
import type { Column } from '../../kit/DataTable.tsx';

/** Nights of a stay: the column by which lists of both kinds of stays can be sorted. */
export const stayColumn = (title: string): Column<StayOrderRow> => ({
  ...textColumn<StayOrderRow>(
    'stay',
    title,
    ({ checkInDate, checkOutDate }) => `${checkInDate} – ${checkOutDate}`,
    { width: 200 },
  ),
  sort: 'useDate',
});
