import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ApiBase } from '../../src/endpoint.ts';

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

/**
 * One address on loopback before a backend whose three bases may stand on three hosts: the Verifier knows only one. Provider states go
 * to their endpoint; where there is none, each is answered with `values`, what the token tells.
 */
export async function openGateway(
  bases: Record<ApiBase, string>,
  stateUrl: string | undefined,
  values: object,
) {
  const stateFaults = new Map<string, string>();
  const server = createServer((req, res) => {
    const [, base, rest = ''] = /^\/api\/(main|resorts|apps)(\/.*)?$/s.exec(req.url ?? '') ?? [];
    if (base) return forward(req, res, `${bases[base as ApiBase]}${rest}`);
    if (req.url === '/states' && stateUrl) return void enterState(req, res, stateUrl, stateFaults);
    req.resume();
    const known = req.url === '/states';
    res.writeHead(known ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(values));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stateUrl: `${url}/states`,
    /** What the state endpoint said of the states that it refused, for the Verifier only says that one did. */
    stateFaults,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function enterState(
  req: IncomingMessage,
  res: ServerResponse,
  stateUrl: string,
  faults: Map<string, string>,
): Promise<void> {
  const body = await text(req);
  const { state = '' } = JSON.parse(body) as { state?: string };
  const headers = { 'content-type': 'application/json' };
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(stateUrl, { method: 'POST', headers, body, signal });
    const said = await answer.text();
    if (!answer.ok) faults.set(state, `HTTP ${answer.status} ${said.trim()}`);
    res.writeHead(answer.status, headers).end(said);
  } catch (error) {
    faults.set(state, String((error as Error).cause ?? error));
    res.writeHead(502).end();
  }
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
