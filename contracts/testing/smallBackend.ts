import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './run.ts';

/** Answers of a test; undefined is HTTP 404. The state "not signed in" is always there: the commands ask for it before anything else. */
export interface Answers {
  /** By name of the state. */
  state?: (name: string) => object | undefined;
  /** By path below /api/main/. */
  call?: (path: string) => unknown;
}

/** A backend with a state endpoint that knows what the test says, and the arguments that lead there. */
export async function smallBackend(answers: Answers) {
  const seen: string[] = [];
  const stateOf = (name: string) => answers.state?.(name) ?? (name === 'not signed in' ? {} : undefined);
  const url = await listen(async (req: IncomingMessage, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://localhost');
    const body = await text(req);
    seen.push(`${req.method} ${pathname}`);
    if (pathname === '/states' && req.method !== 'POST') return res.writeHead(405).end();
    const { state = '' } = pathname === '/states' ? (JSON.parse(body) as { state?: string }) : {};
    const answer =
      pathname === '/states' ? stateOf(state) : answers.call?.(pathname.replace('/api/main/', ''));
    res.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    return res.end(answer === undefined ? '{"error":"not here"}' : JSON.stringify(answer));
  });
  return { url, seen, args: ['--base-url', url, '--state-url', `${url}/states`] };
}

export const ok = (data: unknown) => ({ status: 1, message: '操作成功', data });
