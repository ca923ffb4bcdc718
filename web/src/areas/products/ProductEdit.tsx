import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { formValues } from '../../kit/form/formValues.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { useRecordId } from '../../kit/page/useRecordId.ts';

/** What the form reads of a record besides its own fields. */
export interface ProductRecord {
  id: string;
  resourceId: string;
  resourceName: string;
  hasOrders: boolean;
  unpriced: boolean;
  actions: string[];
}

type OfOne = `${string}/{id}`;
/** An alias, not an interface: areas of calls are looked up by name (`useScopedCalls`). */
type Calls<Form, Single> = {
  get: Endpoint<OfOne, undefined, undefined, Single>;
  add: Endpoint<string, undefined, Form, unknown>;
  update: Endpoint<OfOne, undefined, Form, unknown>;
};

interface Props<Form extends FieldValues, Single extends ProductRecord> {
  kind: TradeKind;
  calls: Calls<Form, Single>;
  form: z.core.$ZodType<Form, unknown> & { _zod: { def: { shape: z.core.$ZodShape } } };
  blank: Form;
  /** The kind's sections; without a record it adds. */
  sections: (product: Single | undefined) => ReactNode;
}

/** 添加 and 编辑 of a product of any kind: the kind brings its fields (domain design, sections 9.3 and 9.4). */
export function ProductEdit<Form extends FieldValues, Single extends ProductRecord>(
  props: Props<Form, Single>,
) {
  const id = useRecordId();
  return id ? <EditOne key={id} id={id} {...props} /> : <ProductForm {...props} values={props.blank} />;
}

function EditOne<Form extends FieldValues, Single extends ProductRecord>({
  id,
  ...props
}: Props<Form, Single> & { id: string }) {
  const { get } = useScopedCalls(props.calls);
  const { data, error, reload } = useFreshData(get, { params: { id } } as never);
  if (!data) return <LoadState error={error} onRetry={reload} />;
  const product = data as Single;
  const values = { ...props.blank, ...formValues<Form>(props.form, product) };
  return <ProductForm {...props} product={product} values={values} />;
}

function ProductForm<Form extends FieldValues, Single extends ProductRecord>({
  kind,
  form,
  sections,
  product,
  values,
  ...props
}: Props<Form, Single> & { product?: Single; values: Form }) {
  const { add, update } = useScopedCalls(props.calls);
  const back = useBack();
  const save = (body: Form) =>
    product ? call(update, { params: { id: product.id }, body } as never) : call(add, { body } as never);
  const mayEdit = !product || product.actions.includes('edit');
  return (
    <FormPage
      recordId={product?.id ?? ''}
      schema={form as z.core.$ZodType<Form, Form>}
      values={values}
      {...(mayEdit && { onSubmit: save })}
      onSaved={() => {
        reportDone();
        back();
      }}
      onBack={back}
    >
      {sections(product)}
    </FormPage>
  );
}
