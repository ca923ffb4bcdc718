import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Batch, BatchDialog } from './BatchDialog.tsx';

export interface BatchAction<Item> {
  title: string;
  /** Whether it can be made with this one. */
  allows: (item: Item) => boolean;
  /** Does one, quietly: its failure is shown in its line. */
  run: Batch<Item>['run'];
  follow?: Batch<Item>['follow'];
}

interface Props<Item> {
  /** The ticked rows. */
  chosen: readonly Item[];
  actions: readonly BatchAction<Item>[];
  nameOf: (item: Item) => string;
  /** What it is about, beside the name. */
  detailOf: (item: Item) => ReactNode;
  /** Cents, where the items are about money. */
  amountOf?: (item: Item) => number;
  /** What is unusual about those that it would be made with. */
  warningsOf?: (items: readonly Item[]) => readonly string[];
  onChanged: () => void;
}

/** Beside the tabs: how many rows are ticked, and what can be done with those of them that allow it. */
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
