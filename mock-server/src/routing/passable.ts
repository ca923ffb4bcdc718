import type { IncomingMessage } from 'node:http';

/**
 * What of a real backend's answers goes on to the caller: JSON, and a picture or video where a file was asked for. A page of HTML would run
 * on our origin, and a redirect would lead the browser away from it.
 */
export type Wanted = 'json' | 'file';

const files = /^(image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml)|video\/(mp4|webm))$/;
// Without a type it goes on as JSON, which is all that a browser takes it for then.
const json = /^(application\/([\w.-]+\+)?json)?$/;

export const mediaTypeOf = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** @returns why it may not go on, for the journal; undefined when it may */
export function whyNot(response: IncomingMessage, wanted: Wanted): string | undefined {
  const { statusCode = 0, headers } = response;
  if (statusCode < 200 || statusCode > 599) return `HTTP ${statusCode}`;
  const isEmpty = statusCode === 204 || statusCode === 304 || headers['content-length'] === '0';
  if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) return `a redirect, HTTP ${statusCode}`;
  const type = mediaTypeOf(response);
  const fits = wanted === 'file' ? files : json;
  return isEmpty || fits.test(type) ? undefined : type || 'an answer without a type';
}
