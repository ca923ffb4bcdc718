import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { confirmAction } from '../dialogs/confirm.ts';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { shanghaiDate } from '../display/today.ts';
import { usePage } from '../page/page.ts';
import { arrangeColumns } from './arrangeColumns.ts';
import type { Column } from './DataTable.tsx';
import css from './ExportButton.module.css';
import { exportRows } from './exportRows.ts';
import { useTablePreference } from './preferences.ts';
import { saveFile } from './saveFile.ts';
import type { RowSource } from './useList.ts';

interface Props<Row> {
  list: RowSource<Row> & { total: number };
  columns: readonly Column<Row>[];
}

/**
 * Everything that the filter finds as a file for Excel: the columns that the table shows, in their order, with what is masked there
 * masked. The number is told first; it can be cancelled at any time, and ends with the page.
 */
export function ExportButton<Row extends { id: string }>({ list, columns }: Props<Row>) {
  const { t } = useTranslation(['kit', 'common']);
  const { path, title } = usePage();
  const [preference] = useTablePreference(path);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const { total, load } = list;
    if (!(await confirmAction(t('kit:export.confirm', { count: total })))) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total });
    try {
      const shown = arrangeColumns(columns, preference.columns);
      const onProgress = (done: number, all: number) => setProgress({ done, total: all });
      const parts = await exportRows(load, shown, { signal: controller.signal, onProgress });
      if (controller.signal.aborted) return;
      saveFile(`${title}-${shanghaiDate()}.csv`, 'text/csv;charset=utf-8', parts);
      notify('success', t('kit:export.done'));
    } catch (error) {
      // Its message was shown, or somebody cancelled it.
      if (!(error instanceof ApiError)) throw error;
      controller.abort();
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <>
      <Button type="tertiary" disabled={list.total === 0} onClick={() => void run()}>
        {t('kit:export.button')}
      </Button>
      {progress && (
        <TopDialog
          title={t('kit:export.running')}
          width={416}
          onClose={() => running.current?.abort()}
          footer={
            <Button type="tertiary" data-first-focus onClick={() => running.current?.abort()}>
              {t('common:cancel')}
            </Button>
          }
        >
          <progress
            className={css.bar}
            aria-label={t('kit:export.running')}
            value={progress.done}
            max={Math.max(1, progress.total)}
          />
          <p className={css.text}>{t('kit:export.progress', progress)}</p>
        </TopDialog>
      )}
    </>
  );
}
