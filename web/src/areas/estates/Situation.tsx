import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Estate, estates } from '#contracts/areas/estates.ts';
import { isRatioOff, type SituationForm, situationForm } from '#contracts/estate/situation.ts';
import { isOverPlan, roomTotal } from '../../domain/estate/plannedRooms.ts';
import { SectionForm } from '../../domain/estate/SectionForm.tsx';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { DateField } from '../../kit/form/dateFields.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  CodeField,
  CodesField,
  HundredthsField,
  LongTextField,
  MoneyField,
  NumberField,
  SwitchField,
  TextField,
} from '../../kit/form/fields.tsx';
import { useQuestionBeforeSave } from '../../kit/form/questionsBeforeSave.ts';
import { RichTextField } from '../../kit/form/RichTextField.tsx';

/** 项目概况 (domain design, section 4.4). */
export default function Situation() {
  return (
    <SectionForm
      update={estates.updateSituation}
      form={situationForm}
      valuesOf={({ situation }) => situation}
    >
      {(project) => <SituationFields project={project} />}
    </SectionForm>
  );
}

function SituationFields({ project }: { project: Estate }) {
  const { t } = useTranslation('estates');
  return (
    <>
      <FormSection title={t('scaleSection')}>
        <TextField name="developer" />
        <HundredthsField name="landArea" />
        <HundredthsField name="buildArea" />
        <RatioField />
        <HundredthsField name="greenRate" />
        <PlannedRoomsField project={project} />
        <CodesField name="ownYears" />
        <CodesField name="buildTypes" />
        <DateField name="completeDate" />
      </FormSection>
      <FormSection title={t('equipmentSection')}>
        <CodeField name="decoration" />
        <CodeField name="heating" />
        <CodeField name="water" />
        <CodeField name="electric" />
        <SwitchField name="gas" />
        <NumberField name="parkingCount" />
        <TextField name="parkingRatio" />
        <TextField name="propertyCompany" />
        <MoneyField name="propertyFee" />
      </FormSection>
      <FormSection title={t('trafficSection')}>
        <LongTextField name="traffic" />
        <RichTextField name="detail" />
      </FormSection>
    </>
  );
}

/** 容积率, with what the two areas give; a ratio that is far from it is asked about before it is saved. */
function RatioField() {
  const { t } = useTranslation('estates');
  const [plotRatio, landArea, buildArea] = useWatch({
    name: ['plotRatio', 'landArea', 'buildArea'],
  }) as (number | undefined)[];
  const values = { plotRatio, landArea, buildArea } as SituationForm;
  useQuestionOnce(isRatioOff(values), t('ratioAsk'), JSON.stringify(values));
  const computed = landArea && buildArea ? (buildArea / landArea).toFixed(2) : undefined;
  return (
    <HundredthsField name="plotRatio" {...(computed && { help: t('ratioOfAreas', { ratio: computed }) })} />
  );
}

/** 规划户数: fewer than the rooms of the buildings are asked about. */
function PlannedRoomsField({ project }: { project: Estate }) {
  const { t } = useTranslation('estates');
  const planned = useWatch({ name: 'plannedRooms' }) as number | undefined;
  const rooms = roomTotal(project.rooms);
  useQuestionOnce(isOverPlan(rooms, planned ?? 0), t('roomsAsk', { rooms }), String(planned));
  return <NumberField name="plannedRooms" />;
}

/** Asks before saving, once for the same values. */
function useQuestionOnce(when: boolean, text: string, values: string) {
  useQuestionBeforeSave(async (kept) => {
    if (!when || kept.has(values)) return true;
    const isKept = await confirmAction(text);
    if (isKept) kept.add(values);
    return isKept;
  });
}
