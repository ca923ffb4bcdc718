import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** Who may use the control plane besides whoever is on its own origin. */
export interface ControlGuard {
  /** Why a request may not; undefined where it may. Requests without a browser's marks may. */
  refusalOf(req: Pick<IncomingMessage, 'headers'>): string | undefined;
  /** The request's origin where it was named, for a browser that asks whether it may read the answer. */
  namedOriginOf(req: Pick<IncomingMessage, 'headers'>): string | undefined;
}

const bare = (name: string) => name.toLowerCase().replace(/^\[|\]$/g, '');

/** Host name and port of a Host header or an origin; undefined for what is neither. */
function hostOf(text: string): { name: string; host: string } | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address) || /[/@?#\\\s]/.test(address.replace(/^https?:\/\//i, ''))) return undefined;
  const url = new URL(address);
  return { name: bare(url.hostname), host: url.host };
}

const isLoopback = (name: string) =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '::1' ||
  (isIP(name) === 4 && name.startsWith('127.'));

/** Names and addresses of this machine. An address that somebody else's name leads to is told by the name in `Host`. */
function ownNames(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const name = hostname().toLowerCase();
  return new Set([
    name,
    `${name}.local`,
    ...addresses.map(({ address }) => bare(address).split('%')[0] ?? ''),
  ]);
}

/**
 * The control plane has no password, and a browser on this machine sends it whatever any page asks for. So a page has to stand on the
 * same origin (decision 0017): its `Host` is a name of ours, not one that was pointed here a moment ago, and its `Origin` is the
 * address it calls.
 * @param host what the server listens on @param named origins as browsers write them (`MOCK_CONTROL_ORIGINS`)
 */
export function controlGuard(host: string, named: readonly string[]): ControlGuard {
  const own = ownNames();
  const allowed = new Set([bare(host), ...named.map((origin) => hostOf(origin)?.name ?? '')]);
  const isOurs = (name: string) => isLoopback(name) || allowed.has(name) || own.has(name);
  const namedOriginOf: ControlGuard['namedOriginOf'] = ({ headers: { origin } }) =>
    origin !== undefined && named.includes(origin.toLowerCase()) ? origin : undefined;

  return {
    namedOriginOf,
    refusalOf(req) {
      const { headers } = req;
      // nginx tells what the browser asked for; a page cannot send this header without being asked first.
      const forwarded = headers['x-forwarded-host'];
      const hosts = [headers.host, ...[forwarded ?? []].flat()]
        .filter((text) => text !== undefined)
        .map(hostOf);
      if (hosts.some((host) => !host || !isOurs(host.name)))
        return 'The control plane is not reached by this host name. MOCK_CONTROL_ORIGINS can name it.';
      if (namedOriginOf(req)) return undefined;
      const { origin } = headers;
      const site = headers['sec-fetch-site'];
      const from = origin === undefined ? undefined : hostOf(origin);
      const isSame = origin === undefined || (from && hosts.some((host) => host?.host === from.host));
      if (isSame && (site === undefined || site === 'same-origin' || site === 'none')) return undefined;
      return 'Other sites may not use the control plane. MOCK_CONTROL_ORIGINS can name them.';
    },
  };
}
