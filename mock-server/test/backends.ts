import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Envelope } from '#contracts/envelope.ts';
import type { JournalEntry } from '#mock/control/journal.ts';
import { addressOf } from '#mock/wire/address.ts';
import { readText } from '#mock/wire/body.ts';
import { createMock } from '#mock/wire/mock.ts';
import { testMoment } from '../../contracts/testing/moment.ts';
import type { Running } from './running.ts';

/** Backends of other people's making, to stand behind a mock. */
export interface Backend {
  origin: string;
  server: Server;
  stop(): Promise<void>;
}

export async function startBackend(
  answer: (req: IncomingMessage, res: ServerResponse) => unknown,
): Promise<Backend> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin, server, stop };
}

type Alter = (envelope: Envelope<never>, path: string) => unknown;

/** A backend that answers as the mock does, in gzip, except for what `alter` makes of it: text is sent as it is. */
export async function startAltered(alter: () => Alter): Promise<Backend & { tokenOf(): Promise<string> }> {
  const mock = createMock({ fixedNow: testMoment });
  const backend = await startBackend(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://any');
    const address = addressOf(pathname);
    if (!address) return res.writeHead(404).end();
    const body = (await readText(req, 1_000_000)) ?? '';
    const { http, envelope } = mock.answer({
      method: req.method ?? '',
      ...address,
      query: searchParams,
      body,
    });
    const altered = alter()(structuredClone(envelope) as Envelope<never>, address.path);
    const type = typeof altered === 'string' ? 'text/html' : 'application/json';
    const text = typeof altered === 'string' ? altered : JSON.stringify(altered);
    // Most backends compress; what is longer stays as it is, to be too long for a look.
    const isPacked = text.length < 100_000 && `${req.headers['accept-encoding']}`.includes('gzip');
    res.writeHead(http, { 'content-type': type, ...(isPacked && { 'content-encoding': 'gzip' }) });
    return res.end(isPacked ? gzipSync(text) : text);
  });
  const tokenOf = async () => {
    const id = mock.context.randomId();
    mock.store.sessions.insert({ id, userId: '1', expiresAt: mock.clock.now() + 3_600_000 });
    return id;
  };
  return { ...backend, tokenOf };
}

export const basesOf = (origin: string) => ({
  main: `${origin}/api/main`,
  resorts: `${origin}/api/resorts`,
  apps: `${origin}/api/apps`,
});

/** The control plane of a running mock, as its page calls it. */
export function planeOf({ origin }: Pick<Running, 'origin'>) {
  const ask = async <J = Record<string, unknown>>(method: string, path: string, body?: unknown) => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`${origin}/__mock/${path}`, init);
    return { http: response.status, json: (await response.json()) as J };
  };
  const journal = async () => (await ask<JournalEntry[]>('GET', 'journal')).json;
  return { ask, journal };
}
