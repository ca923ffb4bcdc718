import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconHandle from '@douyinfe/semi-icons/lib/es/icons/IconHandle';
import IconRefresh from '@douyinfe/semi-icons/lib/es/icons/IconRefresh';
import IconStar from '@douyinfe/semi-icons/lib/es/icons/IconStar';
import IconStarStroked from '@douyinfe/semi-icons/lib/es/icons/IconStarStroked';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageSrc } from '../../api/imageSrc.ts';
import { ImagePreview } from './ImagePreview.tsx';
import css from './ImageUpload.module.css';
import type { UploadedImage } from './images.ts';
import { sorted, type useSorting } from './useSorting.ts';
import type { PendingUpload } from './useUploads.ts';

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.action} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

interface Props {
  image: UploadedImage;
  /** The name of the picture in its buttons: its position, because file names may repeat. */
  label: string;
  onCover?: (() => void) | undefined;
  onRemove: () => void;
  /** Text or fields below the picture. */
  caption?: ReactNode;
  /** 更换图片, if only one picture is allowed. */
  replace?: ReactNode;
  /** Its place in the list, which can be changed. */
  place?: { at: number; sorting: ReturnType<typeof useSorting> } | undefined;
}

/** An uploaded picture with its buttons. */
export function ImageTile({ image, label, caption, onCover, onRemove, replace, place }: Props) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  // Records often store only the address.
  const name = image.name || label;
  return (
    <li className={css.tile} {...sorted.item} data-drag={place?.sorting.markOf(place.at)}>
      <button
        type="button"
        className={css.picture}
        aria-label={`${t('upload.preview')} ${label}`}
        onClick={() => setOpen(true)}
        onPointerDown={place?.sorting.onPointerDown}
      >
        <img src={imageSrc(image.url)} alt={name} draggable={false} loading="lazy" />
      </button>
      {image.covered && <span className={css.cover}>{t('upload.cover')}</span>}
      {caption}
      <div className={css.actions}>
        {replace}
        {place && (
          <button
            type="button"
            className={`${css.action} ${css.grip}`}
            aria-label={`${t('upload.move')} ${label}`}
            title={t('upload.moveHint')}
            {...sorted.grip}
            onPointerDown={place.sorting.onPointerDown}
            onKeyDown={place.sorting.onKeyDown(place.at)}
          >
            <IconHandle aria-hidden />
          </button>
        )}
        {onCover && (
          <Action
            label={`${t(image.covered ? 'upload.unsetCover' : 'upload.setCover')} ${label}`}
            onClick={onCover}
          >
            {image.covered ? <IconStar aria-hidden /> : <IconStarStroked aria-hidden />}
          </Action>
        )}
        <Action label={`${t('upload.remove')} ${label}`} onClick={onRemove}>
          <IconDelete aria-hidden />
        </Action>
      </div>
      {open && <ImagePreview url={image.url} name={name} onClose={() => setOpen(false)} />}
    </li>
  );
}

interface PendingProps {
  image: PendingUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture that is being uploaded, or whose upload failed. */
export function PendingTile({ image, onRetry, onRemove }: PendingProps) {
  const { t } = useTranslation(['kit', 'common']);
  const { name, file, progress, fault } = image;
  const [source, setSource] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <li className={css.tile} data-failed={fault !== undefined || undefined}>
      <div className={css.picture}>{source && <img src={source} alt={name} />}</div>
      {fault === undefined ? (
        <>
          <progress className={css.progress} aria-label={name} value={progress} max={1} />
          <span className={css.percent} aria-hidden>
            {Math.floor(progress * 100)}%
          </span>
        </>
      ) : (
        <p className={css.fault} title={fault}>
          {fault}
        </p>
      )}
      <div className={css.actions}>
        {fault !== undefined && (
          <Action label={`${t('common:retry')} ${name}`} onClick={onRetry}>
            <IconRefresh aria-hidden />
          </Action>
        )}
        {fault === undefined ? (
          <Action label={`${t('upload.cancel')} ${name}`} onClick={onRemove}>
            <IconClose aria-hidden />
          </Action>
        ) : (
          <Action label={`${t('upload.remove')} ${name}`} onClick={onRemove}>
            <IconDelete aria-hidden />
          </Action>
        )}
      </div>
    </li>
  );
}
