import { type FieldProps, SchemaField } from './fields.tsx';
import { CoverPicturesInput, PictureInput, PicturesInput } from './formInputs.tsx';

/** Form rows for pictures; their maximum number is read from the form's schema. */

interface Crop {
  width: number;
  height: number;
}

/** One picture, cut to `crop` if that is given. */
export const PictureField = ({ crop, ...props }: FieldProps & { crop?: Crop }) => (
  <SchemaField {...props}>
    {(control) => <PictureInput control={control} {...(crop && { crop })} />}
  </SchemaField>
);

export const PicturesField = (props: FieldProps) => (
  <SchemaField {...props}>
    {(control, { max = 1 }) => <PicturesInput control={control} max={max} />}
  </SchemaField>
);

/** Several pictures, one of which is the cover. */
export const CoverPicturesField = (props: FieldProps) => (
  <SchemaField {...props}>
    {(control, { max = 1 }) => <CoverPicturesInput control={control} max={max} />}
  </SchemaField>
);
