import { idempotencyHeader } from '../../src/idempotency.ts';

/** Calls as text for reports, which are passed on: they name no token of a session. */

export const tokenPlace = '$TOKEN';

/** One word of a shell, in which the token is filled in. */
const quoted = (text: string) =>
  text.includes(tokenPlace)
    ? `"${text.replaceAll(/["`\\]|\$(?!TOKEN)/g, '\\$&')}"`
    : `'${text.replaceAll("'", "'\\''")}'`;

interface Call {
  method: string;
  url: string;
  /** As sent; undefined for none. */
  body: string | undefined;
  contentType: string;
  /** Sent as `Idempotency-Key`; undefined for none. */
  key?: string | undefined;
}

/** The call as a line for a terminal. */
export function curlOf({ method, url, body, contentType, key }: Call): string {
  const sent = body === undefined ? '' : ` -H ${quoted(`content-type: ${contentType}`)} -d ${quoted(body)}`;
  const keyed = key === undefined ? '' : ` -H ${quoted(`${idempotencyHeader}: ${key}`)}`;
  return `curl${method === 'POST' ? ' -X POST' : ''} ${quoted(url)}${keyed}${sent}`;
}

/** What is shorter is no token of anybody, and would be found in every second word. */
const shortestToken = 4;

/** @param tokens what is known to be one, wherever it stands; a field or a parameter with that name holds one in any case */
export function withoutTokens(text: string, tokens: Iterable<string> = []): string {
  const known = [...tokens].filter(({ length }) => length >= shortestToken);
  const spellings = known.flatMap((token) => [token, encodeURIComponent(token)]);
  return spellings
    .sort((a, b) => b.length - a.length)
    .reduce((rest, token) => rest.replaceAll(token, tokenPlace), text)
    .replaceAll(/("token":\s*")[^"]+"/g, `$1${tokenPlace}"`)
    .replaceAll(/([?&]token=)[^&\s"']+/g, `$1${tokenPlace}`);
}

/** The values of every field `token` of an answer. */
export const tokensIn = (json: string): string[] =>
  [...json.matchAll(/"token":\s*"([^"]+)"/g)].map(([, token = '']) => token);
