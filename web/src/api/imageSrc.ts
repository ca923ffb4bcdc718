import type { ApiBase } from '#contracts/endpoint.ts';
import { config } from './config.ts';

/** A root-relative address is one of the host that answered it, which need not be the console's own. */
export function onHostOf(base: ApiBase, url: string): string {
  const prefix = config().bases[base];
  return url.startsWith('/') && /^https?:/i.test(prefix) ? new URL(url, prefix).href : url;
}

/** What an `<img>` of a stored picture loads. */
export const imageSrc = (url: string) => onHostOf('resorts', url);
