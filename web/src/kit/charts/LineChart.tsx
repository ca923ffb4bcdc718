import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InnerTable } from '../table/InnerTable.tsx';
import { Chart } from './Chart.tsx';
import type { Drawing } from './drawing.ts';
import type { Amounts, Line } from './line.ts';

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
  values: number[];
}

/** Values by day as lines, with their sums beside the heading. */
export function LineChart({ title, id, days, lines, amounts }: Props) {
  const { t } = useTranslation('kit');
  const drawing = useMemo<Drawing>(() => ({ kind: 'lines', days, lines, amounts }), [amounts, days, lines]);
  const shown = [...days].map((day, at) => ({ day, values: lines.map(({ values }) => values[at] ?? 0) }));
  const total: Row = {
    day: t('sums.total'),
    values: lines.map(({ values, isLevel }) =>
      isLevel ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0),
    ),
  };
  const totals = lines.some(({ isLevel }) => isLevel) ? [] : [total];
  return (
    <Chart
      {...{ title, id, drawing }}
      legend={
        <ul>
          {lines.map(({ name, tone }, at) => (
            <li key={name} data-tone={tone}>
              {name} <strong>{amounts.full(total.values[at] ?? 0)}</strong>
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
              render: ({ values }: Row) => amounts.full(values[at] ?? 0),
            })),
          ]}
        />
      )}
    />
  );
}
