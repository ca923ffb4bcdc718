import { pictureGroup } from '#contracts/enums/stays.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Control } from '../../kit/form/Field.tsx';
import { ImageUpload } from '../../kit/pictures/ImageUpload.tsx';
import { type UploadedImage, withCover } from '../../kit/pictures/images.ts';
import css from './HousePicturesInput.module.css';

type Picture = { url: string; covered: boolean; group?: number | undefined };

/** Pictures of a hotel or guesthouse in their order, each with its picture group; one is the cover. A new picture gets the group of the last one. */
export function HousePicturesInput({ control, max }: { control: Control; max: number }) {
  const label = useLabel();
  const groupName = useCodeName('pictureGroup');
  const { value, onChange, ...rest } = control;
  const pictures = (value as Picture[] | undefined) ?? [];
  const last = pictures.at(-1)?.group ?? pictureGroup.outside;
  const change = (files: readonly UploadedImage[]) =>
    onChange(
      withCover(pictures, files).map(
        ({ url, covered, group = last }): Picture => ({ ...{ url, group }, covered: covered === true }),
      ),
    );
  const images = pictures.map(({ url, covered, group = pictureGroup.outside }) => ({
    ...{ url, name: '', covered, group },
  }));
  return (
    <ImageUpload
      {...rest}
      max={max}
      cover
      value={images}
      onChange={change}
      caption={({ group }, place, at) => (
        <select
          className={css.group}
          aria-label={`${label('pictureGroup')} ${place}`}
          value={group}
          onChange={(event) => {
            const chosen = Number(event.target.value);
            change(images.map((image, index) => (index === at ? { ...image, group: chosen } : image)));
          }}
        >
          {valuesOf(pictureGroup).map((code) => (
            <option key={code} value={code}>
              {groupName(code)}
            </option>
          ))}
        </select>
      )}
    />
  );
}
