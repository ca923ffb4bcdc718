import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { estateBookings } from '#contracts/areas/estateBookings.ts';
import { type BookingForm, bookingForm } from '#contracts/estate/bookingForms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { PlanField, ProjectField } from '../../domain/estate/referenceFields.tsx';
import { useToday } from '../../kit/display/useToday.ts';
import { MomentField } from '../../kit/form/dateFields.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { CodeField, LongTextField, MobileField, NumberField, TextField } from '../../kit/form/fields.tsx';

interface Props {
  onSaved: () => unknown;
  onClose: () => unknown;
}

/** 登记线索: a customer who called or came by himself. */
export default function AddBooking({ onSaved, onClose }: Props) {
  const { t } = useTranslation('estateBookings');
  return (
    <FormDialog<BookingForm>
      title={t('add')}
      width={640}
      draftId="estateBooking:add"
      schema={bookingForm}
      values={blankOf(bookingForm)}
      onSubmit={(body) => call(estateBookings.add, { body })}
      onSaved={async () => {
        reportDone();
        await onClose();
        onSaved();
      }}
      onFurther={onSaved}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

function Fields() {
  const today = useToday();
  const { setValue } = useFormContext<BookingForm>();
  const estateId = useWatch<BookingForm, 'estateId'>({ name: 'estateId' });
  // A house shape belongs to one project.
  const before = useRef(estateId);
  useEffect(() => {
    if (before.current !== estateId) setValue('planId', '');
    before.current = estateId;
  }, [estateId, setValue]);
  return (
    <>
      <TextField name="customerName" />
      <MobileField name="mobile" />
      <CodeField name="gender" />
      <CodeField name="source" />
      <ProjectField />
      {estateId && <PlanField estateId={estateId} />}
      <MomentField name="visitTime" min={today} />
      <NumberField name="people" />
      <LongTextField name="need" />
    </>
  );
}
