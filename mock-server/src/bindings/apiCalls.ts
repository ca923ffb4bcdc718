import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import { videoLimits } from '#contracts/forms/mp4.ts';
import { idempotencyHeader } from '#contracts/idempotency.ts';
import type { Control } from '../control/control.ts';
import type { Outcome } from '../control/damage.ts';
import { exchange, ownAnswer } from '../control/exchange.ts';
import { bucketName } from '../control/faults.ts';
import { send } from '../control/send.ts';
import { proxyFile, realFilesFirst } from '../routing/proxyFile.ts';
import type { Real } from '../routing/real.ts';
import { type RoutedCall, routedCall } from '../routing/routedCall.ts';
import { type Address, addressOf, fileKeyOf, isBucket } from '../wire/address.ts';
import { HungUp, readBytes, readText } from '../wire/body.ts';
import type { WireCall } from '../wire/dispatch.ts';
import type { Mock } from '../wire/mock.ts';
import { matchRoute } from '../wire/routes.ts';
import { bucketCall, ownBucketAnswer } from './bucketCall.ts';
import { bucketRequest } from './multipart.ts';
import { sendFile } from './sendFile.ts';

const megabyte = 1_048_576;
/** A picture of 5 MB is 7 MB of base64; anything else is a form. Bytes. */
const bodyLimit = ({ path }: Address) => (path === 'images/upload' ? 16 : 2) * megabyte;
/** A direct upload is read piece by piece; this is what is kept of one that a real backend may refuse (mode `fallback`). Bytes. */
const bucketLimit = (videoLimits.megabytes + 1) * megabyte;

const keyHeader = idempotencyHeader.toLowerCase();

const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
  'content-length': '0',
};

/**
 * Handles calls under the three API prefixes. It reads the address itself instead of leaving it to Express routes, so that a broken
 * percent-encoding is answered in the envelope.
 */
export function apiCalls(mock: Mock, control: Control, real: Real): RequestHandler {
  return async (req, res, next) => {
    const at = req.url.indexOf('?');
    const address = addressOf(at < 0 ? req.url : req.url.slice(0, at));
    if (!address) return next();
    if (req.method === 'OPTIONS') return void res.writeHead(204, preflight).end();
    const search = at < 0 ? '' : req.url.slice(at);
    try {
      if ((req.method === 'GET' || req.method === 'HEAD') && fileKeyOf(address)) {
        const isRealFirst = realFilesFirst(real, address);
        if (isRealFirst && (await proxyFile(real, req, res, address, search))) return;
        const key = fileKeyOf(address) ?? '';
        const file = mock.files.get(key);
        if (file) return sendFile(req, res, key, file);
        if (!isRealFirst && (await proxyFile(real, req, res, address, search))) return;
        return send(res, await exchange(mock, control, wireCall(req, address, search, '')));
      }
      if (!real.routing.isIdle || real.recordings.isReplaying) {
        return await routedCall(
          mock,
          control,
          real,
          req,
          res,
          route(mock, control, real, req, address, search),
        );
      }
      const outcome =
        req.method === 'POST' && isBucket(address)
          ? await bucketCall(mock, control, bucketRequest(req, req.headers))
          : await call(mock, control, real, req, address, search);
      send(res, outcome);
    } catch (error) {
      if (!(error instanceof HungUp)) return next(error);
      res.destroy();
    }
  };
}

async function call(
  mock: Mock,
  control: Control,
  real: Real,
  req: IncomingMessage,
  address: Address,
  search: string,
): Promise<Outcome> {
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  const body = hasBody ? await readText(req, bodyLimit(address)) : '';
  const wire = wireCall(req, address, search, body);
  return exchange(mock, control, { ...wire, query: real.tokens.translate(wire.query) });
}

/** @param body undefined when it was too long */
const wireCall = (
  { method = 'GET', socket, headers }: IncomingMessage,
  address: Address,
  search: string,
  body: string | undefined,
): WireCall => ({
  method: method === 'HEAD' ? 'GET' : method,
  ...address,
  query: new URLSearchParams(search),
  body: body ?? '',
  key: headers[keyHeader] as string | undefined,
  // An address of version 4 that came in by a socket of version 6. What a proxy says of others is not believed.
  ip: (socket.remoteAddress ?? '').replace(/^::ffff:(\d+\.)/, '$1'),
  tooLarge: body === undefined,
});

/** A call with what the routing has to know of it. */
function route(
  mock: Mock,
  control: Control,
  real: Real,
  req: IncomingMessage,
  address: Address,
  search: string,
): RoutedCall {
  const limit = bodyLimit(address);
  if (req.method === 'POST' && isBucket(address)) {
    // An upload goes to the same side, mock or real backend, that signed it.
    const mode = real.routing.modeOf('uploads.postSignature');
    return {
      address,
      search,
      name: bucketName,
      endpoint: undefined,
      params: {},
      mode,
      limit: bucketLimit,
      own(body, how) {
        const form = body instanceof Readable ? body : Readable.from(body ? [body] : []);
        return ownBucketAnswer(mock, control, bucketRequest(form, req.headers), how);
      },
    };
  }
  const match = matchRoute(req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET'), address.base, address.path);
  const name = match?.endpoint.name;
  return {
    address,
    search,
    name,
    endpoint: match?.endpoint,
    params: match?.params ?? {},
    limit,
    mode: real.routing.modeOf(name),
    async own(body, how) {
      const bytes = body instanceof Readable ? await readBytes(body, limit) : body;
      // A sign-in that was proxied a moment ago may still wait in the background; its token must be known before this call is checked.
      real.background.finish();
      const wire = wireCall(req, address, search, bytes?.toString('utf8'));
      return ownAnswer(mock, control, { ...wire, query: real.tokens.translate(wire.query) }, how);
    },
  };
}
