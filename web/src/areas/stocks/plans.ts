import type { TFunction } from 'i18next';
import type { StockChange } from '#contracts/areas/stocks.ts';
import { addDays } from '#contracts/days.ts';
import { dayAfter, type WantedDay } from '#contracts/trade/priceStocks.ts';
import type { Label } from '#contracts/words.ts';
import { formatMoney } from '../../kit/display/format.ts';
import type { Block, BlockColumn } from './block.ts';
import type { Plan } from './ChangesDialog.tsx';
import { type Days, undoOf } from './changes.ts';
import { isLocked } from './dayState.ts';

type T = TFunction<'stocks'>;

const spanOf = (dates: readonly string[]) => ({ startDate: dates[0] ?? '', endDate: dates.at(-1) ?? '' });

/** Clears price and stock of the chosen days; locked days and days without a price are left out. */
export function clearPlan(t: T, dates: readonly string[], today: string): Plan | undefined {
  const open = dates.filter((date) => !isLocked(date, today));
  if (open.length === 0) return undefined;
  const wanted = (days: Days): WantedDay[] =>
    open.filter((date) => days.get(date)).map((date) => ({ date, clear: 1 }));
  return { title: t('clearTitle'), span: spanOf(open), wanted };
}

/** Undoes the last change. */
export function undoPlan(t: T, change: StockChange, settles: boolean, onStale: () => void): Plan {
  const days = undoOf(change, settles);
  const wanted = days.map(({ version, ...day }) => day);
  const seen = new Map(days.map(({ date, version }) => [date, version]));
  return {
    title: t('undo'),
    span: spanOf(days.map(({ date }) => date)),
    wanted: () => wanted,
    seen,
    onStale,
  };
}

interface Paste {
  block: Block;
  /** The chosen days. If one day is chosen, the block is pasted from there on; a block of one row is applied to all chosen days. */
  dates: readonly string[];
  settles: boolean;
  labelOf: (label: Label) => string;
}
const labelsOf: Record<BlockColumn, Label> = {
  date: 'day',
  price: 'price',
  settlePrice: 'settlePrice',
  stock: 'stock',
  state: 'dayState',
};

/** Pastes a block over the chosen days, row by row. */
export function pastePlan(t: T, { block, dates, settles, labelOf }: Paste): Plan | undefined {
  const { shape, rows, wrong } = block;
  const [first = ''] = dates;
  if (rows.length === 0 || first === '') return undefined;
  const one = dates.length === 1;
  const targets = one ? rows.map((_, at) => addDays(first, at)) : dates;
  const tooMany = rows.length > targets.length;
  const rowAt = (at: number) => (rows.length === 1 ? rows[0] : rows[at]);
  const used = targets.filter((_, at) => rowAt(at) !== undefined);
  const wanted = (days: Days) =>
    used.flatMap((date, at): WantedDay[] => {
      const { date: _, ...set } = rowAt(at) ?? { date: '' };
      if (Object.keys(set).length === 0) return [];
      const { settlePrice, ...day } = dayAfter(date, set, days.get(date));
      return [settles ? { ...day, settlePrice } : day];
    });
  const elsewhere = used.some((date, at) => rowAt(at)?.date && rowAt(at)?.date !== date);
  const told = wrong.map(({ row, column, text }) =>
    column ? t('wrongCell', { row, column: labelOf(labelsOf[column]), text }) : t('wrongRow', { row, text }),
  );
  const surplus = shape === 'line' ? 'tooManyPrices' : 'tooManyRows';
  return {
    ...{ title: t('pasteTitle'), span: spanOf(used), wanted },
    wrong: tooMany ? [...told, t(surplus, { rows: rows.length, days: targets.length })] : told,
    notes: [
      ...(elsewhere ? [t('otherDates')] : []),
      ...(told.length > 0 ? [t(settles ? 'layoutSettles' : 'layout')] : []),
    ],
    asksAgain: true,
  };
}

/** Describes how a block was read, for the choice between two readings. */
export function readingName(t: T, { shape, rows }: Block): string {
  const first = rows[0];
  const price = formatMoney(first?.price);
  if (shape === 'column') return t('reading.column', { price, n: rows.length });
  if (shape === 'line')
    return t('reading.line', { price, last: formatMoney(rows.at(-1)?.price), n: rows.length });
  return t('reading.rows', { price, stock: first?.stock ?? '-', n: rows.length });
}
