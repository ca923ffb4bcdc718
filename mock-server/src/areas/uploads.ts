import { fileTooLargeMessage, imageLimits, imageTypesMessage, type uploads as calls } from '#contracts/areas/uploads.ts';
import { uploadSignature } from '#contracts/uploadSignature.ts';
import { say } from '#contracts/words.ts';
import { callerOf, type Handlers } from '../context.ts';
import { invalid } from '../fail.ts';
import { sniffImage } from '../files.ts';
import { ossAccessKeyId, signPolicy } from '../oss.ts';

const maxBytes = imageLimits.megabytes * imageLimits.bytesPerMegabyte;

function decodeBase64(text: string): Uint8Array | undefined {
  const bare = text.replace(/^data:[^,]{0,100},/, '');
  try {
    return Uint8Array.from(atob(bare), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const extensionOf = (name: string) => name.toLowerCase().split('.').at(-1) ?? '';

export const uploads: Handlers<typeof calls> = {
  image({ query, body }, { files, uploadSecret, randomId }) {
    const signed = { image_base64: body.image_base64, image_file_name: body.image_file_name, timestamp: query.timestamp };
    if (query.sign !== uploadSignature(signed, uploadSecret)) invalid('sign', say('wrongSignature'));
    if (body.image_base64.length > maxBytes * 1.4) invalid('image_base64', fileTooLargeMessage);
    const bytes = decodeBase64(body.image_base64);
    if (bytes && bytes.length > maxBytes) invalid('image_base64', fileTooLargeMessage);
    const kind = bytes && sniffImage(bytes);
    // The name and the content must agree: a renamed .exe is no picture, nor is a .png that claims to be a .gif.
    if (!bytes || !kind?.extensions.includes(extensionOf(body.image_file_name))) {
      return invalid('image_base64', imageTypesMessage);
    }
    const key = `${randomId().toLowerCase()}.${extensionOf(body.image_file_name)}`;
    files.put(key, { type: kind.type, bytes });
    return `/api/resorts/uploads/${key}`;
  },

  postSignature({ body }, context) {
    callerOf(context);
    const extension = extensionOf(body.file_name);
    if (!imageLimits.types.some((type) => type === extension)) invalid('file_name', imageTypesMessage);
    const key = `${context.randomId().toLowerCase()}.${extension}`;
    const expire = Math.floor(context.clock.now() / 1000) + 600;
    const { policy, signature } = signPolicy({ key, expire, maxBytes }, context.uploadSecret);
    const host = '/api/apps/oss/bucket';
    return { host, url: `${host}/${key}`, key, policy, signature, accessKeyId: ossAccessKeyId, expire };
  },
};
