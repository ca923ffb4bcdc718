import type { StayOrderRow } from '#contracts/trade/orders.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { formatSpan } from '../../kit/display/format.ts';
import type { Column, ValueColumn } from '../../kit/table/column.ts';
import { textColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { Lines } from './Lines.tsx';
import type { Quantity } from './orderKind.ts';
import type { StayWords } from './useStayWords.ts';

/** The nights that are left of a stay, below them what was booked; lists of both kinds of stays can be sorted by this column. */
export const stayColumn = (title: string, { wereDays, inLine }: StayWords): Column<StayOrderRow> => ({
  ...{ key: 'stay', title, width: 104, sort: 'useDate' },
  value: (row) =>
    inLine({ now: formatSpan(row.kept.arrivalDate, row.kept.departureDate), was: wereDays(row) }),
  render: (row) => (
    <TwoLines below={<Lines of={[`– ${row.kept.departureDate}`, wereDays(row)]} />}>
      {row.kept.arrivalDate}
    </TwoLines>
  ),
});

/** 数量 of stays of a kind. */
export const stayQuantity = (kind: StayKind, { quantity, inLine }: StayWords): Quantity<StayOrderRow> => ({
  value: (row) => inLine(quantity(kind, row)),
  render(row) {
    const { now, was } = quantity(kind, row);
    return was === '' ? now : <TwoLines below={was}>{now}</TwoLines>;
  },
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
