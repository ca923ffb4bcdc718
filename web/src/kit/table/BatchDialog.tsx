import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutBlock } from '../dialogs/AboutBlock.tsx';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { formatReportMoney } from '../display/format.ts';
import css from './BatchDialog.module.css';
import { BatchItems } from './BatchItems.tsx';
import type { Batch } from './batch.ts';
import { useBatchRun } from './useBatchRun.ts';

/**
 * One action for many records (`useBatchRun`). What failed is shown in its own line, and a retry sends only the failed ones again (domain design, section
 * 21); after a stop the rest can be sent, too.
 */
export function BatchDialog<Item extends { id: string }>(props: Batch<Item>) {
  const { title, nameOf, detailOf, amountOf, warningsOf, onClose } = props;
  const { t } = useTranslation(['kit', 'common']);
  const { items, begun, phase, lineOfItem, those, send, stop } = useBatchRun(props);
  const busy = phase !== 'idle';
  const [failed, done] = [those('failed'), those('done')];
  const [submitted, next] = [those('submitted'), those('next')];
  /** Those that were not sent before a stop. */
  const rest = begun && !busy ? those('waiting') : [];
  const sum = amountOf && formatReportMoney(items.reduce((all, item) => all + amountOf(item), 0));

  const closing = useRef<HTMLSpanElement>(null);
  // When all is done the button that was pressed goes.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (begun && !busy && isLost) closing.current?.querySelector('button')?.focus();
  }, [begun, busy]);

  return (
    <TopDialog
      title={title}
      width={640}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <span ref={closing} className={css.closing}>
            <Button
              type="tertiary"
              data-first-focus
              disabled={phase === 'stopping'}
              onClick={phase === 'running' ? stop : onClose}
            >
              {busy ? t('kit:batch.stop') : t(begun ? 'common:close' : 'common:cancel')}
            </Button>
          </span>
          {/* One button, so that it keeps the focus while the records are sent. */}
          {(!begun || failed.length > 0 || rest.length > 0 || busy) && (
            <Button
              theme="solid"
              loading={busy}
              onClick={() => void send(begun ? [...failed, ...rest] : items)}
            >
              {!begun ? t('common:confirm') : t(rest.length > 0 ? 'kit:batch.goOn' : 'kit:batch.retryFailed')}
            </Button>
          )}
        </>
      }
    >
      {!begun && warningsOf && <AboutBlock warnings={warningsOf(items)} />}
      <BatchItems
        summary={
          begun
            ? [
                submitted.length > 0 && t('kit:batch.handedOver', { count: submitted.length }),
                next.length > 0 && t('kit:batch.toDo', { count: next.length }),
                rest.length > 0 && t('kit:batch.notSent', { count: rest.length }),
                t('kit:batch.result', { done: done.length, failed: failed.length, all: items.length }),
              ]
                .filter(Boolean)
                .join(t('common:comma'))
            : [t('kit:batch.count', { count: items.length }), sum && t('kit:batch.sum', { amount: sum })]
                .filter(Boolean)
                .join(' · ')
        }
        lines={items.map((item) => ({
          ...{ id: item.id, name: nameOf(item), detail: detailOf(item) },
          ...(begun && lineOfItem(item)),
        }))}
      />
    </TopDialog>
  );
}
