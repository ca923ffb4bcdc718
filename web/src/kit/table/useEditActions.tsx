import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { call } from '../../api/client.ts';
import { notify } from '../../api/notice.ts';
import { useMay } from '../../api/session.ts';
import { type About, confirmAction } from '../dialogs/confirm.ts';
import { useFieldLabel } from '../display/useFieldLabel.ts';
import type { Column } from './column.ts';
import { RowActions } from './RowActions.tsx';
import type { RowAction } from './rowAction.ts';

interface EditableRow {
  id: string;
  /** What the caller may do with the record: `edit`, `remove` and more. */
  actions: readonly string[];
}

export interface EditOptions<Row> {
  /** The calls as the signed-in user makes them (`useScopedCalls`). */
  calls: { update: AnyEndpoint; remove: AnyEndpoint };
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
  /** Facts and warnings for the question before a record is removed, which names the record by itself. */
  aboutRemoving?: (row: Row) => About | Promise<About>;
}

/**
 * The action column of a list of records: edit, the kind's own actions, remove. A row's actions come from its `actions`; users who have no action for
 * any row get no action column.
 */
export function useEditActions<Row extends EditableRow>(options: EditOptions<Row>) {
  const { t } = useTranslation('common');
  const label = useFieldLabel(options.form);
  const { calls, width, mayMore, nameField = 'name' as keyof Row & string } = options;
  const mayAct = useMay(calls.update) || Boolean(mayMore);
  const [removals, setRemovals] = useState(0);
  const latest = useRef(options);
  latest.current = options;

  const actions = useMemo(() => {
    if (!mayAct) return [];
    const nameOf = (row: Row) => String(row[nameField]);
    const remove = async (row: Row) => {
      const about = await latest.current.aboutRemoving?.(row);
      const facts = [{ label: label(nameField), value: nameOf(row) }];
      if (!(await confirmAction(t('removeConfirm'), { ...about, facts }))) return;
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
    const column: Column<Row> = {
      key: 'actions',
      title: t('actions'),
      width,
      actions: true,
      render: (row) => <RowActions of={nameOf(row)} actions={actionsOf(row)} />,
    };
    return [column];
  }, [calls, label, mayAct, nameField, t, width]);
  return { actions, removals };
}
