import { useTranslation } from 'react-i18next';
import { resortFacility } from '#contracts/enums/resorts.ts';
import { valuesOf } from '#contracts/enums.ts';
import type { Label } from '#contracts/words.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import { CodeChecks, LongTextInput } from '../../kit/form/formInputs.tsx';
import { TagsInput } from '../../kit/form/TagsInput.tsx';

/** What visitors are told before they come. */
export function VisitorFields() {
  const { t } = useTranslation('resorts');
  const label = useLabel();
  return (
    <FormSection title={t('visitorSection')}>
      <LongText name="transport" of="transport" max={500} />
      <LongText name="notice" of="notice" max={1000} />
      <LongText name="concessions" of="concessions" max={1000} />
      <Field name="facilities" label={label('facilities')}>
        {(control) => (
          <CodeChecks
            control={control}
            label={label('facilities')}
            enumeration="resortFacility"
            codes={valuesOf(resortFacility)}
          />
        )}
      </Field>
      <Field name="tags" label={label('tags')}>
        {(control) => <TagsInput control={control} max={6} maxLength={8} />}
      </Field>
    </FormSection>
  );
}

function LongText({ name, of, max }: { name: string; of: Label; max: number }) {
  const label = useLabel();
  return (
    <Field name={name} label={label(of)}>
      {(control) => <LongTextInput control={control} maxLength={max} />}
    </Field>
  );
}
