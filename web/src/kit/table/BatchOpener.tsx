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

interface Props<Row> {
  picks: Picks<Row>;
  /** The call that takes all rows at once. */
  endpoint: AnyEndpoint;
  text: string;
  /** Made by `lazyDialog`. */
  Dialog: ComponentType<BatchDialogProps<Row>>;
}

/** The ticked rows of a list, and the button that opens the dialog of a batch call with them. */
export function BatchOpener<Row>({ picks, endpoint, text, Dialog }: Props<Row>) {
  const [rows, setRows] = useState<readonly Row[]>();
  return (
    <>
      <PickedRows picks={picks} max={batchLimit(endpoint)} actions={[{ text, onClick: setRows }]} />
      {rows && <Dialog rows={rows} onSent={picks.afterBatch} onClose={() => setRows(undefined)} />}
    </>
  );
}
