import Input from '@douyinfe/semi-ui/lib/es/input';
import { useTranslation } from 'react-i18next';
import type { Control } from './Field.tsx';
import { AreaField, NumberField, SwitchField, TextField } from './fields.tsx';
import { PointFields } from './PointFields.tsx';

/** Fields that the forms of places and rooms have alike, under the names that `formFields.ts` gives them. */

/** Where it is: area, street, and the point on the map in degrees. */
export function AddressFields() {
  return (
    <>
      <AreaField name="area" />
      <TextField name="address" />
      <PointFields />
    </>
  );
}

/** Its place in lists, and whether it is on. */
export function ListedFields() {
  const { t } = useTranslation('common');
  return (
    <>
      <NumberField name="ordering" help={t('orderingHelp')} />
      <SwitchField name="enabled" />
    </>
  );
}

/** What cannot be chosen any more, by its name. */
export function FixedName({ control: { id, describedBy }, name }: { control: Control; name: string }) {
  return <Input id={id} value={name} readonly {...(describedBy && { 'aria-describedby': describedBy })} />;
}
