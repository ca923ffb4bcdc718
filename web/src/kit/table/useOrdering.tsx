import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { formValues } from '#contracts/forms/blank.ts';
import { fieldAt } from '#contracts/forms/fieldInfo.ts';
import { call } from '../../api/client.ts';
import { notify } from '../../api/notice.ts';
import { useMay } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';
import { reportUndoable } from '../dialogs/reportUndoable.ts';
import { useLabel } from '../display/useLabel.ts';
import type { ValueColumn } from './column.ts';
import { InlineNumber } from './InlineNumber.tsx';

interface OrderedRow {
  id: string;
  ordering: number;
  /** What the caller may do with the record: `edit` and more. */
  actions: readonly string[];
}

interface Options<Row> {
  /** The calls as the signed-in user makes them (`useScopedCalls`). */
  calls: { get: AnyEndpoint; update: AnyEndpoint };
  /** The record's form, of which `ordering` is a field. */
  form: z.core.$ZodType;
  /** The field that names a record: `name` by default. */
  nameField?: keyof Row & string;
  reload: () => unknown;
  /** Pixels. */
  width?: number;
  /** Saves the order of a record; left out = by the call that saves its form. */
  put?: (id: string, ordering: number) => Promise<unknown>;
}

/** 排序: a column whose number is changed in the row by whoever may edit the record. For all others it is plain text. */
export function useOrdering<Row extends OrderedRow>(options: Options<Row>): ValueColumn<Row> {
  const { t } = useTranslation('common');
  const label = useLabel();
  const { calls, form, nameField = 'name' as keyof Row & string, width = 64 } = options;
  const mayEdit = useMay(calls.update);
  const latest = useRef(options);
  latest.current = options;
  return useMemo(() => {
    const schema = fieldAt(form, 'ordering') as z.core.$ZodType<number | undefined>;
    const put = async (id: string, ordering: number) => {
      const { put: own } = latest.current;
      await (own ? own(id, ordering) : saveForm(calls, form, id, { ordering }));
      void latest.current.reload();
    };
    const save = async ({ id, ordering: before }: Row, ordering: number) => {
      await put(id, ordering);
      reportUndoable(() => put(id, before));
    };
    return {
      ...{ key: 'ordering', title: label('ordering'), width, kind: 'number' },
      value: ({ ordering }) => ordering,
      render(row) {
        const name = String(row[nameField]);
        if (!mayEdit || !row.actions.includes('edit')) return row.ordering;
        return (
          <InlineNumber
            value={row.ordering}
            action={t('changeOrdering', { name, n: row.ordering })}
            label={t('orderingOf', { name })}
            schema={schema}
            onSave={(ordering) => save(row, ordering)}
          />
        );
      },
    };
  }, [calls, form, label, mayEdit, nameField, t, width]);
}

/**
 * Saves one field of a record by the call that saves its form, over the version that was just read: nothing that somebody else saved is put back. If
 * the record does not fit its form any more, the message says why, as its form would. What is stored already, as after a save whose answer got lost, is
 * not saved again.
 */
async function saveForm(calls: Options<never>['calls'], form: z.core.$ZodType, id: string, change: object) {
  const params = { id };
  const record = (await call(calls.get, { params } as never)) as Record<string, unknown>;
  if (Object.entries(change).every(([name, value]) => record[name] === value)) return;
  const body = { ...formValues(form as z.core.$ZodType<object>, record), ...change };
  const checked = z.safeParse(form, body);
  if (!checked.success) {
    const [fault] = checked.error.issues;
    notify('error', speakMessage(fault?.message ?? ''));
    throw checked.error;
  }
  await call(calls.update, { params, body: checked.data } as never);
}
