import type { StoredFile } from '../store/files.ts';

/**
 * Headers of an uploaded file. Its key is never used twice, so it may be kept for ever; a drawing (SVG) opened on
 * its own must not run scripts in our origin.
 */
export function fileHeaders({ type, bytes }: StoredFile): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    ...(type === 'image/svg+xml' && { 'content-security-policy': 'sandbox' }),
  };
}
