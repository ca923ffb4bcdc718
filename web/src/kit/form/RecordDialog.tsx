import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { blankOf, formValues } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { TopBar } from '../page/TopBar.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { FormCalls } from './RecordForm.tsx';

interface Props<Form extends FieldValues> {
  calls: FormCalls;
  /** The schema of the update call; the blank values of a new record come from it, too. */
  form: z.core.$ZodType<Form, Form>;
  /** Values of a new record in addition to the blank ones. */
  given?: Partial<Form>;
  /** Absent for a new record. */
  recordId: string | undefined;
  /** The name under which drafts of the form are stored. */
  draftOf: string;
  title: string;
  /** Pixels. */
  width: number;
  /** Called after the dialog was closed; `added` is the id of a new record. */
  onSaved: (added: string | undefined) => void;
  onClose: () => unknown;
  children: ReactNode;
}

/** The dialog that adds or edits a record. An existing record is loaded first, so that its newest version is edited. */
export function RecordDialog<Form extends FieldValues>(props: Props<Form>) {
  const { form, given, recordId } = props;
  return recordId ? (
    <EditDialog {...props} recordId={recordId} />
  ) : (
    <Dialog {...props} values={{ ...blankOf(form), ...given }} />
  );
}

function EditDialog<Form extends FieldValues>(props: Props<Form> & { recordId: string }) {
  const { calls, form, recordId, onClose } = props;
  const { data, error } = useFreshData(calls.get, { params: { id: recordId } } as never);
  useEffect(() => {
    if (error) onClose();
  }, [error, onClose]);
  if (!data) return <TopBar active />;
  return <Dialog {...props} values={formValues(form, data as object)} />;
}

function Dialog<Form extends FieldValues>(props: Props<Form> & { values: Form }) {
  const { calls, form, recordId, draftOf, title, width, values, onSaved, onClose, children } = props;
  const added = useRef<string>(undefined);
  const save = async (body: Form): Promise<void> => {
    const params = { id: recordId };
    const saved = await (recordId
      ? call(calls.update, { params, body } as never)
      : call(calls.add, { body } as never));
    if (!recordId) added.current = (saved as { id: string }).id;
  };
  return (
    <FormDialog
      title={title}
      width={width}
      draftId={`${draftOf}:${recordId ?? 'add'}`}
      schema={form}
      values={values}
      onSubmit={save}
      onSaved={async () => {
        reportDone();
        await onClose();
        onSaved(added.current);
      }}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
