/** A line of a chart: a value for each day, in a colour of `StatusTag`. */
export interface Line {
  name: string;
  values: readonly number[];
  tone: Tone;
  /** The values are levels at the end of each day, such as a balance: they do not add up, and the last one is the present one. */
  isLevel?: true;
  /** The values are those of these earlier days, to compare with: drawn dashed and thin. There may be more or fewer of them than days of the chart. */
  earlierDays?: readonly string[];
}

export const tones = ['green', 'red', 'blue', 'orange', 'grey'] as const;
export type Tone = (typeof tones)[number];

/** How values are formatted: `full` in the table and the tooltip, `short` at the axis. */
export interface Amounts {
  full: (value: number) => string;
  short: (value: number) => string;
  /** The least distance of two lines of the grid: a yuan, or 1 of what is counted. */
  step: number;
}

/** The days of a table of lines; where an earlier span is longer, its last days stand behind them. */
export const daysOfLines = (days: readonly string[], lines: readonly Line[]): string[] => {
  const longest = lines.reduce<readonly string[]>(
    (most, { earlierDays = [] }) => (earlierDays.length > most.length ? earlierDays : most),
    days,
  );
  return [...days, ...longest.slice(days.length)];
};

/** The value of a line at a day of the chart, as a text: an earlier span may be shorter. */
export const valueAt = ({ values }: Line, at: number, { full }: Amounts): string => {
  const value = values[at];
  return value === undefined ? '-' : full(value);
};
