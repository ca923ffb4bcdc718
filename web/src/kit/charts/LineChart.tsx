import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InnerTable } from '../table/InnerTable.tsx';
import css from './LineChart.module.css';
import type PlotType from './LinePlot.tsx';
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
type Plot = ComponentType<Parameters<typeof PlotType>[0]>;

/**
 * Values by day as lines, and the same values as a table. The table is always there for screen readers; it replaces the lines if the user chooses so
 * or if the drawing code cannot be loaded. The drawing code is loaded when the chart is in view.
 */
export function LineChart({ title, id, days, lines, amounts }: Props) {
  const { t } = useTranslation('kit');
  const [asTable, setAsTable] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { Plot, failed } = usePlot(box);
  const isTable = asTable || failed;
  const shown = [...days].map((day, at) => ({ day, values: lines.map(({ values }) => values[at] ?? 0) }));
  const total: Row = {
    day: t('sums.total'),
    values: lines.map(({ values, isLevel }) =>
      isLevel ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0),
    ),
  };
  const totals = lines.some(({ isLevel }) => isLevel) ? [] : [total];
  const table = (
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
  );

  return (
    <figure className={css.chart}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <ul>
          {lines.map(({ name, tone }, at) => (
            <li key={name} data-tone={tone}>
              {name} <strong>{amounts.full(total.values[at] ?? 0)}</strong>
            </li>
          ))}
        </ul>
        {!failed && (
          <Button size="small" type="tertiary" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('chart.asTable')}
          </Button>
        )}
      </figcaption>
      <div ref={box} className={css.box}>
        {isTable ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          <section className={`${css.scroller} ${css.unframed}`} tabIndex={0} aria-label={title}>
            {table}
          </section>
        ) : (
          <>
            {Plot && <Plot label={title} days={days} lines={lines} amounts={amounts} />}
            <div className={`visuallyHidden ${css.unframed}`}>{table}</div>
          </>
        )}
      </div>
    </figure>
  );
}

/** Milliseconds that the chart has to stay in view before it loads, so that scrolling past does not load it. */
const glanceMs = 200;

/** Loads the drawing code when the box comes into view. */
function usePlot(box: RefObject<HTMLElement>): { Plot: Plot | undefined; failed: boolean } {
  const [Plot, setPlot] = useState<Plot>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      observer.disconnect();
      import('./LinePlot.tsx').then(
        (loaded) => setPlot(() => loaded.default),
        () => setFailed(true),
      );
    };
    const observer = new IntersectionObserver((seen) => {
      clearTimeout(timer);
      if (seen.at(-1)?.isIntersecting) timer = setTimeout(load, glanceMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box]);
  return { Plot, failed };
}
