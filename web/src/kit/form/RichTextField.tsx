import { type FieldProps, SchemaField } from './fields.tsx';
import { RichTextInput } from './RichTextInput.tsx';

/** A form row for text with headings, pictures and links. */
export const RichTextField = (props: FieldProps) => (
  <SchemaField {...props}>
    {(control, { label }) => <RichTextInput control={control} label={label} />}
  </SchemaField>
);
