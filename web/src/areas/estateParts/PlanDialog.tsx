import { useTranslation } from 'react-i18next';
import { roomPlanForm, roomPlans } from '#contracts/areas/roomPlans.ts';
import { PlanCategoryField } from '../../domain/estate/referenceFields.tsx';
import type { PartDialogProps } from '../../domain/estate/useProjectPart.ts';
import {
  CodeField,
  HundredthsField,
  LongTextField,
  MoneyField,
  NumberField,
  SwitchField,
  TagsField,
  TextField,
} from '../../kit/form/fields.tsx';
import { CoverPicturesField, PicturesField } from '../../kit/form/pictureFields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { ListedFields } from '../../kit/form/recordFields.tsx';
import css from './PlanDialog.module.css';

/** 添加户型, 编辑户型. */
export default function PlanDialog({ project, recordId, ...on }: PartDialogProps) {
  const { t } = useTranslation(['estateParts', 'estates']);
  return (
    <RecordDialog
      calls={roomPlans}
      form={roomPlanForm}
      given={{ estateId: project.id }}
      recordId={recordId}
      draftOf={`roomPlan:${project.id}`}
      title={t(recordId ? 'editPlan' : 'addPlan')}
      width={880}
      {...on}
    >
      {(record) => (
        <div className={css.pairs}>
          <TextField name="name" />
          <PlanCategoryField estateId={project.id} recordName={record?.categoryName} />
          <NumberField name="bedrooms" />
          <NumberField name="halls" />
          <NumberField name="kitchens" />
          <NumberField name="baths" />
          <NumberField name="balconies" />
          <CodeField name="orientation" />
          <HundredthsField name="buildArea" />
          <HundredthsField name="innerArea" />
          <HundredthsField name="storeyHeight" />
          <MoneyField name="referencePrice" help={t('estates:priceHelp')} />
          <CoverPicturesField name="pictures" />
          <PicturesField name="showRoomPictures" />
          <TextField name="vrUrl" />
          <TagsField name="tags" />
          <LongTextField name="analysis" />
          <SwitchField name="isMain" />
          <ListedFields />
        </div>
      )}
    </RecordDialog>
  );
}
