import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ApiBase } from '../../src/endpoint.ts';
import { BodyHead } from './bodyHead.ts';
import { filled } from './filled.ts';
import type { SharedBackend } from './sharedBackend.ts';
import { stateGate } from './stateGate.ts';
import { type Coming, keyHeader, type SeenCall, type Visit } from './visit.ts';

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

/** Where the Verifier finds the backend. */
export interface Gateway {
  url: string;
  /** Those that the Verifier will send, by key. */
  coming: Map<string, Coming>;
  /** What was seen of them. */
  visits: ReadonlyMap<string, Visit>;
  close(): void;
}

/**
 * The Verifier knows one address, whereas the three bases of a backend may stand on three hosts: one on loopback stands before them.
 * It makes the states of a call (stateGate.ts) and puts what they answer into its request. It sees every call, so that a failure can show its own.
 */
export async function openGateway(bases: Record<ApiBase, string>, backend: SharedBackend): Promise<Gateway> {
  const gate = stateGate(backend);
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await buffer(req);
    const admitted = await gate.admit(String(req.headers[keyHeader]), res);
    if (!admitted) return;
    const { visit, generators, values } = admitted;
    const sent = filled({ address: req.url ?? '', body }, generators, values);
    const [, base, rest = ''] = /^\/api\/(main|resorts|apps)(\/.*)?$/s.exec(sent.address) ?? [];
    if (base) visit.call = forward(req, sent.body, res, `${bases[base as ApiBase]}${rest}`);
    else res.writeHead(404).end();
  };
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    coming: gate.coming,
    visits: gate.visits,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Passes a call on; what is answered fills itself with what comes back. */
function forward(req: IncomingMessage, sent: Buffer, res: ServerResponse, address: string): SeenCall {
  const url = new URL(address);
  const length = sent.length > 0 ? { 'content-length': String(sent.length) } : {};
  const headers = { ...req.headers, host: url.host };
  // What is compressed could not be shown.
  for (const name of [...hopByHop, 'accept-encoding', 'content-length', keyHeader])
    delete (headers as Record<string, unknown>)[name];
  const contentType = req.headers['content-type'] ?? '';
  const heads = { body: new BodyHead(), answer: new BodyHead() };
  const call: SeenCall = { method: req.method ?? '', url: address, contentType, http: 502, ...heads };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const how = { method: req.method, headers: { ...headers, ...length }, timeout: patienceMs };
  const upstream = send(url, how, (answer) => {
    buffer(answer).then(
      (body) => {
        call.http = answer.statusCode ?? 502;
        call.answer.add(body);
        const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
        res.writeHead(call.http, Object.fromEntries(kept)).end(body);
      },
      () => refuse('the answer breaks off'),
    );
  });
  const refuse = (reason: string) => {
    upstream.destroy();
    const words = `${url.origin}: ${reason}\n`;
    call.answer.add(Buffer.from(words));
    if (!res.headersSent) res.writeHead(502, { 'content-type': 'text/plain' }).end(words);
  };
  upstream.on('timeout', () => refuse(`no answer within ${patienceMs / 1000} s`));
  upstream.on('error', (error: NodeJS.ErrnoException) => refuse(error.code ?? error.message));
  call.body.add(sent);
  upstream.end(sent);
  return call;
}
