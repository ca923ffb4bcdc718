import type { ApiBase } from '#contracts/endpoint.ts';
import { config } from './config.ts';

/** Makes a root-relative address absolute: it belongs to the host of the API base that returned it, which may differ from the console's host. */
export function onHostOf(base: ApiBase, url: string): string {
  const prefix = config().bases[base];
  return url.startsWith('/') && /^https?:/i.test(prefix) ? new URL(url, prefix).href : url;
}

/** The `src` of an `<img>` for a stored picture. */
export const imageSrc = (url: string) => onHostOf('resorts', url);

/** The `src` of a `<video>` for a stored video. */
export const videoSrc = (url: string) => onHostOf('apps', url);
