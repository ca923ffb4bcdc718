import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../api/notice.ts';
import { uploadImage } from '../../api/upload.ts';
import { speakMessage } from '../../i18n.ts';
import { type ImageRules, imageFault, type UploadedImage } from './images.ts';
import { useUploads } from './useUploads.ts';

interface Options {
  value: readonly UploadedImage[];
  onChange: (value: UploadedImage[]) => void;
  /** With 1, a new picture replaces the present one. */
  max: number;
}

/** Uploads pictures and adds each to the value, in the order in which they were chosen, whichever arrives first. */
export function useImageUploads({ value, onChange, max }: Options) {
  const { t } = useTranslation('kit');
  // Several uploads may end between two renders; each must be added to the newest value.
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const uploads = useUploads({
    send: uploadImage,
    isTimed: true,
    onStored(url, name, isLater) {
      const { value: before, onChange: tell } = latest.current;
      const image = { url, name };
      const later = before.findIndex((other) => isLater(other.url));
      const at = later < 0 ? before.length : later;
      const next = max === 1 ? [{ ...before[0], ...image }] : before.toSpliced(at, 0, image);
      latest.current.value = next;
      tell(next);
    },
  });
  const { pending, forget } = uploads;

  return {
    ...uploads,
    add(file: Blob, name: string) {
      if (max === 1) for (const { key } of pending) forget(key);
      uploads.add(file, name);
    },
    /** Returns the files that may be uploaded and shows what is wrong with the others. */
    async admit(files: readonly File[], waiting: number, rules: ImageRules): Promise<File[]> {
      const room = max === 1 ? 1 : max - latest.current.value.length - pending.length - waiting;
      if (files.length > room) notify('error', t('upload.limit', { n: max }));
      const fitting = files.slice(0, Math.max(0, room));
      const faults = await Promise.all(fitting.map((file) => imageFault(file, rules)));
      for (const fault of new Set(faults)) if (fault) notify('error', speakMessage(fault));
      return fitting.filter((_, at) => !faults[at]);
    },
  };
}
