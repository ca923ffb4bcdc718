import { useTranslation } from 'react-i18next';
import { amenityForm, estateAmenities } from '#contracts/areas/estateAmenities.ts';
import { AmenityCategoryField } from '../../domain/estate/referenceFields.tsx';
import type { PartDialogProps } from '../../domain/estate/useProjectPart.ts';
import { CodeField, LongTextField, NumberField, TextField } from '../../kit/form/fields.tsx';
import { PointFields } from '../../kit/form/PointFields.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { ListedFields } from '../../kit/form/recordFields.tsx';

/** 添加配套, 编辑配套. */
export default function AmenityDialog({ project, recordId, ...on }: PartDialogProps) {
  const { t } = useTranslation('estateParts');
  return (
    <RecordDialog
      calls={estateAmenities}
      form={amenityForm}
      given={{ estateId: project.id }}
      recordId={recordId}
      draftOf={`estateAmenity:${project.id}`}
      title={t(recordId ? 'editAmenity' : 'addAmenity')}
      width={760}
      {...on}
    >
      {(record) => (
        <>
          <TextField name="name" />
          <AmenityCategoryField recordName={record?.categoryName} />
          <NumberField name="distance" />
          <CodeField name="travelWay" />
          <NumberField name="travelMinutes" />
          <PicturesField name="pictures" />
          <LongTextField name="description" />
          <PointFields around={project.area} />
          <ListedFields />
        </>
      )}
    </RecordDialog>
  );
}
