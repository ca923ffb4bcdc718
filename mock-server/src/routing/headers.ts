import { traceHeader } from '#contracts/traceId.ts';

/** Headers of one connection, not of the message (RFC 9110 section 7.6.1); `Connection` may name more. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Flat name-value pairs, as Node reads and writes them; repeated headers stay repeated. */
type RawHeaders = readonly string[];

function endToEnd(raw: RawHeaders, dropped: (name: string) => boolean): string[] {
  const named = new Set<string>();
  for (let at = 0; at < raw.length; at += 2) {
    if (raw[at]?.toLowerCase() !== 'connection') continue;
    for (const name of (raw[at + 1] ?? '').split(',')) named.add(name.trim().toLowerCase());
  }
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase();
    if (!hopByHop.has(name) && !named.has(name) && !dropped(name))
      kept.push(raw[at] ?? '', raw[at + 1] ?? '');
  }
  return kept;
}

/** Marks forwarded calls, so that a call that comes back to this instance is recognised as a loop. */
const ourName = `meimei-mock-${Math.random().toString(36).slice(2, 10)}`;
export const cameFromUs = (via: string | undefined) => via?.includes(ourName) ?? false;

/** Cookies are not sent on: a browser shares them among all ports of this machine. */
const notForThere = new Set(['host', 'expect', 'cookie']);

/** Headers that are only valid for the host that sent them: about its pages, cookies and certificates. */
const notForHere = new Set([
  'set-cookie',
  'set-cookie2',
  'location',
  'refresh',
  'content-location',
  'www-authenticate',
  'clear-site-data',
  'strict-transport-security',
  'public-key-pins',
  'alt-svc',
  'link',
  'report-to',
  'reporting-endpoints',
  'nel',
  'service-worker-allowed',
  'sourcemap',
  'x-sourcemap',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-content-type-options',
  'access-control-allow-origin',
  'access-control-allow-credentials',
]);

/**
 * What goes to the real backend. `Expect` was answered here already; without a body its length goes, too, and a body
 * of unknown length goes on in chunks.
 */
export function headersThere(raw: RawHeaders, host: string, body: 'none' | 'sized' | 'chunked'): string[] {
  const kept = endToEnd(
    raw,
    (name) => notForThere.has(name) || (name === 'content-length' && body !== 'sized'),
  );
  kept.push('Host', host, 'Via', `1.1 ${ourName}`);
  if (body === 'chunked') kept.push('Transfer-Encoding', 'chunked');
  return kept;
}

/** What goes back to the caller: any origin may read it, as with the mock's own answers. */
export function headersBack(raw: RawHeaders): string[] {
  const kept = endToEnd(raw, (name) => notForHere.has(name));
  kept.push('X-Answered-By', 'real', 'Access-Control-Allow-Origin', '*', 'X-Content-Type-Options', 'nosniff');
  kept.push('Access-Control-Expose-Headers', traceHeader);
  return kept;
}
