import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ApiBase } from '../../src/endpoint.ts';
import { shippedUploadSecret, signedPictureState, signUpload } from '../../src/uploadSignature.ts';
import { stateGate } from './stateGate.ts';

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
  /** What the backend's state endpoint said of the states that it refused, by `stateKey`. */
  refusals: ReadonlyMap<string, string>;
  close(): void;
}

/**
 * The Verifier knows one address, whereas the three bases of a backend may stand on three hosts: one on loopback stands before them.
 * It also stands before the state endpoint (stateGate.ts). Where there is none, it answers each state with `values`, what
 * the token tells.
 */
export async function openGateway(
  bases: Record<ApiBase, string>,
  stateUrl: string | undefined,
  values: object,
): Promise<Gateway> {
  const gate = stateUrl === undefined ? undefined : stateGate(stateUrl);
  const server = createServer((req, res) => {
    const [, base, rest = ''] = /^\/api\/(main|resorts|apps)(\/.*)?$/s.exec(req.url ?? '') ?? [];
    if (base && gate && !gate.admits(res)) return req.resume();
    if (base) return forward(req, res, `${bases[base as ApiBase]}${rest}`);
    if (gate && req.url === '/states') return gate.enter(req, res).catch(() => res.destroy());
    void answerState(req, res, values);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stateUrl: `${url}/states`,
    refusals: gate?.refusals ?? new Map(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Whoever is asked for, the caller of the token is there; a picture can be signed without the backend. */
async function answerState(req: IncomingMessage, res: ServerResponse, values: object): Promise<void> {
  const { state, params } = (await json(req).catch(() => ({}))) as { state?: string; params?: object };
  const signed =
    state === signedPictureState ? signUpload({ ...params }, shippedUploadSecret, Date.now()) : undefined;
  const known = req.url === '/states';
  res
    .writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify({ ...values, ...signed }));
}

function forward(req: IncomingMessage, res: ServerResponse, address: string): void {
  const url = new URL(address);
  const headers = { ...req.headers, host: url.host };
  for (const name of hopByHop) delete (headers as Record<string, unknown>)[name];
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = send(url, { method: req.method, headers, timeout: patienceMs }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
    res.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(res);
  });
  const refuse = (reason: string) => {
    upstream.destroy();
    if (res.headersSent) res.destroy();
    else res.writeHead(502, { 'content-type': 'text/plain' }).end(`${url.origin}: ${reason}\n`);
  };
  upstream.on('timeout', () => refuse(`no answer within ${patienceMs / 1000} s`));
  upstream.on('error', (error: NodeJS.ErrnoException) => refuse(error.code ?? error.message));
  req.pipe(upstream);
}
