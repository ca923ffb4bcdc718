import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { type About, confirmAction } from '../dialogs/confirm.ts';
import { reportUndoable } from '../dialogs/reportUndoable.ts';
import { useMissingRights } from '../display/useRightWords.ts';
import { enableColumn } from './enableColumn.tsx';
import { type EditOptions, useEditActions } from './useEditActions.tsx';

/** The fields that every row of a list of records has. */
interface RecordRow {
  id: string;
  enabled: number;
  /** What the caller may do with the record: `edit`, `enable`, `remove` and more. */
  actions: readonly string[];
}

interface Options<Row> extends EditOptions<Row> {
  calls: EditOptions<Row>['calls'] & { enable: AnyEndpoint };
  /** Names of the switch if it is not called 启用: the heading, and the name for one record. */
  enabled?: { title: string; of: (name: string) => string; words?: { on: string; off: string } };
  /** Why a record cannot be switched on now, so that switching it off cannot be undone either. */
  whyOff?: (row: Row) => string | undefined;
  /** Facts and warnings for the question before a record is switched off. */
  aboutDisabling?: (row: Row) => About | Promise<About>;
}

/** The switch and the action column of a list of records. */
export function useRecordActions<Row extends RecordRow>(options: Options<Row>) {
  const { t } = useTranslation('common');
  const { calls, nameField = 'name' as keyof Row & string } = options;
  const missing = useMissingRights(calls.enable.access.rights ?? []);
  const latest = useRef(options);
  latest.current = options;

  const enable = useMemo(() => {
    const put = async (id: string, enabled: boolean) => {
      await call(calls.enable, { params: { id }, body: { enable: enabled ? 1 : 0 } } as never);
      void latest.current.reload();
    };
    const switchTo = async (row: Row, enabled: boolean) => {
      const about = enabled ? undefined : await latest.current.aboutDisabling?.(row);
      if (about && !(await confirmAction(t('disableConfirm'), about))) return;
      await put(row.id, enabled);
      if (!enabled && latest.current.whyOff?.(row)) reportDone();
      else reportUndoable(() => put(row.id, !enabled));
    };
    return enableColumn<Row>({
      title: latest.current.enabled?.title ?? t('enabled'),
      label(row) {
        const name = String(row[nameField]);
        return latest.current.enabled?.of(name) ?? t('enableOf', { name });
      },
      missing,
      whyOff: (row) => latest.current.whyOff?.(row),
      onChange: switchTo,
      words: latest.current.enabled?.words,
    });
  }, [calls, missing, nameField, t]);
  return { enable, ...useEditActions(options) };
}
