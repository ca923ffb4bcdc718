import type { AnyEndpoint } from '#contracts/endpoint.ts';

/** The select lists and regions of specification section 7. */
const isSelectSource = ({ method, path }: AnyEndpoint) =>
  method === 'GET' && /\/list-(all|enabled)(-|$)/.test(path);

/**
 * What feeds a select as a list answer. A backend may give a plain id-to-name map instead (specification section 3): it is the
 * whole list, one page of it. Anything else comes back as it is.
 */
export function asList(endpoint: AnyEndpoint, data: unknown): unknown {
  if (!isSelectSource(endpoint) || typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  if ('list' in data || entries.some(([, name]) => typeof name !== 'string')) return data;
  return { count: entries.length, list: entries.map(([id, name]) => ({ id, name })) };
}
