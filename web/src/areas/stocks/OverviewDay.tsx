import type { Endpoint } from '#contracts/endpoint.ts';
import { useFreshData } from '../../api/hooks.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import type { Days } from './changes.ts';
import { DayDialog, type DialogProps } from './DayDialog.tsx';
import type { StockProduct } from './stockKind.ts';

interface Props extends Omit<DialogProps, 'terms'> {
  get: Endpoint<string, undefined, undefined, StockProduct>;
  date: string;
  today: string;
  days: Days;
  about: string;
}

/** The small form of a day of the overview, as soon as it is known what the day has to obey. */
export function OverviewDay({ get, today, ...dialog }: Props) {
  const { data, error, reload } = useFreshData(get, { params: { id: dialog.id } });
  if (!data) return error ? <LoadState error={error} onRetry={reload} /> : null;
  const { marketPrice, roomCount } = data;
  return <DayDialog {...dialog} terms={{ today, marketPrice, roomCount }} />;
}
