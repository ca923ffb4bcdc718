import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';

/**
 * The parts of echarts that the charts use; another kind of chart adds its own here. Charts are drawn as SVG, which prints sharply and scales with
 * zoom (docs/decisions/0026-charts-and-files.md).
 */
use([LineChart, BarChart, GridComponent, TooltipComponent, LabelLayout, SVGRenderer]);

/** Creates an empty chart in a box. */
export const chartIn = (box: HTMLElement): EChartsType => init(box);
