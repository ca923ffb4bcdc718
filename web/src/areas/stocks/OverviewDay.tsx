import type { Endpoint } from '#contracts/endpoint.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { useFreshData } from '../../api/hooks.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import type { Days } from './changes.ts';
import { DayDialog, type DialogProps } from './DayDialog.tsx';
import type { StockCalls, StockProduct } from './stockKind.ts';

interface Props extends Omit<DialogProps, 'terms' | 'calls'> {
  calls: StockCalls;
  get: Endpoint<string, undefined, undefined, StockProduct>;
  date: string;
  kind: StayKind;
  today: string;
  days: Days;
  about: string;
}

/** The form of one day of the overview; it opens when the product's limits are loaded. */
export function OverviewDay({ kind, get, today, ...dialog }: Props) {
  const { data, error, reload } = useFreshData(get, { params: { id: dialog.id } });
  if (!data) return error ? <LoadState error={error} onRetry={reload} /> : null;
  const { marketPrice, roomCount } = data;
  const calls = { ...dialog.calls, product: get };
  return (
    <DayDialog
      {...dialog}
      calls={calls}
      terms={{ kind, today, marketPrice, roomCount }}
      reload={() => Promise.all([dialog.reload(), reload()])}
    />
  );
}
