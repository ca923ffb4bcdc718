import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { orderLimits } from '#contracts/trade/orderForms.ts';
import type { ProductOption } from '#contracts/trade/products.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { LongTextInput } from '../../kit/form/formInputs.tsx';
import { DigitsInput, MobileInput, TextInput } from '../../kit/form/inputs.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';
import { GuestRows } from './GuestRows.tsx';
import type { AddProps } from './orderKind.ts';

interface Props<Values extends FieldValues> extends AddProps {
  add: Endpoint<string, undefined, Values, { id: string }>;
  /** Products on sale. */
  products: Endpoint<
    string,
    { offset: number; limit: number; name?: string | undefined },
    undefined,
    ListData<ProductOption>
  >;
  schema: z.core.$ZodType<Values, unknown>;
  values: Values;
  people: string;
  /** When and how many. */
  children: ReactNode;
}

/** What is still to be typed. */
export const blankOrder = {
  memberMobile: '',
  productId: '',
  contactName: '',
  contactMobile: '',
  guests: [],
  pointsUsed: '' as unknown as number,
  memberRemark: '',
};

/** 代客下单: staff orders for a member, with the checks of his own app. A product that was removed meanwhile is told at its field. */
export function AddOrderDialog<Values extends FieldValues>(props: Props<Values>) {
  const { add, products, schema, values, people, onAdded, onClose, children } = props;
  const { t } = useTranslation('orders');
  const label = useLabel();
  const made = useRef('');
  return (
    <FormDialog
      title={t('addOrder')}
      width={880}
      draftId={add.path}
      schema={schema as z.core.$ZodType<Values, Values>}
      values={values}
      onSubmit={async (body) => {
        made.current = (await call(add, { body } as never)).id;
      }}
      onSaved={() => {
        reportDone();
        onAdded(made.current);
      }}
      onClose={onClose}
    >
      <Field name="memberMobile" label={label('memberMobile')} required>
        {(control) => <MobileInput control={control} />}
      </Field>
      <Field name="productId" label={label('productName')} required>
        {(control) => (
          <RemoteSelect
            {...control}
            endpoint={products}
            scroll
            label={label('productName')}
            detailOf={({ resourceName }) => resourceName}
          />
        )}
      </Field>
      {children}
      <Field name="contactName" label={label('contactName')} required>
        {(control) => <TextInput control={control} maxLength={20} />}
      </Field>
      <Field name="contactMobile" label={label('contactMobile')} required>
        {(control) => <MobileInput control={control} />}
      </Field>
      <GuestRows label={people} />
      <Field name="pointsUsed" label={label('pointsUsed')} help={t('pointsHelp')}>
        {(control) => <DigitsInput control={control} max={10_000_000} />}
      </Field>
      <Field name="memberRemark" label={label('memberRemark')}>
        {(control) => <LongTextInput control={control} maxLength={orderLimits.remark} />}
      </Field>
    </FormDialog>
  );
}
