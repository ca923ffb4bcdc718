import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '#contracts/words.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';
import type { CropDialogProps } from './CropDialog.tsx';
import { extensionOf } from './images.ts';

interface CropQueue {
  /** Number of pictures that still have to be cropped. */
  waiting: number;
  push: (files: readonly File[]) => void;
  dialog: ReactNode;
}

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/**
 * Shows the crop dialog for one chosen picture after another and passes on the results. Without a size pictures are passed on unchanged. A GIF would
 * keep only one frame, so it is passed on unchanged and the user is told.
 */
export function useCropQueue(
  size: CropDialogProps['size'] | undefined,
  onReady: (file: Blob, name: string) => void,
  types: readonly string[],
): CropQueue {
  const { t } = useTranslation('kit');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [Dialog, setDialog] = useState<ComponentType<CropDialogProps>>();
  const next = () => setFiles((before) => before.slice(1));

  const push = (chosen: readonly File[]) => {
    const isCut = ({ name }: File) => size !== undefined && extensionOf(name) !== 'gif';
    const cut = chosen.filter(isCut);
    if (size && cut.length < chosen.length) notify('warning', t('upload.gifUncut'));
    for (const file of chosen) if (!isCut(file)) onReady(file, file.name);
    if (cut.length === 0) return;
    setFiles((before) => [...before, ...cut]);
    import('./CropDialog.tsx').then(
      ({ CropDialog }) => setDialog(() => CropDialog),
      () => {
        setFiles([]);
        notify('error', speakMessage(say('uploadFailed')));
      },
    );
  };

  const [file] = files;
  const dialog = Dialog && size && file && (
    <Dialog
      key={`${files.length} ${file.name}`}
      file={file}
      size={size}
      onCancel={next}
      onCropped={(jpeg) => {
        next();
        onReady(jpeg, jpegName(file.name));
      }}
      onUnreadable={() => {
        next();
        notify('error', speakMessage(say('imageTypes', { types: types.join('、') })));
      }}
    />
  );
  return { waiting: files.length, push, dialog };
}
