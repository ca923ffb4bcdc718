import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { useMay } from '../../api/session.ts';
import { type About, confirmAction } from '../dialogs/confirm.ts';
import { useFieldLabel } from '../display/useFieldLabel.ts';
import { useMissingRights } from '../display/useRightWords.ts';
import type { Column } from './DataTable.tsx';
import { enableColumn } from './enableColumn.tsx';
import { RowActions } from './RowActions.tsx';
import type { RowAction } from './rowAction.ts';

/** The fields that every row of a list of records has. */
interface RecordRow {
  id: string;
  enabled: number;
  /** What the caller may do with the record: `edit`, `enable`, `remove` and more. */
  actions: readonly string[];
}

interface Calls {
  update: AnyEndpoint;
  enable: AnyEndpoint;
  remove: AnyEndpoint;
}

interface Options<Row> {
  /** The calls as the signed-in user makes them (`useScopedCalls`). */
  calls: Calls;
  /** The record's form, which gives the label of the field that names a record in questions: `name` by default. */
  form: z.core.$ZodType;
  nameField?: keyof Row & string;
  reload: () => unknown;
  /** Opens the record's form. */
  edit: (row: Row) => unknown;
  /** Width of the action column in pixels. */
  width: number;
  /** Further actions of a row, before edit. */
  before?: (row: Row) => readonly RowAction[];
  /** Further actions of a row, between edit and remove. */
  more?: (row: Row) => readonly RowAction[];
  /** Whether users who may not edit have other actions, so that they get the action column, too. */
  mayMore?: boolean;
  /** Names of the switch if it is not called 启用: the heading, and the name for one record. */
  enabled?: { title: string; of: (name: string) => string };
  /** Facts and warnings for the question before a record is switched off. */
  aboutDisabling?: (row: Row) => About;
  /** The same before a record is removed; the question names the record by itself. */
  aboutRemoving?: (row: Row) => About;
}

/**
 * The switch and the action column of a list of records: edit, the kind's own actions, remove. A row's actions come from its `actions`; users who
 * have no action for any row get no action column.
 */
export function useRecordActions<Row extends RecordRow>(options: Options<Row>) {
  const { t } = useTranslation('common');
  const label = useFieldLabel(options.form);
  const { calls, width, mayMore, nameField = 'name' as keyof Row & string } = options;
  const missing = useMissingRights(calls.enable.access.rights ?? []);
  const mayAct = useMay(calls.update) || Boolean(mayMore);
  const [removals, setRemovals] = useState(0);
  const latest = useRef(options);
  latest.current = options;

  const columns = useMemo(() => {
    const nameOf = (row: Row) => String(row[nameField]);
    const switchTo = async (row: Row, enabled: boolean) => {
      const about = enabled ? undefined : latest.current.aboutDisabling?.(row);
      if (about && !(await confirmAction(t('disableConfirm'), about))) return;
      await call(calls.enable, { params: { id: row.id }, body: { enable: enabled ? 1 : 0 } } as never);
      reportDone();
      void latest.current.reload();
    };
    const remove = async (row: Row) => {
      if (
        !(await confirmAction(t('removeConfirm'), {
          ...latest.current.aboutRemoving?.(row),
          facts: [{ label: label(nameField), value: nameOf(row) }],
        }))
      )
        return;
      await call(calls.remove, { params: { id: row.id } } as never);
      notify('success', t('removed'));
      void latest.current.reload();
      setRemovals((count) => count + 1);
    };
    const actionsOf = (row: Row): RowAction[] => {
      const { before, edit, more } = latest.current;
      const may = (action: string) => row.actions.includes(action);
      return [
        ...(before?.(row) ?? []),
        ...(may('edit') ? [{ text: t('edit'), onClick: () => edit(row) }] : []),
        ...(more?.(row) ?? []),
        ...(may('remove') ? [{ text: t('remove'), onClick: () => remove(row), danger: true }] : []),
      ];
    };
    const enable: Column<Row> = enableColumn({
      title: latest.current.enabled?.title ?? t('enabled'),
      label(row) {
        const name = nameOf(row);
        return latest.current.enabled?.of(name) ?? t('enableOf', { name });
      },
      locked: () => missing,
      onChange: switchTo,
    });
    const actions: Column<Row> = {
      key: 'actions',
      title: t('actions'),
      width,
      actions: true,
      render: (row) => <RowActions of={nameOf(row)} actions={actionsOf(row)} />,
    };
    return { enable, actions: mayAct ? [actions] : [] };
  }, [calls, label, mayAct, missing, nameField, t, width]);
  return { ...columns, removals };
}
