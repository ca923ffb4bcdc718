import { imageLimits } from '#contracts/areas/uploads.ts';
import { isMp4, mp4HeadBytes, videoFileMessage, videoLimits } from '#contracts/forms/mp4.ts';
import { say } from '#contracts/words.ts';
import { extensionOf, firstBytes } from './images.ts';

/** The message token for a chosen file that is no video, too large, or cannot be read; undefined for one that may be uploaded. */
export async function videoFault(file: File): Promise<string | undefined> {
  const isNamed = videoLimits.types.some((type) => type === extensionOf(file.name));
  if (!isNamed || file.size > videoLimits.megabytes * imageLimits.bytesPerMegabyte) return videoFileMessage;
  const head = await firstBytes(file, mp4HeadBytes);
  if (!head) return say('uploadFailed');
  return isMp4(head) ? undefined : videoFileMessage;
}

/** How long the browser is given to read the length of a video. Milliseconds. */
const patienceMs = 5000;

/** The length of a chosen video in whole seconds; 0 if the browser cannot read it. */
export function secondsOf(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<number>((resolve) => {
    const known = () => resolve(Number.isFinite(video.duration) ? Math.round(video.duration) : 0);
    video.addEventListener('loadedmetadata', known, { once: true });
    video.addEventListener('error', () => resolve(0), { once: true });
    setTimeout(() => resolve(0), patienceMs);
    video.preload = 'metadata';
    video.src = url;
  }).finally(() => {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
