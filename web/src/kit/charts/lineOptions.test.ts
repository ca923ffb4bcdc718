// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Line } from './line.ts';
import { lineOptions } from './lineOptions.ts';
import type { Palette } from './palette.ts';

const tone = (name: string) => ({ line: `${name} line`, ink: `${name} ink` });
const palette: Palette = {
  ...{ font: 'Inter', text: 'grey', ink: 'black', border: 'silver', ground: 'white' },
  tones: {
    green: tone('green'),
    red: tone('red'),
    blue: tone('blue'),
    orange: tone('orange'),
    grey: tone('grey'),
  },
};
const lines: Line[] = [
  { name: '实付', values: [12_300, 0], tone: 'green' },
  { name: '<b>退款', values: [0, 500], tone: 'red' },
];
const amounts = {
  full: (cents: number) => (cents / 100).toFixed(2),
  short: (cents: number) => String(cents / 100),
  step: 100,
};
const days = ['2026-05-12', '2026-05-13'];
const drawn = { days, lines, amounts, palette, isStill: false };

test('each line has the colour of its tone, and its name at its end in one that can be read', () => {
  const { series } = lineOptions(drawn);
  expect(series).toMatchObject([
    { name: '实付', data: [12_300, 0], color: 'green line', endLabel: { show: true, color: 'green ink' } },
    { name: '<b>退款', data: [0, 500], color: 'red line', endLabel: { show: true, color: 'red ink' } },
  ]);
});

test('the values of a single day are points, because they make no line', () => {
  const { series, animation } = lineOptions({ ...drawn, days: days.slice(0, 1) });
  expect(animation).toBe(false);
  expect(series).toMatchObject([{ showSymbol: true }, { showSymbol: true }]);
  expect(lineOptions(drawn).series).toMatchObject([{ showSymbol: false }, { showSymbol: false }]);
});

test('no animation for users who prefer reduced motion', () => {
  expect(lineOptions(drawn)).toMatchObject({ animation: true });
  expect(lineOptions({ ...drawn, isStill: true })).toMatchObject({
    ...{ animation: false, tooltip: { transitionDuration: 0 } },
  });
});

test('the tooltip has the day and every amount, and parses no text as HTML', () => {
  const { tooltip } = lineOptions(drawn) as { tooltip: { formatter: (points: object) => HTMLElement } };
  const hint = tooltip.formatter([{ dataIndex: 1 }]);
  expect(hint.textContent).toBe('2026-05-13实付0.00<b>退款5.00');
  expect(hint.querySelector('b')).toBeNull();
});

test('the last days of an earlier span that is longer are not drawn, and a shorter one ends before the days', () => {
  const earlier = (values: number[]): Line => ({
    ...{ name: '上期', tone: 'grey', values },
    earlierDays: ['2026-04-12', '2026-04-13', '2026-04-14'].slice(0, values.length),
  });
  const optionsOf = (values: number[]) =>
    lineOptions({ ...drawn, lines: [...lines, earlier(values)] }) as {
      tooltip: { formatter: (points: object) => HTMLElement };
      xAxis: { data: string[] };
      series: { data: number[] }[];
    };
  const long = optionsOf([100, 200, 300]);
  expect([long.xAxis.data, long.series.at(-1)?.data]).toEqual([days, [100, 200]]);
  const short = optionsOf([100]);
  expect(short.series.at(-1)?.data).toEqual([100]);
  expect(short.tooltip.formatter([{ dataIndex: 1 }]).textContent).toBe('2026-05-13实付0.00<b>退款5.00上期-');
});

test('a month has ten days at its axis, the last one among them', () => {
  const month = Array.from({ length: 30 }, (_, at) => `2026-04-${String(at + 1).padStart(2, '0')}`);
  const { xAxis } = lineOptions({ ...drawn, days: month }) as {
    xAxis: { axisLabel: { interval: (at: number) => boolean } };
  };
  const shown = month.filter((_, at) => xAxis.axisLabel.interval(at));
  expect(shown).toHaveLength(10);
  expect(shown.at(-1)).toBe('2026-04-30');
});
