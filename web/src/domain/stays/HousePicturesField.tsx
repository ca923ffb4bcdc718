import { type FieldProps, SchemaField } from '../../kit/form/fields.tsx';
import { HousePicturesInput } from './HousePicturesInput.tsx';

/** Pictures of a house, each with its picture group; one is the cover. */
export const HousePicturesField = (props: FieldProps) => (
  <SchemaField {...props}>
    {(control, { max = 1 }) => <HousePicturesInput control={control} max={max} />}
  </SchemaField>
);
