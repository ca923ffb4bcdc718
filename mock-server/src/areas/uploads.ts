import {
  type uploads as calls,
  fileTooLargeMessage,
  fileTypeMessage,
  imageLimits,
  imageTypesMessage,
} from '#contracts/areas/uploads.ts';
import { uploadSignature, uploadSignatureMs } from '#contracts/uploadSignature.ts';
import { say } from '#contracts/words.ts';
import { callerOf, type Handlers } from '../records/context.ts';
import { invalid } from '../records/fail.ts';
import { allowedFor, ossAccessKeyId, signPolicy } from '../records/oss.ts';
import { countUpload } from '../records/uploadRate.ts';
import type { Clock } from '../store/clock.ts';
import { type FileStore, putFile, StorageFull, type StoredFile, sniffImage } from '../store/files.ts';

const maxBytes = imageLimits.megabytes * imageLimits.bytesPerMegabyte;
/** Four characters for three bytes, and what a data address has before them. */
const maxBase64 = Math.ceil(maxBytes / 3) * 4 + 200;

function decodeBase64(text: string): Uint8Array | undefined {
  const bare = text.replace(/^data:[^,]{0,100},/, '');
  try {
    const binary = atob(bare);
    const bytes = new Uint8Array(binary.length);
    // A loop: Uint8Array.from with a function takes half a second for 5 MB.
    for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
}

/**
 * Whether a signature was made just now. A browser takes its time from its own machine, so where the mock's clock was moved
 * the real time counts as well: its signature ends after 15 minutes like any other.
 */
const isFresh = (timestamp: string, clock: Clock) =>
  [clock.now(), clock.real()].some((now) => Math.abs(Number(timestamp) - now) <= uploadSignatureMs);

function store(files: FileStore, key: string, file: StoredFile) {
  try {
    putFile(files, key, file);
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    invalid('image_base64', say('storageFull'));
  }
}

const extensionOf = (name: string) => name.toLowerCase().split('.').at(-1) ?? '';

export const uploads: Handlers<typeof calls> = {
  image({ query, body }, context) {
    const { files, uploadSecret, randomId, clock } = context;
    // The cheap checks come first, so that a wrong request never costs the decoding of the picture.
    if (!isFresh(query.timestamp, clock)) invalid('timestamp', say('signatureExpired'));
    if (body.image_base64.length > maxBase64) invalid('image_base64', fileTooLargeMessage);
    const signed = {
      image_base64: body.image_base64,
      image_file_name: body.image_file_name,
      timestamp: query.timestamp,
    };
    if (query.sign !== uploadSignature(signed, uploadSecret)) invalid('sign', say('wrongSignature'));
    const bytes = decodeBase64(body.image_base64);
    if (bytes && bytes.length > maxBytes) invalid('image_base64', fileTooLargeMessage);
    const kind = bytes && sniffImage(bytes);
    // The name and the content must agree: a renamed .exe is no picture, nor is a .png that claims to be a .gif.
    if (!bytes || !kind?.extensions.includes(extensionOf(body.image_file_name))) {
      return invalid('image_base64', imageTypesMessage);
    }
    countUpload(context, 'image_base64');
    const key = `${randomId().toLowerCase()}.${extensionOf(body.image_file_name)}`;
    store(files, key, { type: kind.type, bytes });
    return `/api/resorts/uploads/${key}`;
  },

  postSignature({ body }, context) {
    callerOf(context);
    const extension = extensionOf(body.file_name);
    const allowed = allowedFor(extension) ?? invalid('file_name', fileTypeMessage(extension));
    countUpload(context, 'file_name');
    const key = `${context.randomId().toLowerCase()}.${extension}`;
    const expire = Math.floor(context.clock.now() / 1000) + 600;
    const { policy, signature } = signPolicy({ key, expire, ...allowed }, context.policySecret);
    const host = '/api/apps/oss/bucket';
    return { host, url: `${host}/${key}`, key, policy, signature, accessKeyId: ossAccessKeyId, expire };
  },
};
