import 'react-easy-crop/react-easy-crop.css';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area, type Point, type Size } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import css from './CropDialog.module.css';
import { cropImage } from './cropImage.ts';

export interface CropDialogProps {
  file: Blob;
  /** Size of the result in pixels; it also fixes the shape of the frame. */
  size: Size;
  onCropped: (jpeg: Blob) => void;
  onCancel: () => void;
  /** Called when the browser cannot read the file as a picture. */
  onUnreadable: () => void;
}

const maxZoom = 3;

/** Moves and zooms a picture under a frame by mouse, touch, wheel, or the arrow keys and a slider. Loaded when needed. */
export function CropDialog({ file, size, onCropped, onCancel, onUnreadable }: CropDialogProps) {
  const { t } = useTranslation(['kit', 'common']);
  const id = useId();
  const [source, setSource] = useState('');
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Area>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const confirm = () => {
    if (!part || busy) return;
    setBusy(true);
    void cropImage(file, part, size).then(onCropped, onUnreadable);
  };
  const footer = (
    <>
      <Button type="tertiary" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      <Button theme="solid" disabled={!part} loading={busy} onClick={confirm}>
        {t('common:confirm')}
      </Button>
    </>
  );

  return (
    <TopDialog title={t('upload.crop')} width={640} onClose={onCancel} footer={footer}>
      <div className={css.stage}>
        {source && (
          <Cropper
            image={source}
            aspect={size.width / size.height}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('upload.cropFrame') }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setPart(pixels)}
          />
        )}
      </div>
      <div className={css.zoom}>
        <label htmlFor={id}>{t('upload.zoom')}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={maxZoom}
          step={0.02}
          value={zoom}
          data-first-focus
          onChange={(event) => setZoom(Number(event.target.value))}
        />
        <span>{`${size.width} × ${size.height}`}</span>
      </div>
    </TopDialog>
  );
}
