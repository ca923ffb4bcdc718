import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EstateImageKind, estateImageKind } from '#contracts/enums/estates.ts';
import { type EstateImage, estateMediaLimits } from '#contracts/estate/media.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Control } from '../../kit/form/Field.tsx';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { ImageUpload } from '../../kit/pictures/ImageUpload.tsx';
import type { UploadedImage } from '../../kit/pictures/images.ts';
import css from './ImagesByKind.module.css';
import { imageKinds, named, ofKind, withKind } from './imageKinds.ts';

/** The pictures of a project, one tab for each kind. What is going up in one tab goes on while another one is open. */
export function ImagesByKind({ control }: { control: Control }) {
  const label = useLabel();
  const kindName = useCodeName('estateImageKind');
  const images = (control.value as EstateImage[] | undefined) ?? [];
  const [shown, setShown] = useState<EstateImageKind>(
    images.find(({ covered }) => covered)?.kind ?? estateImageKind.rendering,
  );
  // Uploads of two kinds may end between two renders; each must be added to the newest list.
  const latest = useRef(images);
  latest.current = images;
  const change = (kind: EstateImageKind, list: readonly UploadedImage[]) => {
    // What arrived since the page was drawn comes with the name of its file once more.
    latest.current = withKind(latest.current, kind, named(images, list));
    control.onChange(latest.current);
  };
  return (
    <div className={css.kinds}>
      <Tabs
        label={label('estateImageKind')}
        tabs={imageKinds.map((kind) => ({
          ...{ value: String(kind), name: kindName(kind), count: ofKind(images, kind).length },
        }))}
        value={String(shown)}
        onChange={(value) => setShown(imageKinds.find((kind) => String(kind) === value) ?? shown)}
      />
      {imageKinds.map((kind) => (
        <div key={kind} role="tabpanel" aria-label={kindName(kind)} hidden={kind !== shown}>
          <ImagesOfKind
            kind={kind}
            images={ofKind(images, kind)}
            {...(kind === shown && { control })}
            onChange={(list) => change(kind, list)}
          />
        </div>
      ))}
    </div>
  );
}

interface Props {
  kind: EstateImageKind;
  images: readonly EstateImage[];
  onChange: (list: readonly UploadedImage[]) => void;
  /** Of the kind that is open: its input is the form's. */
  control?: Control;
}

function ImagesOfKind({ kind, images, onChange, control }: Props) {
  const { t } = useTranslation('estateMedia');
  const list = images.map(({ url, name = '', covered }) => ({ url, name, covered }));
  return (
    <ImageUpload
      {...(control && {
        id: control.id,
        inputRef: control.inputRef,
        invalid: control.invalid,
        describedBy: control.describedBy,
        onBlur: control.onBlur,
      })}
      max={estateMediaLimits.imagesOfKind}
      cover={kind !== estateImageKind.licence}
      value={list}
      onChange={onChange}
      caption={({ name }, place, at) => (
        <input
          className={css.name}
          aria-label={`${t('imageName')} ${place}`}
          title={name}
          placeholder={t('imageName')}
          maxLength={estateMediaLimits.imageName}
          value={name}
          onChange={(event) =>
            onChange(
              list.map((image, other) => (other === at ? { ...image, name: event.target.value } : image)),
            )
          }
        />
      )}
    />
  );
}
