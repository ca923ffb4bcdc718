import axios from 'axios';
import { fileNameMax, uploads } from '#contracts/areas/uploads.ts';
import { signUpload } from '#contracts/uploadSignature.ts';
import { call } from './client.ts';
import { config } from './config.ts';
import { ApiError } from './errors.ts';
import { shortFileName } from './fileNames.ts';
import { onHostOf } from './imageSrc.ts';

export interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * The storage is not one of our APIs and may need more than their 15 s: a 5 MB picture over a slow line takes longer, and a video in proportion to its
 * size. The user sees the progress and can cancel. Milliseconds.
 */
const storageTimeoutMs = (file: Blob) => 120_000 + file.size / slowestLine;
/** Bytes in a millisecond: 0.4 Mbit/s. */
const slowestLine = 50;

const report = (onProgress: UploadOptions['onProgress']) => (sent: number, total: number | undefined) =>
  onProgress?.(total ? Math.min(1, sent / total) : 0);

/** The file's content in base64, without the `data:` prefix. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(ApiError.ofTransport(reader.error));
    reader.readAsDataURL(file);
  });
}

/** `images/upload`: base64 in a signed form (specification section 7, decision 6). */
async function toImages(file: Blob, name: string, { onProgress, signal }: UploadOptions): Promise<string> {
  const body = { image_base64: await base64Of(file), image_file_name: shortFileName(name, fileNameMax) };
  return call(
    uploads.image,
    { query: signUpload(body, config().uploadSecret, Date.now()), body },
    { quiet: true, onProgress: report(onProgress), ...(signal && { signal }) },
  );
}

/** Uploads straight to the storage by a signed policy. The file is the last part of the form, as such storages require. */
async function toStorage(file: Blob, name: string, { onProgress, signal }: UploadOptions): Promise<string> {
  const terms = await call(
    uploads.postSignature,
    { body: { file_name: shortFileName(name, fileNameMax) } },
    { quiet: true, ...(signal && { signal }) },
  );
  const form = new FormData();
  form.set('key', terms.key);
  form.set('policy', terms.policy);
  form.set('OSSAccessKeyId', terms.accessKeyId);
  form.set('signature', terms.signature);
  form.set('success_action_status', '200');
  form.set('file', file, name);
  try {
    await axios.post(onHostOf('apps', terms.host), form, {
      timeout: storageTimeoutMs(file),
      onUploadProgress: ({ loaded, total }) => report(onProgress)(loaded, total),
      ...(signal && { signal }),
    });
  } catch (error) {
    throw ApiError.ofTransport(error);
  }
  return onHostOf('apps', terms.url);
}

/**
 * Uploads a picture in the configured way and returns its address. Shows no message itself.
 * @throws ApiError
 */
export function uploadImage(file: Blob, name: string, options: UploadOptions = {}): Promise<string> {
  return config().imageUpload === 'oss' ? toStorage(file, name, options) : toImages(file, name, options);
}

/** Uploads a video, which always goes straight to the storage, and returns its address. @throws ApiError */
export const uploadVideo = (file: Blob, name: string, options: UploadOptions = {}): Promise<string> =>
  toStorage(file, name, options);
