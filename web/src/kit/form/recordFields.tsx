import Input from '@douyinfe/semi-ui/lib/es/input';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Label } from '#contracts/words.ts';
import type { Reveal } from '../display/reveal.ts';
import { useLabel } from '../display/useLabel.ts';
import { type Control, Field } from './Field.tsx';
import { AreaInput, DegreesInput, LongTextInput } from './formInputs.tsx';
import { DigitsInput, PhoneInput, SwitchInput, TextInput } from './inputs.tsx';
import { MaskedInput } from './MaskedInput.tsx';

/** Fields that the forms of places and rooms have alike, under the names that `formFields.ts` gives them. */

/** Where it is: area, street, and the point on the map in degrees. */
export function AddressFields() {
  const { t } = useTranslation('kit');
  const label = useLabel();
  const { setValue, formState } = useFormContext();
  const { isSubmitted } = formState;
  const setBoth = (pair: { longitude: number; latitude: number }) => {
    for (const [name, value] of Object.entries(pair))
      setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <>
      <Field name="area" label={label('area')} required>
        {(control) => <AreaInput control={control} label={label('area')} />}
      </Field>
      <Field name="address" label={label('address')} required>
        {(control) => <TextInput control={control} maxLength={100} />}
      </Field>
      <Field name="longitude" label={label('longitude')} required unit="°" help={t('longitudeHelp')}>
        {(control) => <DegreesInput control={control} onPair={setBoth} />}
      </Field>
      <Field name="latitude" label={label('latitude')} required unit="°" help={t('latitudeHelp')}>
        {(control) => <DegreesInput control={control} onPair={setBoth} />}
      </Field>
    </>
  );
}

/** Its place in lists, and whether it is on. */
export function ListedFields() {
  const { t } = useTranslation('common');
  const label = useLabel();
  return (
    <>
      <Field name="ordering" label={label('ordering')} help={t('orderingHelp')}>
        {(control) => <DigitsInput control={control} max={100} />}
      </Field>
      <Field name="enabled" label={t('enabled')}>
        {(control) => <SwitchInput control={control} label={t('enabled')} />}
      </Field>
    </>
  );
}

interface NumberProps {
  /** The field has the name of its label. */
  of: Label;
  /** Typing stops here. */
  max: number;
  unit?: string;
  required?: boolean;
  help?: string;
}

/** A whole number. */
export function NumberField({ of, max, ...look }: NumberProps) {
  const label = useLabel();
  return (
    <Field name={of} label={label(of)} {...look}>
      {(control) => <DigitsInput control={control} max={max} />}
    </Field>
  );
}

/** What a field can say besides its label, whose name it has unless it says so. */
export interface FieldLook {
  required?: boolean;
  unit?: string;
  help?: string;
}

export function TextField({
  of,
  name = of,
  max,
  ...look
}: FieldLook & { of: Label; name?: string; max: number }) {
  const label = useLabel();
  return (
    <Field name={name} label={label(of)} {...look}>
      {(control) => <TextInput control={control} maxLength={max} />}
    </Field>
  );
}

export function LongTextField({
  of,
  name = of,
  max,
  ...look
}: FieldLook & { of: Label; name?: string; max: number }) {
  const label = useLabel();
  return (
    <Field name={name} label={label(of)} {...look}>
      {(control) => <LongTextInput control={control} maxLength={max} />}
    </Field>
  );
}

/** Somebody's phone, masked where there is one already. */
export function PhoneField({ of, reveal }: { of: Label; reveal: Reveal | undefined }) {
  const { t } = useTranslation('kit');
  const label = useLabel();
  return (
    <Field name={of} label={label(of)} required {...(reveal && { help: t('number.kept') })}>
      {(control) => (
        <MaskedInput control={control} of={label(of)} reveal={reveal}>
          {(own) => <PhoneInput control={own} />}
        </MaskedInput>
      )}
    </Field>
  );
}

/** What cannot be chosen any more, by its name. */
export function FixedName({ control: { id, describedBy }, name }: { control: Control; name: string }) {
  return <Input id={id} value={name} readonly {...(describedBy && { 'aria-describedby': describedBy })} />;
}
