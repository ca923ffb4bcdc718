import type { EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import { chartIn } from './echarts.ts';
import css from './LineChart.module.css';
import type { Amounts, Line } from './line.ts';
import { lineOptions } from './lineOptions.ts';
import { usePalette, useStillness } from './palette.ts';

interface Props {
  label: string;
  days: readonly string[];
  lines: readonly Line[];
  amounts: Amounts;
}

/** The drawing alone, as large as its box. This file is loaded together with echarts. */
export default function LinePlot({ label, days, lines, amounts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>();
  const palette = usePalette();
  const isStill = useStillness();

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const made = chartIn(element);
    chart.current = made;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption(lineOptions({ days, lines, amounts, palette, isStill }), { notMerge: true });
  }, [days, lines, amounts, palette, isStill]);

  return <div ref={box} className={css.plot} role="img" aria-label={label} />;
}
