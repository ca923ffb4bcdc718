import type { BarSeriesOption } from 'echarts/charts';
import type { GridComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { textWidth } from '../table/textWidth.ts';
import type { Share } from './drawing.ts';
import type { Palette } from './palette.ts';

type Options = ComposeOption<BarSeriesOption | GridComponentOption>;

interface Drawn {
  shares: readonly Share[];
  palette: Palette;
  isStill: boolean;
}

const fontSize = 12;
/** The widest that a name at the axis can be, in pixels. */
const mostName = 120;

/** The echarts options of shares as bars, the largest at the top, each with its value behind it. */
export function shareOptions({ shares, palette, isStill }: Drawn): Options {
  const { font, text, ink, tones } = palette;
  const widthOf = (words: string) => textWidth(words, `${fontSize}px`);
  return {
    animation: !isStill,
    animationDuration: 300,
    textStyle: { fontFamily: font, fontSize },
    grid: {
      ...{ left: 0, top: 0, bottom: 0, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
      right: 12 + Math.max(0, ...shares.map((share) => widthOf(share.text))),
    },
    xAxis: { type: 'value', show: false, min: 0 },
    yAxis: {
      ...{ type: 'category', inverse: true, data: shares.map(({ name }) => name) },
      ...{ axisLine: { show: false }, axisTick: { show: false } },
      axisLabel: {
        ...{ color: text, fontSize, interval: 0, width: mostName, overflow: 'truncate' },
      },
    },
    series: {
      ...{ type: 'bar', barMaxWidth: 14, barMinHeight: 2 },
      data: shares.map(({ value, isRest, to }) => ({
        value,
        itemStyle: { color: tones[isRest ? 'grey' : 'blue'].line, borderRadius: [0, 2, 2, 0] },
        cursor: to ? 'pointer' : 'default',
      })),
      label: {
        ...{ show: true, position: 'right', distance: 8, color: ink, fontSize },
        formatter: ({ dataIndex }) => shares[dataIndex]?.text ?? '',
      },
      emphasis: { focus: 'none' },
    },
  };
}
