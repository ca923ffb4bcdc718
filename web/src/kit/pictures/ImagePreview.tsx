import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageSrc } from '../../api/imageSrc.ts';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import css from './ImagePreview.module.css';

interface Props {
  url: string;
  name: string;
  onClose: () => void;
}

/** The large picture above all other layers. Escape, the close button or a click outside closes it. */
export function ImagePreview({ url, name, onClose }: Props) {
  return (
    <TopDialog title={name} width={960} light onClose={onClose}>
      <img className={css.large} src={imageSrc(url)} alt={name} />
    </TopDialog>
  );
}

/**
 * A picture in a table row, always 48 x 36 pixels so that nothing moves while it loads (look.md); a click opens the large picture. A picture that
 * cannot be loaded shows as a grey area with its name for screen readers.
 */
export function Thumbnail({ url, alt }: { url: string; alt: string }) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState('');
  const src = imageSrc(url);
  const isBroken = !url || broken === src;
  return (
    <>
      <button
        type="button"
        className={css.thumbnail}
        aria-label={`${t('upload.preview')} ${alt}`}
        disabled={isBroken}
        onClick={() => setOpen(true)}
      >
        {!isBroken && (
          <img
            src={src}
            alt=""
            loading="lazy"
            width="48"
            height="36"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight, dataset } }) => {
              dataset.square = String(naturalWidth === naturalHeight);
            }}
            onError={() => setBroken(src)}
          />
        )}
      </button>
      {open && <ImagePreview url={url} name={alt} onClose={() => setOpen(false)} />}
    </>
  );
}
