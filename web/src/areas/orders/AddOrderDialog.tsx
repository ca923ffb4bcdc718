import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { LongTextField, MobileField, TextField } from '../../kit/form/fields.tsx';
import { BenefitFields } from './BenefitFields.tsx';
import { FriendPicks } from './FriendPicks.tsx';
import { GuestRows } from './GuestRows.tsx';
import { MemberField } from './MemberField.tsx';
import type { AddProps } from './orderKind.ts';
import { PointsField } from './PointsField.tsx';
import { ProductField, type ProductFieldProps } from './ProductField.tsx';
import { QuoteDays } from './QuoteDays.tsx';
import { QuoteScope } from './QuoteScope.tsx';
import { QuoteTotal } from './QuoteTotal.tsx';

interface Props<Values extends FieldValues> extends AddProps, ProductFieldProps {
  add: Endpoint<string, undefined, Values, { id: string }>;
  quote: AnyEndpoint;
  schema: z.core.$ZodType<Values, unknown>;
  values: Values;
  /** The fields for days and quantity. */
  children: ReactNode;
}

/** The fields of a new order, empty. */
export const blankOrder = {
  memberId: '',
  memberMobile: '',
  productId: '',
  contactName: '',
  contactMobile: '',
  guests: [],
  benefitId: '',
  benefitCount: '' as unknown as number,
  pointsUsed: '' as unknown as number,
  memberRemark: '',
};

/** 代客下单: staff order for a member, with the same checks as in the member's app. If the product was removed meanwhile, its field shows the error. */
export function AddOrderDialog<Values extends FieldValues>(props: Props<Values>) {
  const { kind, add, quote, products, schema, values, onAdded, onClose, children } = props;
  const { t } = useTranslation('orders');
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
      <QuoteScope endpoint={quote}>
        <MemberField />
        <ProductField kind={kind} products={products} />
        {children}
        <QuoteDays />
        <TextField name="contactName" />
        <MobileField name="contactMobile" />
        <FriendPicks />
        <GuestRows />
        <BenefitFields />
        <PointsField />
        <LongTextField name="memberRemark" />
        <QuoteTotal kind={kind} />
      </QuoteScope>
    </FormDialog>
  );
}
