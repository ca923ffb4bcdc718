import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { status } from '#contracts/envelope.ts';
import { ApiError, report } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { session } from '../../api/session.ts';
import { confirmAction } from '../dialogs/confirm.ts';
import { MenuButton } from '../dialogs/MenuButton.tsx';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { shanghaiTime } from '../display/today.ts';
import { usePage } from '../page/page.ts';
import { useWithin } from '../page/within.ts';
import type { Column } from './column.ts';
import css from './ExportButton.module.css';
import { exportedName } from './exportedName.ts';
import { type FileFormat, fileFormats } from './fileFormats.ts';
import { fileWriters } from './fileWriters.ts';
import { useFileFormat } from './preferences.ts';
import type { SearchField } from './searchField.ts';
import type { FilterFact } from './tabFacts.ts';
import type { RowSource } from './useList.ts';
import type { ListState } from './useListState.ts';

interface Props<Row> {
  list: RowSource<Row> & Pick<ListState<unknown>, 'criteria'> & { total: number };
  /** The conditions of the list, which a file with a place for it tells. */
  search: readonly SearchField[];
  tabs: ReadonlyMap<string, FilterFact>;
  /** Those that the user sees, in their order. */
  columns: readonly Column<Row>[];
}

/**
 * Exports all rows of the filter to a file, with masked values still masked. The format is the one used last, or
 * chosen in the menu beside the button. The number of rows is shown first; the export can be cancelled at any time and stops when the page closes.
 */
export function ExportButton<Row extends { id: string }>({ list, columns, search, tabs }: Props<Row>) {
  const { t } = useTranslation(['kit', 'common']);
  const { title } = usePage();
  const record = useWithin()?.of;
  const [format, rememberFormat] = useFileFormat();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);

  const run = async (as: FileFormat) => {
    const { total, load, endpoint, criteria } = list;
    const facts = [{ label: t('kit:export.format'), value: t(`kit:export.formats.${as}`) }];
    if (!(await confirmAction(t('kit:export.confirm', { count: total }), { facts }))) return;
    // Loaded when a file is wanted.
    const loaded = await Promise.all([
      import('./exportFile.ts'),
      fileWriters[as](),
      import('./filterFacts.ts'),
    ]).catch(() => undefined);
    if (!loaded) return notify('error', t('kit:export.failed'));
    const [{ exportFile }, write, { filterFacts }] = loaded;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total });
    try {
      const onProgress = (done: number, all: number) => setProgress({ done, total: all });
      const name = exportedName({ title, record: record?.[1], criteria, format: as });
      const notes = async () => {
        const filters = await filterFacts({ endpoint, search, criteria, tabs });
        const conditions = record ? [record, ...filters] : filters;
        return {
          ...{ list: title, title: t('kit:export.conditions') },
          facts: [
            ...(conditions.length > 0
              ? conditions
              : [[t('kit:export.conditions'), t('common:all')] as const]),
            [t('kit:export.time'), shanghaiTime()] as const,
            [t('kit:export.user'), session().user?.name ?? ''] as const,
          ],
        };
      };
      const source = { load, columns, signal: controller.signal, onProgress, notes };
      const written = await exportFile(name, as, write, source);
      if (written && written.done < written.total) notify('warning', t('kit:export.changed', written));
      else if (written) notify('success', t('kit:export.done'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== status.tokenExpired) report(error);
      controller.abort();
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <>
      <div className={css.split}>
        <Button type="tertiary" disabled={list.total === 0} onClick={() => void run(format)}>
          {t('kit:export.button')}
        </Button>
        <MenuButton
          className={css.more}
          disabled={list.total === 0}
          aria-label={t('kit:export.choose')}
          title={t('kit:export.choose')}
          menu={t('kit:export.choose')}
          items={fileFormats.map((as) => ({
            text: t(`kit:export.formats.${as}`),
            chosen: as === format,
            format: as,
          }))}
          onChoose={({ format: as }) => {
            rememberFormat(as);
            void run(as);
          }}
        >
          <IconChevronDown size="small" aria-hidden />
        </MenuButton>
      </div>
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
