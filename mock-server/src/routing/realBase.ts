import type { ApiBase } from '#contracts/endpoint.ts';
import { ControlError } from '../control/controlError.ts';

/**
 * The address of a real backend, as one base of the console is written: `https://host:port/prefix`.
 * @throws ControlError 400 with a sentence
 */
export function readBase(text: string, base: ApiBase): URL {
  const refuse = (why: string) =>
    new ControlError(
      400,
      `The real address of ${base} ${why}. Write it like http://127.0.0.1:8080/api/${base}.`,
    );
  if (text.length > 300 || !URL.canParse(text)) throw refuse('is not an address');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refuse('must begin with http:// or https://');
  // It is shown on the control page, so it must not carry a password.
  if (url.username || url.password) throw refuse('must not contain a user or password');
  if (url.search || url.hash) throw refuse('must not contain ? or #');
  return url;
}

/** The path and query to ask there, joined as they came: what the caller encoded stays encoded. */
export const pathAt = (base: URL, path: string, search: string) =>
  `${base.pathname.replace(/\/$/, '')}/${path}${search}`;

/** A path that climbs (`..`, also encoded) would leave the base that it was let through for. */
export const climbs = (path: string) =>
  /(^|[/\\])(\.|%2e){1,2}([/\\]|%2f|%5c|$)/i.test(path.replace(/%2f|%5c/gi, '/'));
