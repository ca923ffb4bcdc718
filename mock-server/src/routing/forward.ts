import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { headersThere } from './headers.ts';

/** Milliseconds. The console gives up after 15 s, and has to get an answer before. */
export interface Patience {
  connectMs: number;
  /** From the last byte sent until the headers of the answer. */
  headersMs: number;
}
export const patience: Patience = { connectMs: 3000, headersMs: 14_000 };

/** Why nothing came back; no byte of an answer was seen. */
export class NoAnswer extends Error {
  readonly kind: 'unreachable' | 'timeout';

  constructor(kind: 'unreachable' | 'timeout', detail: string) {
    super(detail);
    this.kind = kind;
  }
}

// An idle connection is closed before the other side does it: a call on one that just closes would be lost.
const pool = { keepAlive: true, maxFreeSockets: 256, timeout: 4000 };
const agents = { 'http:': new HttpAgent(pool), 'https:': new HttpsAgent(pool) };

export interface Forwarded {
  /** Resolves with the head of the answer, its body still to be read. @throws NoAnswer */
  head: Promise<IncomingMessage>;
  /** Nobody waits any more. */
  abort(): void;
  /** The rest of the body is only read: somebody else answers. */
  detach(): void;
}

/**
 * Sends a call to a real backend while it still arrives.
 * @param body where its bytes come from: the request itself, or what was kept of it
 */
export function forward(
  req: IncomingMessage,
  body: Readable,
  base: URL,
  path: string,
  { connectMs, headersMs }: Patience,
): Forwarded {
  const { method = 'GET', headers } = req;
  const isRead = method === 'GET' || method === 'HEAD';
  const size = isRead
    ? 'none'
    : headers['transfer-encoding']
      ? 'chunked'
      : headers['content-length']
        ? 'sized'
        : 'none';
  const isSecure = base.protocol === 'https:';
  let stop = () => {};
  let detach = () => {};

  const attempt = (isFirst: boolean) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const out = (isSecure ? httpsRequest : httpRequest)({
        agent: agents[isSecure ? 'https:' : 'http:'],
        hostname: base.hostname.replace(/^\[|\]$/g, ''),
        port: base.port,
        method,
        path,
        headers: headersThere(req.rawHeaders, base.host, size),
      });
      let connecting: NodeJS.Timeout | undefined;
      let isSettled = false;
      const settle = () => {
        isSettled = true;
        clearTimeout(late);
        clearTimeout(connecting);
        body.off('data', progress);
      };
      const fail = (reason: NoAnswer) => {
        if (isSettled) return;
        settle();
        out.destroy();
        reject(reason);
      };
      const late = setTimeout(() => fail(new NoAnswer('timeout', `no answer in ${headersMs} ms`)), headersMs);
      const progress = () => void late.refresh();
      detach = () => {
        body.unpipe(out);
        body.resume();
      };
      stop = () => {
        if (!isSettled) fail(new NoAnswer('unreachable', 'the caller hung up'));
      };
      out.on('socket', (socket) => {
        if (!socket.connecting) return;
        const gaveUp = () => fail(new NoAnswer('unreachable', `no connection in ${connectMs} ms`));
        connecting = setTimeout(gaveUp, connectMs);
        socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
      });
      out.on('response', (response) => {
        settle();
        resolve(response);
      });
      out.on('error', (error: NodeJS.ErrnoException) => {
        // The rest is read and forgotten: a caller that is still sending would not see the answer.
        detach();
        // A kept connection may close in the very moment it is used again; a call without a body can be repeated.
        if (out.reusedSocket && isFirst && size === 'none' && !isSettled) {
          settle();
          attempt(false).then(resolve, reject);
        } else fail(new NoAnswer('unreachable', error.code ?? error.message));
      });
      if (size === 'none') {
        body.resume();
        out.end();
      } else {
        body.on('data', progress);
        body.pipe(out);
      }
    });

  return { head: attempt(true), abort: () => stop(), detach: () => detach() };
}
