import Input from '@douyinfe/semi-ui/lib/es/input';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Control } from './Field.tsx';
import { AreaField, NumberField, SchemaField, SwitchField, TextField } from './fields.tsx';
import { DegreesInput } from './formInputs.tsx';

/** Fields that the forms of places and rooms have alike, under the names that `formFields.ts` gives them. */

/** Where it is: area, street, and the point on the map in degrees. */
export function AddressFields() {
  const { t } = useTranslation('kit');
  const { setValue, formState } = useFormContext();
  const { isSubmitted } = formState;
  const setBoth = (pair: { longitude: number; latitude: number }) => {
    for (const [name, value] of Object.entries(pair))
      setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <>
      <AreaField name="area" />
      <TextField name="address" />
      <SchemaField name="longitude" help={t('longitudeHelp')}>
        {(control) => <DegreesInput control={control} onPair={setBoth} />}
      </SchemaField>
      <SchemaField name="latitude" help={t('latitudeHelp')}>
        {(control) => <DegreesInput control={control} onPair={setBoth} />}
      </SchemaField>
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
