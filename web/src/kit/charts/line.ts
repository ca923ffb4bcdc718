/** A line of a chart: a value for each day, in a colour of `StatusTag`. */
export interface Line {
  name: string;
  values: readonly number[];
  tone: Tone;
  /** The values are levels at the end of each day, such as a balance: they do not add up, and the last one is the present one. */
  isLevel?: true;
  /** The values of an earlier span, to compare with: drawn dashed and thin. */
  isEarlier?: true;
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
