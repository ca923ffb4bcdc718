import type { AnyEndpoint } from './endpoint.ts';

/** Changes nothing: every call by GET, and what is read by POST: `settings/get`, `…/get/{id}`, `…/preview`, `…/quote`, `auth/validate`. */
export const isRead = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): boolean =>
  method === 'GET' || /\/(get|preview|quote|validate)(-of-[\w-]+)?(\/\{\w+\})?$/.test(path);
