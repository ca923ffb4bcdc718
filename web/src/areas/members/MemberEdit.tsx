import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberGrades } from '#contracts/areas/memberGrades.ts';
import { memberLabels } from '#contracts/areas/memberLabels.ts';
import { type Member, members } from '#contracts/areas/members.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { memberForm } from '#contracts/members/memberForms.ts';
import { useData } from '../../api/hooks.ts';
import { DocumentFields } from '../../domain/members/DocumentFields.tsx';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { FormSection } from '../../kit/form/FormPage.tsx';
import {
  AreaField,
  LongTextField,
  MaskedMobileField,
  MaskedPhoneField,
  SchemaField,
  TextField,
} from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/form/pictureFields.tsx';
import { useQuestionBeforeSave } from '../../kit/form/questionsBeforeSave.ts';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { ReferenceField } from '../../kit/form/ReferenceField.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { ManySelect } from '../../kit/select/ManySelect.tsx';
import { givenGrades } from './givenGrades.ts';
import { MobileField } from './MobileField.tsx';

/** 添加会员, 编辑会员 (domain design, section 7.3). A new member begins with the lowest grade. */
export default function MemberEdit() {
  const { data, error, reload } = useData(memberGrades.allEnabled, { query: { offset: 0, limit: 1 } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return (
    <RecordForm calls={members} form={memberForm} given={{ gradeId: data.list[0]?.id ?? '' }}>
      {(member) => <Fields member={member} />}
    </RecordForm>
  );
}

function Fields({ member }: { member: Member | undefined }) {
  const { t } = useTranslation('members');
  const reveal = member && revealOf(members.reveal, member);
  useMobileQuestion(member);
  return (
    <>
      <FormSection title={t('basic')}>
        <MobileField reveal={reveal?.('mobile')} />
        <TextField name="name" />
        <TextField name="nickname" />
        <PictureField name="avatarUrl" crop={{ width: 200, height: 200 }} />
        <DocumentFields
          reveal={member?.credentialNo ? reveal?.('credentialNo') : undefined}
          help={t('fromIdCard')}
        />
        <AreaField name="area" />
        <TextField name="address" />
      </FormSection>
      <FormSection title={t('loyalty')}>
        {!member && <ReferenceField name="gradeId" recordName={undefined} {...givenGrades} />}
        <SchemaField name="labelIds">
          {({ value, ...control }, { label, max }) => (
            <ManySelect
              {...control}
              label={label}
              endpoint={memberLabels.allEnabled}
              known={member?.labels}
              filters={{ kind: labelKind.manual }}
              max={max}
              value={(value as string[] | undefined) ?? []}
            />
          )}
        </SchemaField>
        <MaskedMobileField name="recommenderMobile" reveal={undefined} />
      </FormSection>
      <FormSection title={t('contact')}>
        <TextField name="emergencyName" />
        <MaskedPhoneField
          name="emergencyPhone"
          reveal={member?.emergencyPhone ? reveal?.('emergencyPhone') : undefined}
        />
        <LongTextField name="remark" />
      </FormSection>
    </>
  );
}

/** Asks before another mobile number of an existing member is saved: he signs in with it. */
function useMobileQuestion(member: Member | undefined) {
  const { t } = useTranslation('members');
  const { getValues } = useFormContext();
  useQuestionBeforeSave(async () => {
    if (!member || getValues('mobile') === member.mobile) return true;
    return confirmAction(t('mobileConfirm'));
  });
}
