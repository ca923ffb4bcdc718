import * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { videoFileMessage } from '../forms/mp4.ts';
import { shownAddress } from '../forms/shownTexts.ts';
import { say } from '../words.ts';

/** Defaults of specification section 5 and 9; a megabyte is 1048576 bytes. */
export const imageLimits = {
  types: ['jpg', 'jpeg', 'png', 'gif'],
  megabytes: 5,
  bytesPerMegabyte: 1_048_576,
  count: 1,
  /** Of the cropper's JPEG. */
  quality: 0.8,
} as const;

export const imageTypesMessage = say('imageTypes', { types: imageLimits.types.join('、') });
export const fileTooLargeMessage = say('fileTooLarge', { n: imageLimits.megabytes });

/** Types of videos that people try to upload; those are told which one is taken. */
const videoTypes = /^(mp4|m4v|mov|avi|mkv|webm|wmv|flv|mpe?g|3gp|ts)$/;

/** What is said about a file that is not taken, by its extension. */
export const fileTypeMessage = (extension: string) =>
  videoTypes.test(extension) ? videoFileMessage : imageTypesMessage;

/** Characters of the name of an uploaded file. */
export const fileNameMax = 200;
const fileName = z.string(say('required', { label: 'image' })).check(z.minLength(1), atMost(fileNameMax));

export const uploads = area('uploads', {
  image: post({
    base: 'resorts',
    path: 'images/upload',
    purpose:
      'Stores a picture sent as base64 and answers its address. Signed with MD5 over a timestamp that is at most 15 minutes away, no token.',
    access: { public: true },
    query: z.object({
      /** 32 lower-case hexadecimal digits. */
      sign: z.string().check(z.regex(/^[0-9a-f]{32}$/, say('wrongSignature'))),
      /** When it was signed, in epoch milliseconds. */
      timestamp: z.string().check(z.regex(/^\d{1,16}$/)),
    }),
    body: z.object({
      image_base64: z.string(say('required', { label: 'image' })).check(z.minLength(1)),
      image_file_name: fileName,
    }),
    data: shownAddress,
    errors: [status.invalid],
  }),
  postSignature: post({
    base: 'apps',
    path: 'oss/generate-post-signature',
    purpose:
      'A signed policy for one direct upload of the named file, a picture or an mp4, to the storage at `host`. The policy limits size and type.',
    access: {},
    body: z.object({ file_name: fileName }),
    data: z.object({
      /** The address to which the multipart form is sent. */
      host: shownAddress,
      /** Where the file can be read after the upload. */
      url: shownAddress,
      key: z.string(),
      policy: z.string(),
      signature: z.string(),
      accessKeyId: z.string(),
      /** Unix time in seconds. */
      expire: z.int(),
    }),
    errors: [status.invalid],
  }),
});
