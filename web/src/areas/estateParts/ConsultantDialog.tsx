import { useTranslation } from 'react-i18next';
import { consultantForm, estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { ConsultantAccountField } from '../../domain/estate/referenceFields.tsx';
import type { PartDialogProps } from '../../domain/estate/useProjectPart.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { LongTextField, MaskedMobileField, NumberField, TextField } from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/form/pictureFields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { ListedFields } from '../../kit/form/recordFields.tsx';

const square = { width: 300, height: 300 };

/** 添加顾问, 编辑顾问. */
export default function ConsultantDialog({ project, recordId, ...on }: PartDialogProps) {
  const { t } = useTranslation(['estateParts', 'common']);
  return (
    <RecordDialog
      calls={estateConsultants}
      form={consultantForm}
      given={{ estateId: project.id }}
      recordId={recordId}
      draftOf={`estateConsultant:${project.id}`}
      title={t(recordId ? 'editConsultant' : 'addConsultant')}
      width={720}
      {...on}
    >
      {(record) => (
        <>
          <TextField name="name" />
          <MaskedMobileField
            name="mobile"
            reveal={record && revealOf(estateConsultants.reveal, record)('mobile')}
          />
          <PictureField name="avatarUrl" crop={square} />
          <TextField name="jobTitle" />
          <NumberField name="workYears" />
          <TextField name="wechatNo" />
          <PictureField name="wechatQrUrl" />
          <LongTextField name="intro" />
          <ConsultantAccountField companyId={project.companyId} recordName={record?.userName} />
          <ListedFields />
        </>
      )}
    </RecordDialog>
  );
}
