import { useTranslation } from 'react-i18next';
import type { LogRow } from '#contracts/logs.ts';
import { stockActions } from '#contracts/trade/priceStocks.ts';
import { useFreshData } from '../../api/hooks.ts';
import { LogLines } from '../../kit/display/LogLines.tsx';
import type { DialogCalls } from './stockKind.ts';

const actions: readonly string[] = Object.values(stockActions);
/** The lines about days; other lines tell of the product itself. */
export const dayLines = (logs: readonly LogRow[]) => logs.filter(({ action }) => actions.includes(action));
export const lastSet = (logs: readonly LogRow[]) => dayLines(logs).slice(0, 1);

/** Who has set days of a product last, from its log. */
export function WhoSet({ calls, id }: { calls: DialogCalls; id: string }) {
  const { t } = useTranslation('kit');
  const { data } = useFreshData(calls.product, { params: { id } });
  return data ? <LogLines label={t('conflict.who')} logs={lastSet(data.logs)} /> : null;
}
