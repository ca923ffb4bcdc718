import { formatRate } from '../../kit/display/format.ts';

/** How much more or less a number is than an earlier one: `↑ 12.34%`, `↓ 5.00%`, `0.00%`; `-` where it was 0, of which nothing is a share. */
export function changeText(now: number, before: number): string {
  if (before === 0) return '-';
  const change = Math.round(((now - before) / Math.abs(before)) * 10_000);
  const arrow = change > 0 ? '↑ ' : change < 0 ? '↓ ' : '';
  return `${arrow}${formatRate(Math.abs(change))}`;
}
