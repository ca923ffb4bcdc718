import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { blankOf, formValues } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { isLost, reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useCloseWhen } from '../dialogs/staying.ts';
import { Section, Timeline } from '../page/DetailPage.tsx';
import { TopBar } from '../page/TopBar.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { FormCalls, SingleOf } from './RecordForm.tsx';

interface Props<C extends FormCalls, Form extends FieldValues> {
  calls: C;
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
  /** Called after the dialog was closed with a record saved (`added` is the id of a new one), and after each that 保存并继续添加 has added. */
  onSaved: (added: string | undefined) => void;
  onClose: () => unknown;
  /** Renders the fields; `record` is undefined for a new record. */
  children: (record: SingleOf<C> | undefined) => ReactNode;
}

/** The dialog that adds or edits a record. An existing record is loaded first, so that its newest version is edited; its log stands below the fields. */
export function RecordDialog<C extends FormCalls, Form extends FieldValues>(props: Props<C, Form>) {
  const { form, given, recordId } = props;
  return recordId ? (
    <EditDialog {...props} recordId={recordId} />
  ) : (
    <Dialog {...props} record={undefined} values={{ ...blankOf(form), ...given }} />
  );
}

function EditDialog<C extends FormCalls, Form extends FieldValues>(
  props: Props<C, Form> & { recordId: string },
) {
  const { calls, form, recordId, onClose } = props;
  const { data, error } = useFreshData(calls.get, { params: { id: recordId } } as never);
  useCloseWhen(isLost(error, data), onClose);
  if (!data) return <TopBar active />;
  const record = data as SingleOf<C>;
  return <Dialog {...props} record={record} values={formValues(form, record)} />;
}

function Dialog<C extends FormCalls, Form extends FieldValues>(
  props: Props<C, Form> & { record: SingleOf<C> | undefined; values: Form },
) {
  const { calls, form, record, recordId, draftOf, title, width, values } = props;
  const { onSaved, onClose, children } = props;
  const { t } = useTranslation('common');
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
      {...(!record && { onFurther: () => onSaved(undefined) })}
      onClose={onClose}
    >
      {children(record)}
      {record?.logs && (
        <Section title={t('operationLog')}>
          <Timeline logs={record.logs} />
        </Section>
      )}
    </FormDialog>
  );
}
