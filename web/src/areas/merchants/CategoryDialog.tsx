import { useTranslation } from 'react-i18next';
import { categoryForm, merchantCategories } from '#contracts/areas/merchantCategories.ts';
import { CodesField, TextField } from '../../kit/form/fields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { ListedFields } from '../../kit/form/recordFields.tsx';

interface Props {
  /** Absent = a new category. */
  categoryId: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** 添加分类, 编辑分类. */
export default function CategoryDialog({ categoryId, onSaved, onClose }: Props) {
  const { t } = useTranslation('common');
  return (
    <RecordDialog
      calls={merchantCategories}
      form={categoryForm}
      recordId={categoryId}
      draftOf="merchantCategory"
      title={t(categoryId ? 'editCategory' : 'addCategory')}
      width={640}
      onSaved={onSaved}
      onClose={onClose}
    >
      {() => (
        <>
          <TextField name="name" />
          <CodesField name="businessTypes" />
          <ListedFields />
        </>
      )}
    </RecordDialog>
  );
}
