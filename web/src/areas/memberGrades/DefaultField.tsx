import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type GradeRecord, memberGrades } from '#contracts/areas/memberGrades.ts';
import { useData } from '../../api/hooks.ts';
import { SchemaField } from '../../kit/form/fields.tsx';
import { SwitchInput } from '../../kit/form/inputs.tsx';
import { defaultLock } from './defaultLock.ts';

/** The two grades of the lowest levels, of which one may be the record itself. */
const lowestTwo = { query: { offset: 0, limit: 2 } };

/** 默认等级; where switching it cannot succeed, it is locked and says why. */
export function DefaultField({ record }: { record: GradeRecord | undefined }) {
  const { t } = useTranslation('memberGrades');
  const { data } = useData(memberGrades.list, lowestTwo);
  const [level, isDefault] = useWatch({ name: ['level', 'isDefault'] }) as [unknown, number];
  const other = data?.list.find(({ id }) => id !== record?.id);
  const lock = defaultLock({
    isStored: record?.isDefault === 1,
    isChosen: isDefault === 1,
    level: typeof level === 'number' ? level : undefined,
    lowest: other?.level,
  });
  const whys = {
    stays: t('defaultStays'),
    higher: t('defaultHigher', { name: other?.name ?? '', level: other?.level ?? 0 }),
  };
  return (
    <SchemaField name="isDefault" isShort help={lock ? whys[lock] : t('defaultHelp')}>
      {(control, { label }) => <SwitchInput control={control} label={label} locked={lock && whys[lock]} />}
    </SchemaField>
  );
}
