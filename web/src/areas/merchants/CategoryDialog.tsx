import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type CategoryForm, categoryForm, merchantCategories } from '#contracts/areas/merchants.ts';
import { businessType } from '#contracts/enums/merchants.ts';
import { valuesOf } from '#contracts/enums.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { CodeChecks } from '../../kit/form/formInputs.tsx';
import { DigitsInput, SwitchInput, TextInput } from '../../kit/form/inputs.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';

interface Props {
  /** Absent = a new category. */
  categoryId: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

const blank: CategoryForm = { name: '', businessTypes: [], ordering: 0, enabled: 1 };

export default function CategoryDialog(props: Props) {
  return props.categoryId ? (
    <EditCategory {...props} categoryId={props.categoryId} />
  ) : (
    <CategoryFormDialog {...props} values={blank} />
  );
}

/** Loads the record first, so that the version which is edited is the newest. */
function EditCategory(props: Props & { categoryId: string }) {
  const { data, error } = useFreshData(merchantCategories.get, { params: { id: props.categoryId } });
  const { onClose } = props;
  useEffect(() => {
    if (error) onClose();
  }, [error, onClose]);
  if (!data) return <TopBar active />;
  const { name, businessTypes, ordering, enabled, version } = data;
  return (
    <CategoryFormDialog
      {...props}
      values={{ name, businessTypes, ordering, enabled, version } as CategoryForm}
    />
  );
}

function CategoryFormDialog({ categoryId, values, onSaved, onClose }: Props & { values: CategoryForm }) {
  const { t } = useTranslation(['merchants', 'common']);
  const label = useLabel();
  const save = (body: CategoryForm) =>
    categoryId
      ? call(merchantCategories.update, { params: { id: categoryId }, body })
      : call(merchantCategories.add, { body });
  return (
    <FormDialog
      title={t(categoryId ? 'merchants:editCategory' : 'merchants:addCategory')}
      width={640}
      draftId={`merchantCategory:${categoryId ?? 'add'}`}
      schema={categoryForm}
      values={values}
      onSubmit={save}
      onSaved={() => {
        reportDone();
        onSaved();
        onClose();
      }}
      onClose={onClose}
    >
      <Field name="name" label={label('categoryName')} required>
        {(control) => <TextInput control={control} maxLength={10} />}
      </Field>
      <Field name="businessTypes" label={label('allowedTypes')} required>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('allowedTypes')}
            enumeration="businessType"
            codes={valuesOf(businessType)}
          />
        )}
      </Field>
      <Field name="ordering" label={label('ordering')} help={t('common:orderingHelp')}>
        {(control) => <DigitsInput control={control} max={100} />}
      </Field>
      <Field name="enabled" label={t('common:enabled')}>
        {(control) => <SwitchInput control={control} label={t('common:enabled')} />}
      </Field>
    </FormDialog>
  );
}
