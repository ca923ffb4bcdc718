import type { AnyEndpoint } from './src/endpoint.ts';
import { status } from './src/envelope.ts';

/** Errors that the pact need not pin of each call: acceptance asks every call about one record for a record that is not there (contracts/bin/accept/gone.ts). */
export const isAskedByAcceptance = ({ path, errors }: AnyEndpoint, code: number | undefined): boolean =>
  code === status.notFound && /\{id\}/.test(path) && errors.includes(code);
