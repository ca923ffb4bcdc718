import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Control } from '../control/control.ts';
import type { Outcome } from '../control/damage.ts';
import { exchange } from '../exchange.ts';
import type { Mock } from '../mock.ts';
import { type Address, addressOf, fileKeyOf, isBucket } from './address.ts';
import { HungUp, readText } from './body.ts';
import { bucketCall } from './bucketCall.ts';
import { readMultipart } from './multipart.ts';
import { fileHeaders } from './storedFile.ts';

const megabyte = 1_048_576;
/** A picture of 5 MB is 7 MB of base64; anything else is a form. Bytes. */
const bodyLimit = ({ path }: Address) => (path === 'images/upload' ? 16 : 2) * megabyte;

const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
  'content-length': '0',
};

/**
 * The three bases. It reads the address itself instead of leaving it to routes, so that a broken percent-encoding
 * reaches the mock, which answers it in the envelope.
 */
export function apiCalls(mock: Mock, control: Control): RequestHandler {
  return async (req, res, next) => {
    const at = req.url.indexOf('?');
    const address = addressOf(at < 0 ? req.url : req.url.slice(0, at));
    if (!address) return next();
    if (req.method === 'OPTIONS') return void res.writeHead(204, preflight).end();
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const file = isRead ? mock.files.get(fileKeyOf(address) ?? '') : undefined;
    if (file) return void res.writeHead(200, fileHeaders(file)).end(file.bytes);
    try {
      const outcome =
        req.method === 'POST' && isBucket(address)
          ? await bucketCall(mock, control, await readMultipart(req))
          : await call(mock, control, req, address, at);
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
  req: IncomingMessage,
  address: Address,
  at: number,
): Promise<Outcome> {
  const { method = 'GET', url = '' } = req;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readText(req, bodyLimit(address)) : '';
  return exchange(mock, control, {
    method: method === 'HEAD' ? 'GET' : method,
    ...address,
    query: new URLSearchParams(at < 0 ? '' : url.slice(at + 1)),
    body: body ?? '',
    tooLarge: body === undefined,
  });
}

function send(res: ServerResponse, outcome: Outcome): void {
  if (outcome.kind === 'drop') {
    drop(res);
    return;
  }
  const { http, headers, body } = outcome;
  res.writeHead(http, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/**
 * Breaks the connection in the middle of an answer. Before its first byte would be no use: a browser repeats a call
 * on its own when a connection that it kept open turns out to be closed, and a fault for one call would never be seen.
 */
function drop(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
  res.write('{', () => res.destroy());
}
