import { useTranslation } from 'react-i18next';
import { amenityCategories } from '#contracts/areas/amenityCategories.ts';
import { amenityForm, estateAmenities } from '#contracts/areas/estateAmenities.ts';
import type { PartDialogProps } from '../../domain/estate/useProjectPart.ts';
import { CodeField, LongTextField, NumberField, TextField } from '../../kit/form/fields.tsx';
import { PointFields } from '../../kit/form/PointFields.tsx';
import { PicturesField } from '../../kit/form/pictureFields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { ReferenceField } from '../../kit/form/ReferenceField.tsx';
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
          <ReferenceField
            name="categoryId"
            recordName={record?.categoryName}
            endpoint={amenityCategories.allEnabled}
          />
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
