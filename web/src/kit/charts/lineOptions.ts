import type { LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { textWidth } from '../table/textWidth.ts';
import { type Amounts, type Line, valueAt } from './line.ts';
import type { Palette } from './palette.ts';

type Options = ComposeOption<LineSeriesOption | GridComponentOption | TooltipComponentOption>;

interface Drawn {
  /** `yyyy-MM-dd`. */
  days: readonly string[];
  lines: readonly Line[];
  amounts: Amounts;
  palette: Palette;
  isStill: boolean;
}

const fontSize = 12;
/** Pixels between the end of a line and its name. */
const nameGap = 8;
/** Pixels that each of the names takes, so that two that end at one place do not touch. */
const nameHeight = 16;
/** The largest number of day labels at the axis; the last day always has one. */
const mostDays = 10;

/** The echarts options of a line chart by day. The last days of an earlier span that is longer are in the table alone, as they would lie under the names. */
export function lineOptions({ days, lines, amounts, palette, isStill }: Drawn): Options {
  const { font, text, border, ground } = palette;
  // A dashed line is told by its dashes.
  const named = lines.filter(({ earlierDays }) => !earlierDays);
  const line = { lineStyle: { color: border } };
  return {
    // echarts never ends the animation of a single point.
    animation: !isStill && days.length > 1,
    animationDuration: 300,
    textStyle: { fontFamily: font, fontSize },
    grid: {
      ...{
        left: 0,
        top: 8,
        right: nameGap + Math.max(...named.map(({ name }) => textWidth(name, `${fontSize}px`))),
        bottom: 6,
      },
      ...{ outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    },
    xAxis: {
      ...{ type: 'category', boundaryGap: false, data: [...days] },
      axisLine: line,
      axisTick: { show: false },
      axisLabel: {
        // The last day does not reach under the names at the ends of the lines.
        ...{ color: text, fontSize, hideOverlap: true, alignMaxLabel: 'right' },
        interval: (at) => (days.length - 1 - at) % Math.ceil(days.length / mostDays) === 0,
        formatter: (day: string) => day.slice(5),
      },
    },
    yAxis: {
      ...{ type: 'value', minInterval: amounts.step, splitNumber: 4 },
      splitLine: line,
      axisLabel: { color: text, fontSize, formatter: amounts.short },
    },
    tooltip: {
      ...{
        trigger: 'axis',
        confine: true,
        padding: 0,
        borderWidth: 1,
        transitionDuration: isStill ? 0 : 0.1,
      },
      ...{ backgroundColor: ground, borderColor: border },
      axisPointer: { type: 'line', lineStyle: { color: text, type: 'solid', width: 1 } },
      formatter: (points) => hintOf(days, lines, amounts, [points].flat()[0]?.dataIndex ?? 0),
    },
    series: lines.map(({ name, values, tone, earlierDays }) => ({
      ...{ type: 'line', name, data: values.slice(0, days.length), symbol: 'circle', symbolSize: 6 },
      // One value alone makes no line.
      showSymbol: days.length === 1,
      lineStyle: earlierDays ? { width: 1, type: 'dashed' } : { width: 2 },
      color: palette.tones[tone].line,
      ...(!earlierDays && { areaStyle: { opacity: 0.06 } }),
      emphasis: { focus: 'none' },
      endLabel: {
        ...{ show: !earlierDays, formatter: '{a}', distance: nameGap, fontSize, lineHeight: nameHeight },
        color: palette.tones[tone].ink,
      },
      labelLayout: { moveOverlap: 'shiftY' },
    })),
  };
}

/** The tooltip, built as DOM elements so that no text is parsed as HTML. Styled by the page's style sheet. */
function hintOf(days: readonly string[], lines: readonly Line[], amounts: Amounts, at: number): HTMLElement {
  const hint = document.createElement('dl');
  hint.dataset.chartHint = '';
  const day = document.createElement('div');
  day.textContent = days[at] ?? '';
  hint.append(
    day,
    ...lines.map((line) => {
      const { name, tone } = line;
      const row = document.createElement('div');
      row.dataset.tone = tone;
      const [term, value] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      value.textContent = valueAt(line, at, amounts);
      row.append(term, value);
      return row;
    }),
  );
  return hint;
}
