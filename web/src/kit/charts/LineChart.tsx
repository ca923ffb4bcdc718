import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InnerTable } from '../table/InnerTable.tsx';
import { Chart } from './Chart.tsx';
import type { Drawing } from './drawing.ts';
import { type Amounts, daysOfLines, type Line, valueAt } from './line.ts';

interface Props {
  /** The heading of the chart. `id` is the id of the heading element, which can name a region. */
  title: string;
  id: string;
  days: readonly string[];
  lines: readonly Line[];
  amounts: Amounts;
}
interface Row {
  day: string;
  /** As they are shown. */
  values: string[];
}

/** Values by day as lines, with their sums beside the heading. */
export function LineChart({ title, id, days, lines, amounts }: Props) {
  const { t } = useTranslation('kit');
  const drawing = useMemo<Drawing>(() => ({ kind: 'lines', days, lines, amounts }), [amounts, days, lines]);
  const shown = daysOfLines(days, lines).map((day, at) => ({
    day,
    values: lines.map((line) => valueAt(line, at, amounts)),
  }));
  const sums = lines.map(({ values, isLevel }) =>
    amounts.full(isLevel ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0)),
  );
  const totals: Row[] = lines.some(({ isLevel }) => isLevel) ? [] : [{ day: t('sums.total'), values: sums }];
  return (
    <Chart
      {...{ title, id, drawing }}
      legend={
        <ul>
          {lines.map(({ name, tone }, at) => (
            <li key={name} data-tone={tone}>
              {name} <strong>{sums[at]}</strong>
            </li>
          ))}
        </ul>
      }
      table={() => (
        <InnerTable
          label={title}
          rows={[...shown.toReversed(), ...totals]}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', title: t('chart.day'), render: ({ day }) => day },
            ...lines.map(({ name }, at) => ({
              key: name,
              title: name,
              align: 'right' as const,
              render: ({ values }: Row) => values[at],
            })),
          ]}
        />
      )}
    />
  );
}
