import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ApiBase } from '../../src/endpoint.ts';
import { shippedUploadSecret, signedPictureState, signUpload } from '../../src/uploadSignature.ts';

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
  close(): void;
}

/**
 * The Verifier knows one address, whereas the three bases of a backend may stand on three hosts: then one on loopback stands before
 * them. Where there is no state endpoint, it answers each state with `values`, what the token tells.
 */
export async function openGateway(
  bases: Record<ApiBase, string>,
  stateUrl: string | undefined,
  values: object,
): Promise<Gateway> {
  const host = sharedHost(bases);
  if (host && stateUrl) return { url: host, stateUrl, close: () => undefined };
  const server = createServer((req, res) => {
    const [, base, rest = ''] = /^\/api\/(main|resorts|apps)(\/.*)?$/s.exec(req.url ?? '') ?? [];
    if (base) return forward(req, res, `${bases[base as ApiBase]}${rest}`);
    void answerState(req, res, values);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: host ?? own,
    stateUrl: stateUrl ?? `${own}/states`,
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

/** `http://host` when the bases are its `/api/main`, `/api/resorts` and `/api/apps`. */
function sharedHost(bases: Record<ApiBase, string>): string | undefined {
  const { origin } = new URL(bases.main);
  return Object.entries(bases).every(([base, address]) => address === `${origin}/api/${base}`)
    ? origin
    : undefined;
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
