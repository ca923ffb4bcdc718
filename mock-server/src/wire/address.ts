import type { ApiBase } from '#contracts/endpoint.ts';

export interface Address {
  base: ApiBase;
  /** Relative to the base, still percent-encoded. */
  path: string;
}

const prefixes: [prefix: string, base: ApiBase][] = [
  ['/api/main/', 'main'],
  ['/api/resorts/', 'resorts'],
  ['/api/apps/', 'apps'],
];

/** Which base a path is under; undefined for a path that is none of the API's. */
export function addressOf(pathname: string): Address | undefined {
  for (const [prefix, base] of prefixes) {
    if (pathname.startsWith(prefix)) return { base, path: pathname.slice(prefix.length) };
  }
  return undefined;
}

/** The key of a stored file that a path reads: an uploaded picture, or one of the bucket. */
export function fileKeyOf({ base, path }: Address): string | undefined {
  if (base === 'resorts' && path.startsWith('uploads/')) return path.slice('uploads/'.length);
  if (base === 'apps' && path.startsWith('oss/bucket/')) return path.slice('oss/bucket/'.length);
  return undefined;
}

export const isBucket = ({ base, path }: Address) => base === 'apps' && path === 'oss/bucket';
