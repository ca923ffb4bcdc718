import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { ApiBase } from '../../src/endpoint.ts';
import { BodyHead } from './bodyHead.ts';
import type { SharedBackend } from './sharedBackend.ts';
import { stateGate } from './stateGate.ts';
import type { Coming, SeenCall, Visit } from './visit.ts';

/** Like the console, which gives up after 15 s. */
const patienceMs = 15_000;
const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
];

/** Where the Verifier finds calls and states. */
export interface Gateway {
  url: string;
  stateUrl: string;
  /** Those that the Verifier will send, by key. */
  coming: Map<string, Coming>;
  /** What was seen of them. */
  visits: ReadonlyMap<string, Visit>;
  /** Gives the backend back to whoever shares it. */
  leave(): void;
  close(): void;
}

/**
 * The Verifier knows one address, whereas the three bases of a backend may stand on three hosts: one on loopback stands before them.
 * It also stands before the state endpoint (stateGate.ts). It sees every call, so that a failure can show its own.
 */
export async function openGateway(bases: Record<ApiBase, string>, backend: SharedBackend): Promise<Gateway> {
  const gate = stateGate(backend);
  const server = createServer((req, res) => {
    const [, base, rest = ''] = /^\/api\/(main|resorts|apps)(\/.*)?$/s.exec(req.url ?? '') ?? [];
    if (req.url === '/states') return gate.enter(req, res).catch(() => res.destroy());
    if (!base) return res.writeHead(404).end();
    if (!gate.admits(res)) return req.resume();
    return gate.note(forward(req, res, `${bases[base as ApiBase]}${rest}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stateUrl: `${url}/states`,
    coming: gate.coming,
    visits: gate.visits,
    leave: () => gate.leave(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Passes a call on; what is answered fills itself with what comes back. */
function forward(req: IncomingMessage, res: ServerResponse, address: string): SeenCall {
  const url = new URL(address);
  const headers = { ...req.headers, host: url.host };
  // What is compressed could not be shown.
  for (const name of [...hopByHop, 'accept-encoding']) delete (headers as Record<string, unknown>)[name];
  const contentType = req.headers['content-type'] ?? '';
  const heads = { body: new BodyHead(), answer: new BodyHead() };
  const call: SeenCall = { method: req.method ?? '', url: address, contentType, http: 502, ...heads };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = send(url, { method: req.method, headers, timeout: patienceMs }, (answer) => {
    call.http = answer.statusCode ?? 502;
    const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
    res.writeHead(call.http, Object.fromEntries(kept));
    answer.on('data', (chunk: Buffer) => call.answer.add(chunk));
    answer.pipe(res);
  });
  const refuse = (reason: string) => {
    upstream.destroy();
    const words = `${url.origin}: ${reason}\n`;
    call.answer.add(Buffer.from(words));
    if (res.headersSent) res.destroy();
    else res.writeHead(502, { 'content-type': 'text/plain' }).end(words);
  };
  upstream.on('timeout', () => refuse(`no answer within ${patienceMs / 1000} s`));
  upstream.on('error', (error: NodeJS.ErrnoException) => refuse(error.code ?? error.message));
  req.on('data', (chunk: Buffer) => call.body.add(chunk));
  req.pipe(upstream);
  return call;
}
