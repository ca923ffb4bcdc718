import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { BackendError } from '../verify/backend.ts';
import { mutateAnswer, mutateRequest } from './faults.ts';
import type { Mutant } from './mutants.ts';

/** The provider state that says which run the calls to come belong to; the backend never hears of it. */
export const runState = 'a run begins';

/**
 * A backend that is wrong: a reverse proxy before one that is right. While a run goes on, its mutant changes what passes.
 * @param mutants by the number of the run; undefined where nothing is to be changed
 */
export async function openFaultyBackend(origin: string, mutants: (Mutant | undefined)[]) {
  let run = -1;
  let failure: Error | undefined;
  const told = new Map<number, string>();
  const server = createServer((req, res) => {
    const isState = req.url === '/states';
    const task = isState ? enterState(req, res) : pass(req, res, mutants[run]);
    task.catch((error: Error) => {
      failure ??= error;
      res.destroy();
    });
  });

  async function enterState(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await text(req);
    const { state, params } = JSON.parse(body) as { state: string; params?: { number: number } };
    if (state !== runState) return forward(res, '/__mock/provider-states', { method: 'POST', body });
    run = params?.number ?? -1;
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }

  async function pass(req: IncomingMessage, res: ServerResponse, mutant: Mutant | undefined): Promise<void> {
    const contentType = req.headers['content-type'] ?? 'application/json';
    const [path = '', query = ''] = (req.url ?? '').split(/\?(.*)/s);
    const body = await text(req);
    const isForm = contentType.startsWith('application/x-www-form-urlencoded');
    const changed = mutant && mutateRequest(mutant, { query, body, isForm });
    const sent = changed ?? { query, body };
    const address = sent.query ? `${path}?${sent.query}` : path;
    const init = { method: req.method, headers: { 'content-type': contentType } };
    await forward(res, address, req.method === 'GET' ? init : { ...init, body: sent.body }, mutant);
    if (changed) told.set(run, `${req.method} ${address} ${sent.body}`.trim());
  }

  async function forward(
    res: ServerResponse,
    path: string,
    init: RequestInit,
    mutant?: Mutant,
  ): Promise<void> {
    const answer = await fetch(origin + path, init).catch((error: Error) => {
      throw new BackendError(`Nothing answers any more at ${origin} (${error.cause ?? error.message}).`);
    });
    let said = await answer.text();
    if (mutant?.status !== undefined && said.startsWith('{')) {
      const envelope = JSON.parse(said);
      const words = mutateAnswer(mutant, envelope);
      if (words) told.set(run, words);
      said = JSON.stringify(envelope);
    }
    const type = answer.headers.get('content-type') ?? 'text/plain';
    res.writeHead(answer.status, { 'content-type': type }).end(said);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stateUrl: `${url}/states`,
    /** What a run's mutant changed, in words; nothing where it found nothing to change. */
    told: told as ReadonlyMap<number, string>,
    /** @throws Error for the first call that could not be passed on: then the runs say nothing */
    check() {
      if (failure) throw failure;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
