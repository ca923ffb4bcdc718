import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import type { useBatchCall } from './useBatchCall.ts';

interface Props {
  batch: ReturnType<typeof useBatchCall>;
  /** The records that would be sent; none while something is still to be chosen. */
  ids: string[];
  onClose: () => void;
}

/** The buttons of a dialog that sends a batch: confirm, then again for what failed, and close. */
export function BatchFooter({ batch: { busy, isSent, again, send }, ids, onClose }: Props) {
  const { t } = useTranslation(['kit', 'common']);
  return (
    <>
      <Button type="tertiary" disabled={busy} onClick={onClose}>
        {t(isSent ? 'common:close' : 'common:cancel')}
      </Button>
      {!isSent && (
        <Button theme="solid" loading={busy} disabled={ids.length === 0} onClick={() => void send(ids)}>
          {t('common:confirm')}
        </Button>
      )}
      {again.length > 0 && (
        <Button theme="solid" loading={busy} onClick={() => void send(again)}>
          {t('kit:batch.retryFailed')}
        </Button>
      )}
    </>
  );
}
