import Input from '@douyinfe/semi-ui/lib/es/input';
import { useTranslation } from 'react-i18next';
import type { Control } from './Field.tsx';
import { AreaField, NumberField, SwitchField, TextField } from './fields.tsx';
import { PointFields } from './PointFields.tsx';

/** Fields that the forms of places and rooms share, with the names from `formFields.ts`. */

/** The address: area, street, and the point on the map in degrees. */
export function AddressFields() {
  return (
    <>
      <AreaField name="area" />
      <TextField name="address" />
      <PointFields />
    </>
  );
}

/** The order in lists, and whether the record is on. */
export function ListedFields() {
  const { t } = useTranslation('common');
  return (
    <>
      <NumberField name="ordering" help={t('orderingHelp')} />
      <SwitchField name="enabled" />
    </>
  );
}

/** The name of something that can no longer be changed, in a read-only input. */
export function FixedName({ control: { id, describedBy }, name }: { control: Control; name: string }) {
  return <Input id={id} value={name} readonly {...(describedBy && { 'aria-describedby': describedBy })} />;
}
