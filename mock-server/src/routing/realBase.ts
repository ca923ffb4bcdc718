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

/**
 * Whether a path stays below the base that it was let through for, whatever a server makes of it: one decodes twice, another takes `\`
 * for `/`, cuts what follows `;`, or leaves out tabs. No call of ours needs any of them.
 */
export function staysBelow(path: string): boolean {
  let text = path;
  for (let times = 0; times < 5; times++) {
    if (hasStrangers(text) || text.split('/').some((step) => /^\.*$/.test(step))) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      // Not valid UTF-8; this includes overlong forms such as `%c0%ae` for a point.
      return false;
    }
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

/** Characters that some server or other takes for the end of a step, or for nothing. */
const hasStrangers = (text: string) =>
  /[\\;?#\s\u00ad\u200b-\u200f\u2024\u2025\u2060\u2215\u2044\ufeff\uff0e\uff0f\uff3c]/.test(text) ||
  [...text].some((letter) => letter < ' ' || letter === '\u007f');
