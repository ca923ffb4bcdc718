import { VideoUpload } from '../pictures/VideoUpload.tsx';
import { type FieldProps, SchemaField } from './fields.tsx';
import { CoverPicturesInput, PictureInput, PicturesInput } from './formInputs.tsx';

/** Form rows for pictures and videos; the maximum number of pictures is read from the form's schema. */

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

/** One video without a cover of its own. */
export const VideoField = (props: FieldProps) => (
  <SchemaField {...props}>
    {(control, { label }) => (
      <VideoUpload
        {...control}
        video={{
          title: label,
          url: (control.value as string | undefined) ?? '',
          coverUrl: '',
          isPage: false,
        }}
        onChange={(url) => control.onChange(url)}
      />
    )}
  </SchemaField>
);
