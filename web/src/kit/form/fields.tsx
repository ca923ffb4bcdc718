import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMaskedDocument, isMaskedMobile } from '#contracts/forms/masks.ts';
import type { Reveal } from '../display/reveal.ts';
import type { Enumeration } from '../display/useCodeName.ts';
import { type Control, Field } from './Field.tsx';
import {
  AreaInput,
  CodeChecks,
  CodeSelect,
  HundredthsInput,
  LongTextInput,
  TenthsInput,
} from './formInputs.tsx';
import { type FieldWords, useFieldWords } from './formSchema.ts';
import { DigitsInput, DocumentInput, MobileInput, PhoneInput, SwitchInput, TextInput } from './inputs.tsx';
import { MaskedInput } from './MaskedInput.tsx';
import { TagsInput } from './TagsInput.tsx';

/**
 * Form rows, each by the name of its field. Label, limit, unit, codes and whether it is required are read from the form's schema
 * (contracts/src/forms). A screen states the fields, their order, and what is special about them.
 */
export interface FieldProps {
  /** Dotted path in the form's values. */
  name: string;
  help?: ReactNode;
  /** For fields that are required depending on other fields. */
  required?: boolean;
  /** For a unit that depends on other fields, as shown text. */
  unit?: string;
}

interface Props extends FieldProps {
  /** Takes half a row if there is room. */
  isShort?: boolean;
  children: (control: Control, words: FieldWords) => ReactNode;
}

/** A form row with any control. */
export function SchemaField({ name, help, required, unit, isShort, children }: Props) {
  const words = useFieldWords(name);
  const shownUnit = unit ?? words.unit;
  return (
    <Field
      name={name}
      label={words.label}
      required={required ?? words.required}
      {...(help !== undefined && { help })}
      {...(shownUnit && { unit: shownUnit })}
      {...(isShort && { isShort })}
    >
      {(control) => children(control, words)}
    </Field>
  );
}

const fieldOf =
  (render: (control: Control, words: FieldWords) => ReactNode) =>
  (props: FieldProps): ReactNode => <SchemaField {...props}>{render}</SchemaField>;
const shortFieldOf =
  (render: (control: Control, words: FieldWords) => ReactNode) =>
  (props: FieldProps): ReactNode => (
    <SchemaField {...props} isShort>
      {render}
    </SchemaField>
  );

const limit = (max: number | undefined) => (max === undefined ? {} : { maxLength: max });
const codesOf = ({ label, enumeration }: FieldWords) => ({
  label,
  enumeration: (enumeration?.name ?? '') as Enumeration,
  codes: enumeration?.codes ?? [],
});

/** A line of text; half a row if its maximum length is at most 30. */
export function TextField(props: FieldProps) {
  const { max } = useFieldWords(props.name);
  return (
    <SchemaField {...props} isShort={max !== undefined && max <= 30}>
      {(control) => <TextInput control={control} {...limit(max)} />}
    </SchemaField>
  );
}
export const LongTextField = fieldOf((control, { max = 1000 }) => (
  <LongTextInput control={control} maxLength={max} />
));
/** A whole number. */
export const NumberField = shortFieldOf((control, { max, isCapped }) => (
  <DigitsInput control={control} {...(isCapped && max !== undefined && { cap: max })} />
));
/** A number with two decimals that is sent in hundredths: a rate in %, an area in ㎡. */
export const HundredthsField = shortFieldOf((control) => <HundredthsInput control={control} />);
/** A number with one decimal that is sent in tenths: a discount in 折. */
export const TenthsField = shortFieldOf((control) => <TenthsInput control={control} />);
/** An amount in yuan that is sent in cents. */
export const MoneyField = shortFieldOf((control) => <HundredthsInput control={control} />);
export const SwitchField = shortFieldOf((control, { label }) => (
  <SwitchInput control={control} label={label} />
));
/** One code, chosen in a select; one that may be left out can be cleared. */
export const CodeField = shortFieldOf((control, words) => (
  <CodeSelect control={control} {...codesOf(words)} clearable={!words.required} />
));
/** Any number of codes. */
export const CodesField = fieldOf((control, words) => <CodeChecks control={control} {...codesOf(words)} />);
/** A mobile, landline or service number. */
export const PhoneField = shortFieldOf((control) => <PhoneInput control={control} />);
export const MobileField = shortFieldOf((control) => <MobileInput control={control} />);
/** Province and city. */
export const AreaField = fieldOf((control, { label }) => <AreaInput control={control} label={label} />);
/** Short words of the user's choice, as tags. */
export const TagsField = fieldOf((control, { max = 6 }) => (
  <TagsInput control={control} max={max} maxLength={8} />
));

interface MaskedProps extends FieldProps {
  /** Absent for a new record, and for users who may not see the full number. */
  reveal: Reveal | undefined;
  isMask: (value: string) => boolean;
  children: (control: Control) => ReactNode;
}

/** A number that the record shows masked. It stays unchanged unless a new one is typed. */
function MaskedField({ reveal, isMask, children, ...props }: MaskedProps) {
  const { t } = useTranslation('kit');
  return (
    <SchemaField {...(reveal && { help: t('number.kept') })} {...props} isShort>
      {(control, { label }) => (
        <MaskedInput control={control} of={label} reveal={reveal} isMask={isMask}>
          {children}
        </MaskedInput>
      )}
    </SchemaField>
  );
}

type OfKind = Omit<MaskedProps, 'isMask' | 'children'>;
export const MaskedMobileField = (props: OfKind) => (
  <MaskedField {...props} isMask={isMaskedMobile}>
    {(control) => <MobileInput control={control} />}
  </MaskedField>
);
/** A person's phone number, masked if the record has one. */
export const MaskedPhoneField = (props: OfKind) => (
  <MaskedField {...props} isMask={isMaskedMobile}>
    {(control) => <PhoneInput control={control} />}
  </MaskedField>
);
/** The number of a document. */
export const MaskedDocumentField = (props: OfKind) => (
  <MaskedField {...props} isMask={isMaskedDocument}>
    {(control) => <DocumentInput control={control} />}
  </MaskedField>
);
