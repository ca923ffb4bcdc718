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

/** What every row of a list of records carries. */
interface RecordRow {
  id: string;
  enabled: number;
  /** What the caller may do with it: `edit`, `enable`, `remove` and more. */
  actions: readonly string[];
}

interface Calls {
  update: AnyEndpoint;
  enable: AnyEndpoint;
  remove: AnyEndpoint;
}

interface Options<Row> {
  /** The calls as this user makes them. */
  calls: Calls;
  /** The record's form, whose field names it in questions: `name`, unless another is given. */
  form: z.core.$ZodType;
  nameField?: keyof Row & string;
  reload: () => unknown;
  /** Opens the record's form. */
  edit: (row: Row) => unknown;
  /** Pixels of the action column. */
  width: number;
  /** What can be done with a row before it is edited. */
  before?: (row: Row) => readonly RowAction[];
  /** What else can be done with a row, between edit and remove. */
  more?: (row: Row) => readonly RowAction[];
  /** There is something else to be done for whoever may not edit. */
  mayMore?: boolean;
  /** What the switch is called, where it is not 启用, as a heading and of one record. */
  enabled?: { title: string; of: (name: string) => string };
  /** Asked before a record is switched off. */
  aboutDisabling?: (row: Row) => About;
}

/**
 * The switch and the action column of a list of records: edit, what the kind adds, remove. What a row offers is in its `actions`; whoever
 * may do nothing with any row has no such column.
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
