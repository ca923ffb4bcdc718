import type { StayOrderRow } from '#contracts/trade/orders.ts';
import { formatSpan } from '../../kit/display/format.ts';
import type { Column, ValueColumn } from '../../kit/table/column.ts';
import { textColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';

/** The nights of a stay; lists of both kinds of stays can be sorted by this column. */
export const stayColumn = (title: string): Column<StayOrderRow> => ({
  ...{ key: 'stay', title, width: 104, sort: 'useDate' },
  value: ({ checkInDate, checkOutDate }) => formatSpan(checkInDate, checkOutDate),
  render: ({ checkInDate, checkOutDate }) => <TwoLines below={`– ${checkOutDate}`}>{checkInDate}</TwoLines>,
});

/** Who comes: the first guest, or the contact while nobody is registered. */
export const guestColumn = (title: string) =>
  textColumn<StayOrderRow>('guest', title, ({ guestName }) => guestName, { width: 96 });

/** How many guests are registered; until then it is not known. */
export const guestCountColumn = (title: string): ValueColumn<StayOrderRow> =>
  textColumn<StayOrderRow>('guests', title, ({ guestCount }) => guestCount || '', {
    ...{ width: 96, kind: 'number' },
  });

/** The rooms that the guests have or had. @param comma of the language */
export const roomNosColumn = (title: string, comma: string): ValueColumn<StayOrderRow> =>
  textColumn<StayOrderRow>('roomNos', title, ({ roomNos }) => roomNos.join(comma), { width: 96 });
