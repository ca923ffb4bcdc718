import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { status } from '#contracts/envelope.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { randomId } from '../../api/randomId.ts';
import { uploadImage } from '../../api/upload.ts';
import { speakMessage } from '../../i18n.ts';
import { type ImageRules, imageFault, type UploadedImage } from './images.ts';

/** A picture that is being uploaded. A failed one keeps its file, so that the user can retry without choosing it again. */
export interface PendingImage {
  key: string;
  name: string;
  file: Blob;
  /** From 0 to 1. */
  progress: number;
  /** Why it failed. */
  fault?: string | undefined;
}

interface Options {
  value: readonly UploadedImage[];
  onChange: (value: UploadedImage[]) => void;
  /** With 1, a new picture replaces the present one. */
  max: number;
}

const endedSession = (error: unknown) => error instanceof ApiError && error.status === status.tokenExpired;

/** Uploads one picture after another in the order in which they were chosen, and appends each to the value. */
export function useImageUploads({ value, onChange, max }: Options) {
  const { t } = useTranslation('kit');
  const [pending, setPending] = useState<readonly PendingImage[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  // Several uploads may end between two renders; each must append to the newest value.
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);

  const change = (key: string, part: Partial<PendingImage>) =>
    setPending((before) => before.map((image) => (image.key === key ? { ...image, ...part } : image)));
  const forget = (key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setPending((before) => before.filter((image) => image.key !== key));
  };

  const store = (image: UploadedImage) => {
    const { value: before, onChange: tell } = latest.current;
    const next = max === 1 ? [{ ...before[0], ...image }] : [...before, image];
    latest.current.value = next;
    tell(next);
  };

  const run = async ({ key, file, name }: PendingImage) => {
    const upload = running.current.get(key);
    if (!upload || upload.signal.aborted) return;
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const url = await uploadImage(file, name, { onProgress, signal: upload.signal });
      if (upload.signal.aborted) return;
      forget(key);
      store({ url, name });
      notify('success', t('upload.done'));
    } catch (error) {
      if (upload.signal.aborted) return;
      change(key, { fault: messageOf(error) });
      if (!endedSession(error)) notify('error', t('upload.failed'));
    }
  };
  const start = (image: PendingImage) => {
    running.current.set(image.key, new AbortController());
    queue.current = queue.current.then(() => run(image));
  };

  return {
    pending,
    /** Uploads a picture that has passed all checks. */
    add(file: Blob, name: string) {
      if (max === 1) for (const { key } of pending) forget(key);
      const image = { key: randomId(), name, file, progress: 0 };
      setPending((before) => [...before, image]);
      start(image);
    },
    retry(image: PendingImage) {
      change(image.key, { fault: undefined, progress: 0 });
      start(image);
    },
    forget,
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
