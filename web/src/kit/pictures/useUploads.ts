import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { randomId } from '../../api/randomId.ts';
import type { UploadOptions } from '../../api/upload.ts';
import { speakMessage } from '../../i18n.ts';
import { useUnfinished } from './unfinished.ts';
import { inSlot } from './uploadSlots.ts';

/** A file that is going up. A failed one keeps its file, so that the user can retry without choosing it again. */
export interface PendingUpload {
  key: string;
  name: string;
  file: Blob;
  /** From 0 to 1. */
  progress: number;
  /** Why it failed. */
  fault?: string | undefined;
}

interface Options {
  /** Uploads a file and returns its address. @throws ApiError */
  send: (file: Blob, name: string, options: UploadOptions) => Promise<string>;
  /** Whether `send` must end within the 15 s of a call, so that large files wait for each other. */
  isTimed: boolean;
  /** Called with each file that is uploaded; `isLater` tells of another address whether its file was chosen after this one. */
  onStored: (url: string, name: string, isLater: (url: string) => boolean) => void;
}

const endedSession = (error: unknown) => error instanceof ApiError && error.status === status.tokenExpired;

/** The files of one input on their way: several at once, each with its progress, and each can be cancelled or tried again. */
export function useUploads({ send, isTimed, onStored }: Options) {
  const { t } = useTranslation('kit');
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  /** The order in which the files were chosen, by key and by address. */
  const order = useRef({ last: 0, byKey: new Map<string, number>(), byUrl: new Map<string, number>() });
  const latest = useRef(onStored);
  latest.current = onStored;
  useUnfinished(pending.length);

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);

  const change = (key: string, part: Partial<PendingUpload>) =>
    setPending((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const forget = (key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setPending((before) => before.filter((one) => one.key !== key));
  };
  const store = (key: string, url: string, name: string) => {
    const { byKey, byUrl } = order.current;
    const place = byKey.get(key) ?? 0;
    byUrl.set(url, place);
    latest.current(url, name, (other) => (byUrl.get(other) ?? 0) > place);
  };

  const run = async ({ key, file, name }: PendingUpload, { signal }: AbortController) => {
    if (signal.aborted) return;
    try {
      const url = await send(file, name, { onProgress: (progress) => change(key, { progress }), signal });
      if (signal.aborted) return;
      forget(key);
      store(key, url, name);
      notify('success', t('upload.done'));
    } catch (error) {
      if (signal.aborted) return;
      // A failure without the backend's words has none that would help.
      const isSaid = error instanceof ApiError && error.status !== undefined;
      change(key, { fault: isSaid ? messageOf(error) : t('upload.broken') });
      if (!endedSession(error)) notify('error', speakMessage(say('uploadFailed')));
    }
  };
  const start = (upload: PendingUpload) => {
    const controller = new AbortController();
    running.current.set(upload.key, controller);
    void inSlot(isTimed ? upload.file.size : 0, () => run(upload, controller));
  };

  return {
    pending,
    /** Uploads a file that has passed all checks. */
    add(file: Blob, name: string) {
      const upload = { key: randomId(), name, file, progress: 0 };
      order.current.byKey.set(upload.key, ++order.current.last);
      setPending((before) => [...before, upload]);
      start(upload);
    },
    retry(upload: PendingUpload) {
      change(upload.key, { fault: undefined, progress: 0 });
      start(upload);
    },
    forget,
  };
}
