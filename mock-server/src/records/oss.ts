import { imageLimits } from '#contracts/areas/uploads.ts';
import { sha256Hex } from '#contracts/credentials.ts';
import { type FileStore, StorageFull, sniffImage } from '../store/files.ts';

/** The storage target of direct uploads: a small imitation of a cloud bucket that accepts signed policies. */
export const ossAccessKeyId = 'mock-access-key';

interface Policy {
  key: string;
  /** Unix seconds. */
  expire: number;
  maxBytes: number;
}

/** @param secret of this mock alone: with one that browsers know, anybody could name a key himself */
export function signPolicy(terms: Policy, secret: string): { policy: string; signature: string } {
  const policy = btoa(JSON.stringify(terms));
  return { policy, signature: sha256Hex(policy + secret) };
}

function readPolicy(policy: string): Policy | undefined {
  try {
    return JSON.parse(atob(policy)) as Policy;
  } catch {
    return undefined;
  }
}

export interface BucketForm {
  fields: Record<string, string>;
  file: Uint8Array | undefined;
}

/** Takes a multipart form with the key that its policy names, once. Answers the HTTP status and the bucket's error code, empty on success. */
export function putInBucket(
  form: BucketForm,
  files: FileStore,
  nowMs: number,
  secret: string,
): { http: number; code: string } {
  const { policy = '', signature, key = '', OSSAccessKeyId } = form.fields;
  const terms = readPolicy(policy);
  const genuine = signature === sha256Hex(policy + secret) && OSSAccessKeyId === ossAccessKeyId;
  if (!terms || !genuine) return { http: 403, code: 'SignatureDoesNotMatch' };
  if (!(terms.expire * 1000 >= nowMs)) return { http: 403, code: 'AccessDenied' };
  if (terms.key !== key) return { http: 403, code: 'AccessDenied' };
  if (!form.file) return { http: 400, code: 'InvalidArgument' };
  if (form.file.length > Math.min(terms.maxBytes, imageLimits.megabytes * imageLimits.bytesPerMegabyte)) {
    return { http: 400, code: 'EntityTooLarge' };
  }
  const kind = sniffImage(form.file);
  if (!kind) return { http: 400, code: 'InvalidArgument' };
  if (files.get(key)) return { http: 409, code: 'FileAlreadyExists' };
  try {
    files.put(key, { type: kind.type, bytes: form.file });
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    return { http: 507, code: 'QuotaExceeded' };
  }
  return { http: 200, code: '' };
}
