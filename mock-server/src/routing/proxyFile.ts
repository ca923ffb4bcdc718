import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiBase } from '#contracts/endpoint.ts';
import { send } from '../control/send.ts';
import { type Address, fileKeyOf } from '../wire/address.ts';
import { forward } from './forward.ts';
import { cameFromUs } from './headers.ts';
import { whyNot } from './passable.ts';
import type { Real } from './real.ts';
import { pathAt, staysBelow } from './realBase.ts';
import { notPassed, relay } from './relay.ts';

/** The endpoint whose answers lead to the files of a base. */
const source: Partial<Record<ApiBase, string>> = { resorts: 'uploads.image', apps: 'uploads.postSignature' };

/** Where uploads are real, files are asked for there first; else only those that the mock does not have. */
export const realFilesFirst = ({ routing }: Real, { base }: Address) =>
  routing.modeOf(source[base]) !== 'mock';

/**
 * Passes on a file of a real backend, which records of proxied endpoints lead to. Keys are never used twice, so it
 * does not matter who is asked first.
 * @returns false when there is none; nothing was sent then
 */
export async function proxyFile(
  { routing, patience }: Real,
  req: IncomingMessage,
  res: ServerResponse,
  address: Address,
  search: string,
): Promise<boolean> {
  const base = routing.isIdle ? undefined : routing.baseOf(address.base);
  if (!base || !fileKeyOf(address) || !staysBelow(address.path) || cameFromUs(req.headers.via)) return false;
  const { head, abort } = forward(req, req, base, pathAt(base, address.path, search), patience);
  res.once('close', abort);
  const response = await head.catch(() => undefined);
  if (!response) return false;
  response.on('error', () => {});
  if (response.statusCode === 404 || response.statusCode === 501) {
    response.resume();
    return false;
  }
  if (whyNot(response, 'file')) {
    response.destroy();
    send(res, notPassed(response));
    return true;
  }
  await relay(response, res);
  return true;
}
