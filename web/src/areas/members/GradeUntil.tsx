import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { memberGrades } from '#contracts/areas/memberGrades.ts';
import type { DataOf } from '#contracts/endpoint.ts';
import { lastDayOfGrade } from '#contracts/members/gradeEnd.ts';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { DateField } from '../../kit/form/dateFields.tsx';
import { ReferenceField } from '../../kit/form/ReferenceField.tsx';
import { givenGrades } from './givenGrades.ts';

type Grade = DataOf<typeof memberGrades.allEnabled>['list'][number];

const forGood = { expireDate: '' };

/** The default grade has no last day. */
const lastDayOf = ({ validMonths, isDefault }: Grade, today: string) =>
  isDefault === 0 ? lastDayOfGrade(validMonths, today) : '';

/**
 * The new grade and until when. A grade that is chosen brings the end of its validity, as it does for a member who is added with it; a day that was typed
 * stays. The default grade has no day.
 * @param today `yyyy-MM-dd`
 */
export function GradeUntil({ today }: { today: string }) {
  const { t } = useTranslation('members');
  const { watch, getValues, setValue } = useFormContext();
  const [grade, setGrade] = useState<Grade>();
  const picked = useRef<string>(undefined);
  const filledIn = useRef('');
  useEffect(() => {
    // Only what the user chooses is a change: a draft brings back its own day.
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name === 'gradeId' && type === 'change') picked.current = values.gradeId;
    });
    return unsubscribe;
  }, [watch]);
  const onRecord = (record: Grade | undefined) => {
    setGrade(record);
    if (!record || picked.current !== record.id) return;
    picked.current = undefined;
    const held = getValues('expireDate');
    if (held && held !== filledIn.current) return;
    filledIn.current = lastDayOf(record, today);
    setValue('expireDate', filledIn.current, { shouldDirty: true, shouldValidate: false });
  };
  return (
    <>
      <ReferenceField name="gradeId" recordName={undefined} {...givenGrades} onRecord={onRecord} />
      <DependentFields when={grade?.isDefault !== 1} empty={forGood}>
        <DateField name="expireDate" min={today} help={t('emptyForGood')} />
      </DependentFields>
    </>
  );
}
