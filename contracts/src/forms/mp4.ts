import { say } from '../words.ts';

/** Uploaded videos (domain design, section 4.7); a megabyte is 1048576 bytes. */
export const videoLimits = { types: ['mp4'], megabytes: 100 } as const;

export const videoFileMessage = say('videoFile', {
  types: videoLimits.types.join('、'),
  n: videoLimits.megabytes,
});

/** Whether an address names an mp4. */
export const namesMp4 = (url: string) => /\.mp4$/i.test(url.split('?')[0] ?? '');

/** The number of first bytes of a file that `isMp4` looks at. */
export const mp4HeadBytes = 12;

/** Brands of files that begin like an mp4 and are none: QuickTime films, pictures of phones, sound. */
const otherBrands = /^(qt|hei[cfx]|hevc|mif1|avif|M4A|M4B)/;

/** Whether the first bytes of a file are those of an mp4: a box `ftyp` that names its brand. */
export function isMp4(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, mp4HeadBytes));
  return text.length === 8 && text.startsWith('ftyp') && !otherBrands.test(text.slice(4));
}
