import { type ComponentType, type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { AnyEndpoint, DataOf } from '#contracts/endpoint.ts';
import { blankOf, formValues } from '#contracts/forms/blank.ts';
import { fieldAt } from '#contracts/forms/fieldInfo.ts';
import type { LogRow } from '#contracts/logs.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { usePageName } from '../page/crumb.ts';
import { LoadState } from '../page/LoadState.tsx';
import { type NextStep, offerNext } from '../page/nextSteps.ts';
import { useBack } from '../page/useBack.ts';
import { useRecordId } from '../page/useRecordId.ts';
import { FormPage } from './FormPage.tsx';
import { LogSection } from './LogSection.tsx';

/** The calls of a record's form; the response of `get` contains what the caller may do with the record. */
export interface FormCalls {
  get: AnyEndpoint;
  add: AnyEndpoint;
  update: AnyEndpoint;
}
type Calls = FormCalls & Record<string, AnyEndpoint>;
/** What `get` answers. */
export type SingleOf<C extends FormCalls> = DataOf<C['get']> & {
  id: string;
  actions: string[];
  logs?: readonly LogRow[];
};

interface Props<C extends FormCalls, Form extends FieldValues> {
  calls: C;
  /** The schema of the update call; the blank values of a new record come from it, too. */
  form: z.core.$ZodType<Form, Form>;
  /** Values of a new record in addition to the blank ones. */
  given?: Partial<Form>;
  /** Where one goes on from a new record, by its id and its form. */
  next?: ((id: string, saved: Form) => readonly NextStep[]) | undefined;
  /** Below the title of an existing record: what is to be known of it. */
  about?: ((record: SingleOf<C>) => ReactNode) | undefined;
  /** Renders the fields; `record` is undefined for a new record. */
  children: (record: SingleOf<C> | undefined) => ReactNode;
}

/**
 * The page that adds a record or edits the one in the address (`?id=12`): loads it or starts blank, saves it with its version, shows when it is gone,
 * and goes back. Its log stands at the end. A new record gets the ids of the address (`?hotelId=3`). For a user who may not edit the record there is no save button.
 */
export function RecordForm<C extends FormCalls, Form extends FieldValues>(props: Props<C, Form>) {
  const id = useRecordId();
  const [address] = useSearchParams();
  const { form, given } = props;
  if (id) return <EditForm key={id} id={id} {...props} />;
  const parents = idsOf(address, form);
  const of = new URLSearchParams(parents).toString();
  return <Page key={of} {...props} draftOf={of} values={{ ...blankOf(form), ...parents, ...given }} />;
}

/** A screen that is only the form of a record. `Fields` gets the record, or none if one is added. */
export function formScreen<C extends FormCalls, Form extends FieldValues>(
  calls: C,
  form: z.core.$ZodType<Form, Form>,
  Fields: ComponentType<{ record: SingleOf<C> | undefined }>,
) {
  return function FormScreen() {
    return (
      <RecordForm calls={calls} form={form}>
        {(record) => <Fields record={record} />}
      </RecordForm>
    );
  };
}

/** The name that a record has as a field. */
const nameOf = (record: object | undefined) =>
  record && 'name' in record && typeof record.name === 'string' ? record.name : undefined;

/** The ids of other records in an address that are fields of the form. */
const idsOf = (address: URLSearchParams, form: z.core.$ZodType): Record<string, string> =>
  Object.fromEntries([...address].filter(([name]) => name.endsWith('Id') && fieldAt(form, name)));

function EditForm<C extends FormCalls, Form extends FieldValues>({
  id,
  ...props
}: Props<C, Form> & { id: string }) {
  const { get } = useScopedCalls(props.calls as unknown as Calls);
  const { data, error, reload } = useFreshData(get, { params: { id } } as never);
  if (!data) return <LoadState error={error} onRetry={reload} />;
  const record = data as SingleOf<C>;
  return <Page {...props} id={id} record={record} values={formValues(props.form, record)} />;
}

function Page<C extends FormCalls, Form extends FieldValues>({
  calls,
  form,
  id = '',
  draftOf = id,
  record,
  values,
  next,
  about,
  children,
}: Props<C, Form> & { id?: string; draftOf?: string; record?: SingleOf<C>; values: Form }) {
  const { add, update } = useScopedCalls(calls as unknown as Calls);
  const back = useBack();
  usePageName(nameOf(record));
  const { pathname } = useLocation();
  const added = useRef<{ id: string; form: Form }>(undefined);
  const save = async (body: Form) => {
    if (record) return void (await call(update, { params: { id }, body } as never));
    const saved = (await call(add, { body } as never)) as { id: string };
    added.current = { id: saved.id, form: body };
  };
  const offer = ({ id: of, form: saved }: { id: string; form: Form }) =>
    next && offerNext({ name: String(saved.name), steps: next(of, saved), from: pathname });
  const mayEdit = !record || record.actions.includes('edit');
  return (
    <FormPage
      recordId={draftOf}
      schema={form}
      values={values}
      {...(mayEdit && { onSubmit: save })}
      onSaved={() => {
        reportDone();
        if (added.current) offer(added.current);
        back();
      }}
      adds={!record}
      onBack={back}
      about={record && about?.(record)}
    >
      {children(record)}
      {record?.logs && <LogSection logs={record.logs} />}
    </FormPage>
  );
}
