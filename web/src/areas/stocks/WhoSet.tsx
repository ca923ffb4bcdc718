import { useTranslation } from 'react-i18next';
import { useFreshData } from '../../api/hooks.ts';
import { LogLines } from '../../kit/display/LogLines.tsx';
import type { DialogCalls } from './stockKind.ts';

/** Who has set days of a product last, from its log. */
export function WhoSet({ calls, id }: { calls: DialogCalls; id: string }) {
  const { t } = useTranslation('kit');
  const { data } = useFreshData(calls.product, { params: { id } });
  return data ? <LogLines label={t('conflict.who')} logs={data.logs.slice(0, 1)} /> : null;
}
