import { hundredths } from '#contracts/hundredths.ts';
import type { PriceDay } from '#contracts/trade/priceStocks.ts';
import { changesOf } from '../../records/log.ts';

/** What the log of a product says of days that were set (domain design, section 9.5). A settlement price is left out: users of the merchant read the log, too. */

type Days = readonly PriceDay[];

const values: [label: string, of: (day: PriceDay | undefined) => string][] = [
  ['售价', (day) => (day ? hundredths(day.price) : '')],
  ['库存', (day) => (day ? String(day.stock) : '')],
  ['销售', (day) => (day?.enabled === 0 ? '关闭' : '开放')],
];

/** `2026-05-01；售价 568.00 → 488.00` of one day; of several what was set on them, `售价 488.00`, or the least and the most where they differ. */
export function stockRemark(dates: readonly string[], before: Days, after: Days): string {
  const [date] = dates;
  if (dates.length === 1)
    return [date, changesOf(values.map(([label, of]) => [label, of(before[0]), of(after[0])]))]
      .filter(Boolean)
      .join('；');
  const old = new Map(before.map((day) => [day.date, day]));
  const set = values.flatMap(([label, of]) => {
    const changed = after.filter((day) => of(day) !== of(old.get(day.date)));
    const said = [...new Set(changed.map(of))];
    return said.length === 0 ? [] : `${label} ${said.length === 1 ? said[0] : spanOf(said)}`;
  });
  return [`${date} 至 ${dates.at(-1)}，共${dates.length}天`, ...set].join('；');
}

function spanOf(texts: string[]): string {
  const sorted = texts.toSorted((one, other) => Number(one) - Number(other));
  return Number.isNaN(Number(sorted[0])) ? texts.join('、') : `${sorted[0]} 至 ${sorted.at(-1)}`;
}
