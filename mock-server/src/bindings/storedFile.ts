import type { HeldFile } from '../store/files.ts';

export interface FileAnswer {
  http: 200 | 206 | 416;
  headers: Record<string, string>;
  /** The bytes from the first to the last position, both included; undefined = none. */
  part: { first: number; last: number } | undefined;
}

interface Asked {
  range: string | null | undefined;
  ifRange: string | null | undefined;
}

/**
 * How a stored file is answered: as a whole, or the one range that a player asks for (RFC 9110, section 14). Its key is never used twice, so it may
 * be kept for ever, and is its entity tag. A drawing (SVG) opened on its own must not run scripts in our origin.
 */
export function fileAnswer(key: string, { type, size }: HeldFile, { range, ifRange }: Asked): FileAnswer {
  const etag = `"${key}"`;
  const common = {
    'content-type': type,
    'accept-ranges': 'bytes',
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    ...(type === 'image/svg+xml' && { 'content-security-policy': 'sandbox' }),
  };
  const asked = range && (!ifRange || ifRange === etag) ? readRange(range, size) : undefined;
  if (asked === 'outside') {
    const headers = { ...common, 'content-range': `bytes */${size}`, 'content-length': '0' };
    return { http: 416, headers, part: undefined };
  }
  if (!asked) {
    const part = size > 0 ? { first: 0, last: size - 1 } : undefined;
    return { http: 200, headers: { ...common, 'content-length': String(size) }, part };
  }
  const { first, last } = asked;
  const headers = {
    ...common,
    'content-range': `bytes ${first}-${last}/${size}`,
    'content-length': String(last - first + 1),
  };
  return { http: 206, headers, part: asked };
}

/** Undefined for a header that is answered with the whole file: several ranges, another unit, or nonsense. */
function readRange(range: string, size: number): { first: number; last: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count > 0 ? { first: size - count, last: size - 1 } : 'outside';
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return undefined;
  return first < size ? { first, last } : 'outside';
}
