import type { AnyEndpoint } from '#contracts/endpoint.ts';

/** Whether an endpoint is a select list or a list of regions of specification section 7. */
const isSelectSource = ({ method, path }: AnyEndpoint) =>
  method === 'GET' && /\/list-(all|enabled)(-|$)/.test(path);

/**
 * Returns the response of a select's endpoint as a list. A backend may send a plain id-to-name map instead (specification section 3); it becomes a
 * list of one page with all entries. Other responses are returned unchanged.
 */
export function asList(endpoint: AnyEndpoint, data: unknown): unknown {
  if (!isSelectSource(endpoint) || typeof data !== 'object' || data === null || Array.isArray(data))
    return data;
  const entries = Object.entries(data);
  if ('list' in data || entries.some(([, name]) => typeof name !== 'string')) return data;
  return { count: entries.length, list: entries.map(([id, name]) => ({ id, name })) };
}
