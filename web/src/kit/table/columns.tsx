import { formatDateTime, formatMoney } from '../display/format.ts';
import type { ValueColumn } from './column.ts';
import { TwoLines } from './TwoLines.tsx';

/** Columns that many lists use, each with its value for a file. */

type Look = Pick<ValueColumn<unknown>, 'width' | 'align' | 'kind'>;

/** A text or a number without formatting. Empty values are shown as `-`. */
export const textColumn = <Row,>(
  key: string,
  title: string,
  value: (row: Row) => string | number,
  look: Look = {},
): ValueColumn<Row> => ({
  ...{ key, title, value },
  ...look,
  render: (row) => (value(row) === '' ? '-' : value(row)),
});

/** Cents, shown in yuan with two decimals; in a file a number of yuan. */
export const moneyColumn = <Row,>(
  key: string,
  title: string,
  cents: (row: Row) => number,
  width = 104,
): ValueColumn<Row> => ({
  ...{ key, title, width },
  kind: 'money',
  render: (row) => formatMoney(cents(row)),
  value: cents,
});

/** `yyyy-MM-dd HH:mm:ss`; a moment that never happened is `-`, and empty in a file. */
export const timeColumn = <Row,>(
  key: string,
  title: string,
  time: (row: Row) => string,
): ValueColumn<Row> => ({
  ...{ key, title, width: 172 },
  kind: 'moment',
  render: (row) => formatDateTime(time(row)),
  value: time,
});

/** City and below it the province, unless both have the same name. */
export const areaColumn = <Row extends { provinceName: string; cityName: string }>(
  title: string,
  width = 88,
): ValueColumn<Row> => ({
  ...{ key: 'area', title, width },
  value: ({ provinceName, cityName }) =>
    provinceName === cityName ? cityName : `${provinceName}${cityName}`,
  render: ({ provinceName, cityName }) => (
    <TwoLines below={provinceName === cityName ? '' : provinceName}>
      <span title={cityName}>{cityName}</span>
    </TwoLines>
  ),
});
