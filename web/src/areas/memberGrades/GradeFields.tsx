import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GradeRecord } from '#contracts/areas/memberGrades.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodesField,
  LongTextField,
  MoneyField,
  NumberField,
  SchemaField,
  SwitchField,
  TenthsField,
  TextField,
} from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/form/pictureFields.tsx';
import { FixedName } from '../../kit/form/recordFields.tsx';
import { BenefitRows } from './BenefitRows.tsx';
import { DefaultField } from './DefaultField.tsx';
import { GradeChange } from './GradeChange.tsx';

/** The fields of domain design 6.2, and what saving them would change. */
export function GradeFields({ record }: { record: GradeRecord | undefined }) {
  const { t } = useTranslation('memberGrades');
  return (
    <>
      <FormSection title={t('basic')}>
        <TextField name="name" />
        <LevelField members={record?.memberCount ?? 0} />
        <PictureField name="iconUrl" crop={{ width: 200, height: 200 }} />
        <PictureField name="cardUrl" crop={{ width: 686, height: 386 }} />
        <LongTextField name="description" />
        <DefaultField record={record} />
        <SwitchField name="enabled" />
      </FormSection>
      <FormSection title={t('gaining')}>
        <CodesField name="gainModes" />
        <Thresholds />
        <NumberField name="validMonths" help={t('validHelp')} />
      </FormSection>
      <FormSection title={t('worth')}>
        <TenthsField name="placeDiscount" />
        <TenthsField name="hotelDiscount" />
        <TenthsField name="houseDiscount" />
        <TenthsField name="pointRate" />
        <NumberField name="giftPoints" help={t('giftHelp')} />
        <BenefitRows known={record?.benefits} />
      </FormSection>
      <FormSection title={t('changeTitle')}>
        <GradeChange id={record?.id} />
      </FormSection>
    </>
  );
}

function LevelField({ members }: { members: number }) {
  const { t } = useTranslation('memberGrades');
  const level = useWatch({ name: 'level' }) as number;
  if (members === 0) return <NumberField name="level" help={t('levelHelp')} />;
  return (
    <SchemaField name="level" isShort help={t('levelHelp')}>
      {(control) => <FixedName control={control} name={String(level)} />}
    </SchemaField>
  );
}

const noGrowth = { growthThreshold: '' };
const noHouse = { houseThreshold: '' };

function Thresholds() {
  const { t } = useTranslation('memberGrades');
  const modes = useWatch({ name: 'gainModes' }) as number[];
  return (
    <>
      <DependentFields when={modes.includes(gainMode.growth)} empty={noGrowth}>
        <NumberField name="growthThreshold" required help={t('gainingHelp')} />
      </DependentFields>
      <DependentFields when={modes.includes(gainMode.house)} empty={noHouse}>
        <MoneyField name="houseThreshold" required />
      </DependentFields>
    </>
  );
}
