import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import {
  arriveForm,
  assignForm,
  type Booking,
  closeForm,
  dealForm,
  estateBookings,
  followForm,
  toRecommendForm,
} from '#contracts/areas/estateBookings.ts';
import { estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { estateRooms } from '#contracts/areas/estateRooms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { wireTime } from '#contracts/wireTime.ts';
import { call } from '../../api/client.ts';
import { ApiError, reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { DateField, MomentField } from '../../kit/form/dateFields.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { CodeField, LongTextField, MobileField, MoneyField } from '../../kit/form/fields.tsx';
import { ReferenceField } from '../../kit/form/ReferenceField.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import type { AskedMove } from './moves.ts';

interface Props {
  id: string;
  move: AskedMove;
  onChanged: () => unknown;
  onClose: () => unknown;
}

interface FormOf {
  schema: z.core.$ZodType<FieldValues, FieldValues>;
  /** What a new form begins with besides what is blank. */
  given?: (today: string) => FieldValues;
  Fields: (props: { lead: Booking; today: string }) => ReactNode;
}
// biome-ignore lint/suspicious/noExplicitAny: five forms with fields of their own
const formOf = (schema: z.core.$ZodType<any, any>, rest: Omit<FormOf, 'schema'>): FormOf => ({
  schema,
  ...rest,
});

const forms: Record<AskedMove, FormOf> = {
  assign: formOf(assignForm, {
    Fields: ({ lead }) => (
      <ReferenceField
        name="consultantId"
        recordName={undefined}
        endpoint={estateConsultants.allEnabled}
        filters={{ estateId: lead.estateId }}
      />
    ),
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
    given: () => ({ arriveTime: `${wireTime(Date.now()).slice(0, 16)}:00` }),
    Fields: ({ today }) => <MomentField name="arriveTime" max={today} />,
  }),
  deal: formOf(dealForm, {
    given: (today) => ({ subscribeDate: today }),
    Fields: ({ lead, today }) => (
      <>
        <ReferenceField
          name="roomId"
          recordName={undefined}
          endpoint={estateRooms.onSale}
          filters={{ estateId: lead.estateId }}
          scroll
        />
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
  close: formOf(closeForm, {
    Fields: () => (
      <>
        <CodeField name="reason" />
        <LongTextField name="note" />
      </>
    ),
  }),
};

/** The dialog of a move. It closes if the lead no longer allows the move, because somebody else has changed it or the address is old. */
export default function BookingMove({ id, move, onChanged, onClose }: Props) {
  const { t } = useTranslation('estateBookings');
  const today = useToday();
  const { data: lead, error, reload } = useFreshData(estateBookings.get, { params: { id } });
  const allowed = lead?.actions.includes(move);
  const over = error !== undefined || allowed === false;
  useEffect(() => {
    if (over) onClose();
  }, [over, onClose]);
  if (!lead || !allowed) return <TopBar active={!over} />;
  const { schema, given, Fields } = forms[move];
  const send = (body: FieldValues) =>
    call(estateBookings[move], { params: { id }, body } as never).catch((fault: unknown) => {
      // Somebody else was faster: the dialog keeps what was typed, and what is behind it is loaded again.
      if (fault instanceof ApiError && fault.status !== undefined) void onChanged();
      throw fault;
    });
  return (
    <FormDialog
      title={`${t(move)} ${lead.bookingNo}`}
      width={560}
      draftId={`estateBooking:${move}:${id}`}
      schema={schema}
      values={{ ...blankOf(schema), ...given?.(today) }}
      onSubmit={send}
      onSaved={async () => {
        reportDone();
        await onClose();
        void reload();
        onChanged();
      }}
      onClose={onClose}
    >
      <LeadFacts lead={lead} />
      <Fields lead={lead} today={today} />
    </FormDialog>
  );
}

function LeadFacts({ lead }: { lead: Booking }) {
  const label = useLabel();
  const assignedState = useCodeName('assignedState');
  return (
    <AboutBlock
      facts={[
        { label: label('customerName'), value: `${lead.customerName} ${lead.mobile}` },
        { label: label('bookingEstate'), value: lead.estateName },
        { label: label('consultant'), value: lead.consultantName || assignedState(0) },
      ]}
    />
  );
}
