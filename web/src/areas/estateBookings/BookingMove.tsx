import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type Booking, estateBookings } from '#contracts/areas/estateBookings.ts';
import {
  amendForm,
  arriveForm,
  assignForm,
  closeForm,
  dealForm,
  followForm,
  toRecommendForm,
} from '#contracts/estate/bookingForms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { ConsultantField, PlanField, RoomField } from '../../domain/estate/referenceFields.tsx';
import { shanghaiMinute } from '../../kit/display/today.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { DateField, MomentField } from '../../kit/form/dateFields.tsx';
import {
  CodeField,
  LongTextField,
  MobileField,
  MoneyField,
  NumberField,
  TextField,
} from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { WhileAllowed } from '../../kit/page/WhileAllowed.tsx';
import type { MoveDialogProps } from '../../kit/table/useMoves.tsx';
import type { AskedMove } from './moves.ts';
import { useLeadAbout } from './useLeadAbout.ts';

interface FormOf {
  schema: z.core.$ZodType<FieldValues, FieldValues>;
  /** What a new form begins with besides what is blank. */
  given?: (today: string, lead: Booking) => FieldValues;
  Fields: (props: { lead: Booking; today: string }) => ReactNode;
}
// biome-ignore lint/suspicious/noExplicitAny: seven forms with fields of their own
const formOf = (schema: z.core.$ZodType<any, any>, rest: Omit<FormOf, 'schema'>): FormOf => ({
  schema,
  ...rest,
});

const forms: Record<AskedMove, FormOf> = {
  assign: formOf(assignForm, {
    Fields: ({ lead }) => <ConsultantField estateId={lead.estateId} takesLeads={1} />,
  }),
  follow: formOf(followForm, {
    Fields: ({ today }) => (
      <>
        <LongTextField name="content" />
        <CodeField name="way" />
        <CodeField name="intention" />
        <MomentField name="nextTime" min={today} />
      </>
    ),
  }),
  arrive: formOf(arriveForm, {
    given: () => ({ arriveTime: shanghaiMinute() }),
    Fields: ({ today }) => <MomentField name="arriveTime" max={today} />,
  }),
  deal: formOf(dealForm, {
    given: (today) => ({ subscribeDate: today }),
    Fields: ({ lead, today }) => (
      <>
        <RoomField estateId={lead.estateId} />
        <MoneyField name="subscribeAmount" />
        <DateField name="subscribeDate" max={today} />
      </>
    ),
  }),
  toRecommend: formOf(toRecommendForm, {
    Fields: () => (
      <>
        <MobileField name="memberMobile" />
        <CodeField name="relation" />
        <LongTextField name="remark" />
      </>
    ),
  }),
  amend: formOf(amendForm, {
    given: (_, { planId, people, ...lead }) => ({ ...lead, planId, people: people || '' }),
    Fields: ({ lead, today }) => (
      <>
        <TextField name="customerName" />
        <CodeField name="gender" />
        <PlanField estateId={lead.estateId} />
        <MomentField name="visitTime" min={today} />
        <NumberField name="people" />
        <LongTextField name="need" />
      </>
    ),
  }),
  close: formOf(closeForm, {
    Fields: () => (
      <>
        <CodeField name="reason" />
        <LongTextField name="note" />
      </>
    ),
  }),
};

/** The dialog of a move over the list. */
export default function BookingMove({ id, move, onChanged, onClose }: MoveDialogProps<AskedMove>) {
  const { t } = useTranslation('estateBookings');
  const today = useToday();
  const aboutOf = useLeadAbout();
  const { schema, given, Fields } = forms[move];
  return (
    <WhileAllowed get={estateBookings.get} id={id} action={move} onChanged={onChanged} onClose={onClose}>
      {(lead, ends) => (
        <MoveDialog
          title={`${t(move)} ${lead.bookingNo}`}
          draftId={`estateBooking:${move}:${id}`}
          schema={schema}
          values={{ ...blankOf(schema), ...given?.(today, lead) }}
          send={(body) => call(estateBookings[move], { params: { id }, body } as never)}
          of={{
            about: { ...aboutOf(lead), ...(move === 'toRecommend' && { warnings: [t('closesLead')] }) },
            ...ends,
          }}
        >
          <Fields lead={lead} today={today} />
        </MoveDialog>
      )}
    </WhileAllowed>
  );
}
