import type { AnyEndpoint } from './endpoint.ts';

/** Changes nothing: every call by GET, and what is read by POST: `settings/get`, `…/get/{id}`, `…/preview`, `…/quote`, `auth/validate`. */
export const isRead = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): boolean =>
  method === 'GET' || /\/(get|preview|quote|validate)(-of-[\w-]+)?(\/\{\w+\})?$/.test(path);

/** Whether a call is 查看. It changes no record, so repeating it needs no idempotency key; each call is logged. */
export const isReveal = ({ path }: Pick<AnyEndpoint, 'path'>): boolean =>
  /\/reveal(-of-own-(merchant|company))?(\/\{id\})?$/.test(path);
