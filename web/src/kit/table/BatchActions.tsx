import { type ReactNode, useState } from 'react';
import { BatchDialog } from './BatchDialog.tsx';
import type { Batch } from './batch.ts';
import { PickedRows } from './PickedRows.tsx';
import type { Picks } from './useSelection.ts';

export interface BatchAction<Item> {
  title: string;
  /** Whether the action is allowed for this item. */
  allows: (item: Item) => boolean;
  /** Runs the action for one item without showing a message: a failure is shown in the item's line. */
  run: Batch<Item>['run'];
  follow?: Batch<Item>['follow'];
}

interface Props<Item> {
  picks: Picks<Item>;
  actions: readonly BatchAction<Item>[];
  nameOf: (item: Item) => string;
  /** What the item is about, shown beside the name. */
  detailOf: (item: Item) => ReactNode;
  /** The amount of an item in cents, if the action is about money. */
  amountOf?: (item: Item) => number;
  /** Warnings about the items that the action would change. */
  warningsOf?: (items: readonly Item[]) => readonly string[];
}

/** Shows beside the tabs how many rows are ticked, and the actions for those of them that allow it. */
export function BatchActions<Item extends { id: string }>({ picks, actions, ...dialog }: Props<Item>) {
  const [open, setOpen] = useState<Pick<Batch<Item>, 'title' | 'run' | 'follow' | 'items'>>();
  return (
    <>
      <PickedRows<Item>
        picks={picks}
        actions={actions.map(({ title, allows, run, follow }) => ({
          ...{ text: title, allows },
          onClick: (items) => setOpen({ title, run, items, ...(follow && { follow }) }),
        }))}
      />
      {open && (
        <BatchDialog {...dialog} {...open} onSent={picks.afterBatch} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
