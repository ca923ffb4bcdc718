import type { EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import css from './Chart.module.css';
import type { Drawing } from './drawing.ts';
import { chartIn } from './echarts.ts';
import { lineOptions } from './lineOptions.ts';
import { usePalette, useStillness } from './palette.ts';
import { shareOptions } from './shareOptions.ts';

/** The drawing alone, as large as its box. This file is loaded together with echarts. */
export default function Plot({ label, drawing }: { label: string; drawing: Drawing }) {
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
    const stopPrinting = scaledOnPaper(element);
    return () => {
      stopPrinting();
      observer.disconnect();
      made.dispose();
    };
  }, []);
  useEffect(() => {
    const look = { palette, isStill };
    chart.current?.setOption(
      drawing.kind === 'lines' ? lineOptions({ ...drawing, ...look }) : shareOptions({ ...drawing, ...look }),
      { notMerge: true },
    );
  }, [drawing, palette, isStill]);
  useEffect(() => {
    const made = chart.current;
    if (!made || drawing.kind !== 'shares') return;
    const pick = ({ dataIndex }: { dataIndex: number }) => {
      const share = drawing.shares[dataIndex];
      if (share?.to) drawing.onPick(share);
    };
    made.on('click', pick as never);
    return () => void made.off('click', pick as never);
  }, [drawing]);

  return <div ref={box} className={css.plot} role="img" aria-label={label} />;
}

/** Paper has another width than the window, and is not waited for: while the page is printed, the drawing is scaled to the width of its box. */
function scaledOnPaper(box: HTMLElement): () => void {
  let restore: (() => void)[] = [];
  const scale = () => {
    restore = [...box.querySelectorAll('svg')].map((svg) => {
      const [width, height] = [svg.getAttribute('width') ?? '', svg.getAttribute('height') ?? ''];
      const { parentElement: frame } = svg;
      const frameWidth = frame?.style.width ?? '';
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      svg.setAttribute('width', '100%');
      frame?.style.setProperty('width', '100%');
      return () => {
        svg.removeAttribute('viewBox');
        svg.setAttribute('width', width);
        frame?.style.setProperty('width', frameWidth);
      };
    });
  };
  const unscale = () => {
    for (const one of restore) one();
    restore = [];
  };
  addEventListener('beforeprint', scale);
  addEventListener('afterprint', unscale);
  return () => {
    removeEventListener('beforeprint', scale);
    removeEventListener('afterprint', unscale);
  };
}
