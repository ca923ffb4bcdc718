import { useMemo } from 'react';
import type { StockChange } from '#contracts/areas/stocks.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { useAnswers } from '../../api/hooks.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import type { ChosenCells } from './cells.ts';
import type { StockCalls, StockProduct } from './stockKind.ts';

interface Props {
  calls: StockCalls;
  get: Endpoint<string, undefined, undefined, StockProduct>;
  cells: ChosenCells;
  kind: StayKind;
  today: string;
  settles: boolean;
  reload: () => Promise<unknown>;
  onSaved: (changes: readonly StockChange[]) => void;
  onClose: () => void;
}

/** 批量设置 of several rate plans; it opens when their limits are loaded. */
export function OverviewBatch({ kind, get, cells, today, ...dialog }: Props) {
  const ids = cells.products.join('.');
  const inputs = useMemo(() => ids.split('.').map((id) => ({ params: { id } })), [ids]);
  const { data, error, reload } = useAnswers(get, inputs);
  if (!data) return error ? <LoadState error={error} onRetry={reload} /> : <TopBar active />;
  const targets = data.answers.map(({ id, name, marketPrice, roomCount }) => ({
    ...{ id, name },
    terms: { kind, today, marketPrice, roomCount },
  }));
  const calls = { ...dialog.calls, product: get };
  const reloadAll = () => Promise.all([dialog.reload(), reload()]);
  return (
    <BatchDialog
      {...dialog}
      calls={calls}
      targets={targets}
      soldBy="night"
      chosen={cells.days}
      reload={reloadAll}
    />
  );
}
