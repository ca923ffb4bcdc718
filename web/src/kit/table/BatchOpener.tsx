import { type ComponentType, useState } from 'react';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { batchLimit } from './batchLimit.ts';
import { PickedRows } from './PickedRows.tsx';
import type { AfterBatch, Picks } from './useSelection.ts';

export interface BatchDialogProps<Row> {
  /** The ticked rows at the time of opening, because the list behind the dialog reloads. */
  rows: readonly Row[];
  onSent: AfterBatch;
  onClose: () => void;
}

interface BatchOffer<Row> {
  /** The call that takes all rows at once. */
  endpoint: AnyEndpoint;
  text: string;
  /** Whether it is for the row; by default it is for all that can be ticked. */
  allows?: (row: Row) => boolean;
  /** Made by `lazyDialog`. */
  Dialog: ComponentType<BatchDialogProps<Row>>;
}

interface Props<Row> {
  picks: Picks<Row>;
  batches: readonly BatchOffer<Row>[];
}

/** The ticked rows of a list, and the buttons that open the dialogs of batch calls with them. */
export function BatchOpener<Row>({ picks, batches }: Props<Row>) {
  const [open, setOpen] = useState<Pick<BatchOffer<Row>, 'Dialog'> & { rows: readonly Row[] }>();
  return (
    <>
      <PickedRows<Row>
        picks={picks}
        actions={batches.map(({ endpoint, text, allows, Dialog }) => ({
          ...{ text, allows, max: batchLimit(endpoint) },
          onClick: (rows) => setOpen({ Dialog, rows }),
        }))}
      />
      {open && <open.Dialog rows={open.rows} onSent={picks.afterBatch} onClose={() => setOpen(undefined)} />}
    </>
  );
}
