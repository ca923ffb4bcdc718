import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { PublishedFile } from '../control/contracts/published.ts';

const pageHeaders = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Smaller files gain nothing. Bytes. */
const compressedFrom = 2048;
/** Compressed once; of a file that changes the last one. */
const compressed = new Map<string, { tag: string; bytes: Uint8Array }>();

/** Sends a page or a published contract: compressed for who takes it, and 304 for who has it. */
export function sendPage(req: Request, res: Response, { type, bytes }: PublishedFile): void {
  const tag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const headers = { ...pageHeaders, etag: tag };
  res.vary('accept-encoding');
  if (req.headers['if-none-match'] === tag) return void res.writeHead(304, headers).end();
  const isCompressed = bytes.length >= compressedFrom && req.acceptsEncodings('gzip') === 'gzip';
  const body = isCompressed ? gzipped(req.path, tag, bytes) : bytes;
  res.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': body.length,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  res.end(body);
}

function gzipped(path: string, tag: string, bytes: Uint8Array): Uint8Array {
  const known = compressed.get(path);
  if (known?.tag === tag) return known.bytes;
  const made = gzipSync(bytes);
  compressed.set(path, { tag, bytes: made });
  return made;
}
