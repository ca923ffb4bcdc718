import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { ClosingBoundary } from '../page/ClosingBoundary.tsx';
import { lazyWith } from '../page/lazyWith.ts';
import { TopBar } from '../page/TopBar.tsx';
import css from './ConflictBar.module.css';
import type { Conflict } from './useConflict.ts';

const ConflictDialog = lazyWith(() => import('./ConflictDialog.tsx'));

interface Props<Values extends FieldValues> {
  schema: z.core.$ZodType<Values, Values>;
  conflict: Conflict<Values> | undefined;
  /** The fields of the form with their labels, to show what differs. */
  children: ReactNode;
}

/**
 * Shown in a form whose record somebody else has changed since it was loaded. The dialog that merges both opens by itself; when it is left, the bar goes on
 * saying that nothing was saved, and opens it again.
 */
export function ConflictBar<Values extends FieldValues>({ schema, conflict, children }: Props<Values>) {
  const { t } = useTranslation('kit');
  if (!conflict) return null;
  const { seen } = conflict;
  return (
    <>
      <div role="alert" className={css.bar}>
        <span>{t('conflict.said')}</span>
        <Button htmlType="button" onClick={() => void conflict.look()}>
          {t('conflict.see')}
        </Button>
      </div>
      {seen && (
        <ClosingBoundary onClose={conflict.leave}>
          <Suspense fallback={<TopBar active />}>
            <ConflictDialog schema={schema} conflict={conflict} seen={seen}>
              {children}
            </ConflictDialog>
          </Suspense>
        </ClosingBoundary>
      )}
    </>
  );
}
