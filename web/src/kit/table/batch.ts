import type { ReactNode } from 'react';
import type { AfterBatch } from './useSelection.ts';

/**
 * The outcome for one item: `done`: finished; `submitted`: handed over to another system, so it may still fail; `failed`: refused after that, with
 * the message; `next`: nobody answers any more, and this sentence says what the user has to do himself.
 */
export type Outcome = 'done' | 'submitted' | { failed: string } | { next: string };

export interface Batch<Item> {
  title: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** What the item is about, shown beside the name. */
  detailOf: (item: Item) => ReactNode;
  /** The amount of an item in cents, if the action is about money; the sum is shown before. */
  amountOf?: (item: Item) => number;
  /** Warnings about the items, shown before. */
  warningsOf?: (items: readonly Item[]) => readonly string[];
  /** Runs the action for one item without showing a message: a failure is shown in the item's line. */
  run: (item: Item) => Promise<unknown>;
  /** Asks repeatedly for the outcome of a submitted item. */
  follow?: (item: Item) => Promise<Outcome>;
  /** After each round. */
  onSent: AfterBatch;
  onClose: () => void;
}
