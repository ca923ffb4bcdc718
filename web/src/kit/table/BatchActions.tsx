import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Batch, BatchDialog } from './BatchDialog.tsx';

export interface BatchAction<Item> {
  title: string;
  /** Whether the action is allowed for this item. */
  allows: (item: Item) => boolean;
  /** Runs the action for one item without showing a message: a failure is shown in the item's line. */
  run: Batch<Item>['run'];
  follow?: Batch<Item>['follow'];
}

interface Props<Item> {
  /** The ticked rows. */
  chosen: readonly Item[];
  actions: readonly BatchAction<Item>[];
  nameOf: (item: Item) => string;
  /** What the item is about, shown beside the name. */
  detailOf: (item: Item) => ReactNode;
  /** The amount of an item in cents, if the action is about money. */
  amountOf?: (item: Item) => number;
  /** Warnings about the items that the action would change. */
  warningsOf?: (items: readonly Item[]) => readonly string[];
  onChanged: () => void;
}

/** Shows beside the tabs how many rows are ticked, and the actions for those of them that allow it. */
export function BatchActions<Item extends { id: string }>({ chosen, actions, ...dialog }: Props<Item>) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState<Pick<Batch<Item>, 'title' | 'run' | 'follow' | 'items'>>();
  return (
    <>
      <span>{t('batch.picked', { count: chosen.length })}</span>
      {actions.map(({ title, allows, run, follow }) => {
        const items = chosen.filter(allows);
        return (
          <Button
            key={title}
            disabled={items.length === 0}
            onClick={() => setOpen({ title, run, items, ...(follow && { follow }) })}
          >
            {title}
          </Button>
        );
      })}
      {open && <BatchDialog {...dialog} {...open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
