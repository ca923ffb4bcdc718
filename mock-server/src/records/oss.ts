import { imageLimits } from '#contracts/areas/uploads.ts';
import { sha256Hex } from '#contracts/credentials.ts';
import { videoLimits } from '#contracts/forms/mp4.ts';
import {
  type FileStore,
  type FileWriter,
  imageTypes,
  StorageFull,
  sniffedBytes,
  sniffFile,
  videoType,
} from '../store/files.ts';

/** The storage target of direct uploads: a small imitation of a cloud bucket that accepts signed policies. */
export const ossAccessKeyId = 'mock-access-key';

/** What a policy allows for a kind of file. */
interface Allowed {
  maxBytes: number;
  /** Media types, told by the first bytes. */
  types: readonly string[];
}

const megabyte = imageLimits.bytesPerMegabyte;
const pictures: Allowed = { maxBytes: imageLimits.megabytes * megabyte, types: imageTypes };
const videos: Allowed = { maxBytes: videoLimits.megabytes * megabyte, types: [videoType] };

/** What may be uploaded under a name with this extension; undefined = nothing. */
export function allowedFor(extension: string): Allowed | undefined {
  if (imageLimits.types.some((type) => type === extension)) return pictures;
  return videoLimits.types.some((type) => type === extension) ? videos : undefined;
}

interface Policy extends Allowed {
  key: string;
  /** Unix seconds. */
  expire: number;
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

/** The HTTP status and the bucket's error code, which is empty on success. */
export interface BucketAnswer {
  http: number;
  code: string;
}
export type BucketFields = Readonly<Record<string, string>>;

/** The terms of a genuine policy that still holds for the key of the form; else the refusal. */
function termsOf(fields: BucketFields, nowMs: number, secret: string): Policy | BucketAnswer {
  const { policy = '', signature, key = '', OSSAccessKeyId } = fields;
  const terms = readPolicy(policy);
  const genuine = signature === sha256Hex(policy + secret) && OSSAccessKeyId === ossAccessKeyId;
  if (!terms || !genuine) return { http: 403, code: 'SignatureDoesNotMatch' };
  if (!(terms.expire * 1000 >= nowMs) || terms.key !== key) return { http: 403, code: 'AccessDenied' };
  return terms;
}

export interface BucketTools {
  files: FileStore;
  nowMs: number;
  secret: string;
}

/**
 * One form with its file, which is stored piece by piece while it arrives, under the key that the policy names, once. As with a cloud bucket the
 * fields come before the file.
 */
export class BucketUpload {
  readonly #terms: Policy | undefined;
  readonly #files: FileStore;
  #refusal: BucketAnswer | undefined;
  #head = new Uint8Array();
  #writer: FileWriter | undefined;
  #type = '';
  #size = 0;
  #hasFile = false;

  constructor(fields: BucketFields, { files, nowMs, secret }: BucketTools) {
    const terms = termsOf(fields, nowMs, secret);
    this.#files = files;
    if ('code' in terms) this.#refusal = terms;
    else this.#terms = terms;
  }

  /** Bytes of the file until now. */
  get size(): number {
    return this.#size;
  }

  /** The next piece of the file. */
  write(chunk: Uint8Array): void {
    this.#hasFile = true;
    this.#size += chunk.length;
    if (this.#refusal || !this.#terms) return;
    if (this.#size > this.#terms.maxBytes) return void this.#refuse(400, 'EntityTooLarge');
    if (this.#writer) return void this.#store(chunk);
    this.#head = joined(this.#head, chunk);
    if (this.#head.length >= sniffedBytes) this.#begin();
  }

  /** The form is whole. */
  finish(): BucketAnswer {
    if (!this.#refusal && !this.#writer) {
      if (this.#hasFile) this.#begin();
      else this.#refuse(400, 'InvalidArgument');
    }
    // Another upload under the key may have become whole while this one arrived.
    this.#expectFree();
    if (!this.#refusal) this.#orFull(() => this.#writer?.finish(this.#type));
    this.#writer = undefined;
    return this.#refusal ?? { http: 200, code: '' };
  }

  /** The form broke off: nothing of it stays. */
  discard(): void {
    this.#writer?.discard();
    this.#writer = undefined;
  }

  #begin(): void {
    const { key = '', types = [] } = this.#terms ?? {};
    const type = sniffFile(this.#head);
    if (!type || !types.includes(type)) return void this.#refuse(400, 'InvalidArgument');
    this.#expectFree();
    if (this.#refusal) return;
    this.#type = type;
    this.#orFull(() => {
      this.#writer = this.#files.create(key);
    });
    this.#store(this.#head);
  }

  #expectFree(): void {
    if (this.#refusal || !this.#files.get(this.#terms?.key ?? '')) return;
    this.#refuse(409, 'FileAlreadyExists');
  }

  #store(chunk: Uint8Array): void {
    this.#orFull(() => this.#writer?.write(chunk));
  }

  #orFull(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      this.#refuse(507, 'QuotaExceeded');
    }
  }

  #refuse(http: number, code: string): void {
    this.#refusal = { http, code };
    this.discard();
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
