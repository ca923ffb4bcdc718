import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './Chart.module.css';
import type { Drawing } from './drawing.ts';
import { usePlot } from './usePlot.ts';

interface Props {
  /** The heading of the chart. `id` is the id of the heading element, which can name a region. */
  title: string;
  id: string;
  /** Beside the heading: what the colours mean. */
  legend?: ReactNode;
  drawing: Drawing;
  /** The same values as a table. `isShown` is false while only screen readers have it: then nothing in it may take the focus. */
  table: (isShown: boolean) => ReactNode;
}

/**
 * Values as a drawing, and the same values as a table. The table is always there for screen readers; it replaces the drawing if the user chooses so
 * or if the drawing code cannot be loaded. The drawing code is loaded when the chart is in view.
 */
export function Chart({ title, id, legend, drawing, table }: Props) {
  const { t } = useTranslation('kit');
  const [asTable, setAsTable] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { Plot, failed } = usePlot(box);
  const isTable = asTable || failed;
  return (
    <figure className={css.chart}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <div className={css.legend}>{legend}</div>
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
            {table(true)}
          </section>
        ) : (
          <>
            {Plot && <Plot label={title} drawing={drawing} />}
            <div className={`visuallyHidden ${css.unframed}`}>{table(false)}</div>
          </>
        )}
      </div>
    </figure>
  );
}
