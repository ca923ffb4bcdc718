import type { Amounts, Line } from './line.ts';

/** What a chart draws. */
export type Drawing =
  | { kind: 'lines'; days: readonly string[]; lines: readonly Line[]; amounts: Amounts }
  | { kind: 'shares'; shares: readonly Share[]; amounts: Amounts; onPick: (share: Share) => void };

/** A part of a whole. */
export interface Share {
  /** Tells the parts apart. */
  key: string;
  name: string;
  value: number;
  /** The value as a text with its part of the whole. */
  text: string;
  /** The address that shows more of it; without one it leads nowhere. */
  to?: string | undefined;
  /** What the named parts leave of the whole. */
  isRest?: true;
}
