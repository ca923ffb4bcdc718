/** Kinds of filters of lists: what each lets through, and values to ask for. Independent of the handlers. */

/** A row as it is answered, under the stored one. */
// biome-ignore lint/suspicious/noExplicitAny: rows of thirty kinds
export type Row = Record<string, any>;
type Test = (row: Row, value: string) => boolean;

export const text =
  (...fields: string[]): Test =>
  (row, value) =>
    fields.some((field) => String(row[field]).toLowerCase().includes(value.toLowerCase()));
const same =
  (field: string): Test =>
  (row, value) =>
    String(row[field]) === value;
const within =
  (field: string): Test =>
  (row, value) =>
    row[field].map(String).includes(value);
const day = (row: Row, field: string) => String(row[field]).slice(0, 10);
/** A day that never came is in no span. */
const hasDay = (row: Row, field: string) => !/^(1970|$)/.test(day(row, field));
const from =
  (field: string): Test =>
  (row, value) =>
    hasDay(row, field) && day(row, field) >= value;
const until =
  (field: string): Test =>
  (row, value) =>
    hasDay(row, field) && day(row, field) <= value;

export interface Filter {
  test: Test;
  /** Values to ask for, from a row that must be found. */
  values: (row: Row) => string[];
}
export const one = (test: Test, value: (row: Row) => unknown): Filter => ({
  test,
  values: (row) => [String(value(row) ?? '')].filter(Boolean),
});
export const exact = (field: string) => one(same(field), (row) => row[field]);
/** A part from the middle, in capitals, and two characters that mean something in databases. */
export const part = (...fields: string[]): Filter => ({
  test: text(...fields),
  values: (row) => [
    ...fields.map((field) => String(row[field]).slice(1, 3).toUpperCase()).filter(Boolean),
    '%',
    '_',
  ],
});
/** The whole number, and some digits from its middle. */
export const digits = (field: string): Filter => ({
  test: text(field),
  values: (row) => [row[field], row[field].slice(3, 8)],
});
export const anyOf = (field: string) => one(within(field), (row) => row[field][0]);
const dayBefore = (value: string) => shifted(value, -1);
const dayAfter = (value: string) => shifted(value, 1);
const shifted = (value: string, days: number) =>
  new Date(Date.parse(`${value}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** Both ends of a span of days: the day itself is in, its neighbours tell whether the end is. */
const spanOf = (test: Test, field: string): Filter => ({
  test,
  values: (row) => {
    const value = day(row, field);
    return value.startsWith('1970') || value === '' ? [] : [dayBefore(value), value, dayAfter(value)];
  },
});
export const start = (field: string) => spanOf(from(field), field);
export const end = (field: string) => spanOf(until(field), field);
export const amount = (test: Test): Filter => ({
  test,
  values: ({ payPrice }) => [payPrice - 1, payPrice, payPrice + 1].filter((cents) => cents >= 0).map(String),
});

/** One less, the value itself and one more tell where a bound is. */
export const bound = (field: string, holds: (value: number, wanted: number) => boolean): Filter => ({
  test: (row, value) => holds(row[field], Number(value)),
  values: (row) => [row[field] - 1, row[field], row[field] + 1].filter((value) => value >= 0).map(String),
});
/** The whole number, and its last digits. */
export const ending = (field: string): Filter => ({
  test: (row, value) => row[field].endsWith(value),
  values: (row) => (row[field] ? [row[field], row[field].slice(-6)] : []),
});
/** Part of a name, or three or more digits of a mobile. */
export const byNameOrMobile = (name: string, mobile: string): Filter => ({
  test: (row, value) => text(name)(row, value) || (/^\d{3,}$/.test(value) && row[mobile].includes(value)),
  values: (row) => [row[name].slice(1, 3), row[mobile].slice(3, 8), row[mobile].slice(0, 2), '%'],
});

/** Part of a name, three or more digits of a mobile, or a number. */
export const byNameOrNumber = (name: string, mobile: string, nickname: string, no: string): Filter => ({
  test: (row, value) =>
    text(name, nickname)(row, value) ||
    row[no] === value.toUpperCase() ||
    (/^\d{3,}$/.test(value) && row[mobile].includes(value)),
  values: (row) => [row[name].slice(1, 3), row[mobile].slice(3, 8), row[mobile].slice(0, 2), row[no], '%'],
});
