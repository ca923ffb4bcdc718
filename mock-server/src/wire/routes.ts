import { allEndpoints } from '#contracts/areas.ts';
import type { AnyEndpoint, ApiBase } from '#contracts/endpoint.ts';

interface Pattern {
  endpoint: AnyEndpoint;
  expression: RegExp;
  names: string[];
}

const exact = new Map<string, AnyEndpoint>();
/** By method, base and first segment, which has no parameter. */
const patterns = new Map<string, Pattern[]>();
const keyOf = (method: string, base: ApiBase, path: string) => `${method} ${base} ${path.split('/', 1)[0]}`;
for (const endpoint of allEndpoints) {
  if (!endpoint.path.includes('{')) {
    exact.set(`${endpoint.method} ${endpoint.base} ${endpoint.path}`, endpoint);
    continue;
  }
  const names: string[] = [];
  const source = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const key = keyOf(endpoint.method, endpoint.base, endpoint.path);
  const pattern = { endpoint, expression: new RegExp(`^${source}$`), names };
  patterns.set(key, [...(patterns.get(key) ?? []), pattern]);
}

export interface Match {
  endpoint: AnyEndpoint;
  params: Record<string, string>;
}

/** The endpoint of a call. `path` is without the base's prefix and without a leading slash. */
export function matchRoute(method: string, base: ApiBase, path: string): Match | undefined {
  const endpoint = exact.get(`${method} ${base} ${path}`);
  if (endpoint) return { endpoint, params: {} };
  for (const pattern of patterns.get(keyOf(method, base, path)) ?? []) {
    const found = pattern.expression.exec(path);
    if (!found) continue;
    const params = Object.fromEntries(pattern.names.map((name, at) => [name, decode(found[at + 1] ?? '')]));
    return { endpoint: pattern.endpoint, params };
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Edit distance, for near-miss hints only. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The definition that an unknown call most likely meant, as a sentence. */
export function nearMiss(method: string, base: string, path: string): string {
  const wanted = `${base}/${path}`.slice(0, 120);
  const ranked = allEndpoints
    .map((endpoint) => ({ endpoint, off: distance(wanted, `${endpoint.base}/${endpoint.path}`) }))
    .sort(
      (a, b) => a.off - b.off || Number(b.endpoint.method === method) - Number(a.endpoint.method === method),
    );
  const nearest = ranked[0]?.endpoint;
  if (!nearest) return '';
  const methodHint = nearest.method === method ? '' : ` (by ${nearest.method}, not ${method})`;
  return `Nearest: ${nearest.method} ${nearest.base}/${nearest.path}${methodHint}, "${nearest.name}"`;
}
