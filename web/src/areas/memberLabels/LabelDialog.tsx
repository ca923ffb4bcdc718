import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type MemberLabelForm,
  type MemberLabelRecord,
  memberLabelForm,
  memberLabels,
} from '#contracts/areas/memberLabels.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { CodeRadios } from '../../kit/form/CodeRadios.tsx';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { MoneyField, NumberField, SchemaField, TextField } from '../../kit/form/fields.tsx';
import { useQuestionBeforeSave } from '../../kit/form/questionsBeforeSave.ts';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { ListedFields } from '../../kit/form/recordFields.tsx';
import { ColorField } from './ColorField.tsx';
import { RulePreview } from './RulePreview.tsx';

interface Props {
  /** Absent = a new label. */
  labelId: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** 添加标签, 编辑标签. */
export default function LabelDialog({ labelId, onSaved, onClose }: Props) {
  const { t } = useTranslation('memberLabels');
  return (
    <RecordDialog
      calls={memberLabels}
      form={memberLabelForm}
      recordId={labelId}
      draftOf="memberLabel"
      title={t(labelId ? 'editLabel' : 'addLabel')}
      width={680}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(label) => (
        <>
          <KindQuestion label={label} />
          <TextField name="name" />
          <ColorField name="color" />
          <SchemaField name="kind">
            {(control, { label }) => (
              <CodeRadios
                control={control}
                label={label}
                enumeration="labelKind"
                codes={Object.values(labelKind)}
              />
            )}
          </SchemaField>
          <RuleFields />
          <ListedFields />
        </>
      )}
    </RecordDialog>
  );
}

/** Asks before a label by hand gets a rule: nobody could say any more whom staff had given it to. */
function KindQuestion({ label }: { label: MemberLabelRecord | undefined }) {
  const { t } = useTranslation('memberLabels');
  const { getValues } = useFormContext<MemberLabelForm>();
  useQuestionBeforeSave(async () => {
    const isKept = label?.kind !== labelKind.manual || getValues('kind') === labelKind.manual;
    if (!label?.memberCount || isKept) return true;
    return confirmAction(t('kindAsk', { number: label.memberCount }));
  });
  return null;
}

const noRule = { minConsume: 0, minOrders: 0, withinDays: 0 };

function RuleFields() {
  const { t } = useTranslation('memberLabels');
  const kind = useWatch({ name: 'kind' }) as number;
  return (
    <DependentFields when={kind === labelKind.system} empty={noRule}>
      <MoneyField name="minConsume" help={t('ruleHelp')} />
      <NumberField name="minOrders" />
      <NumberField name="withinDays" />
      <RulePreview />
    </DependentFields>
  );
}
