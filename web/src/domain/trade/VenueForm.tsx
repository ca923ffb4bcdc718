import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useOwnMerchantId } from '../../api/scope.ts';
import { type FormCalls, RecordForm } from '../../kit/form/RecordForm.tsx';

/** The form of a scenic spot, hotel or guesthouse; for a merchant user it contains his own merchant. */
export function VenueForm<C extends FormCalls, Form extends FieldValues & { merchantId: string }>(
  props: ComponentProps<typeof RecordForm<C, Form>>,
) {
  const merchantId = useOwnMerchantId();
  return <RecordForm {...props} given={{ merchantId } as Partial<Form>} />;
}
