import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './run.ts';

/** One of three hosts of a backend that knows very little; `calls` are the paths that reached it. */
export interface FakeHost {
  url: string;
  calls: { path: string; body: string }[];
}

export const goodToken = 'GOOD';
const session = {
  userInfo: { id: '1', name: '林知远', belongType: 10, belongId: '0', belongName: '' },
  rightIds: [1811],
};

type Answers = Record<string, (body: string) => object>;

const ok = (data: unknown) => ({ status: 1, message: '操作成功', data });

/** Answers at paths without any `/api/…` before them, as a host of its own would. */
async function fakeHost(answers: Answers): Promise<FakeHost> {
  const calls: FakeHost['calls'] = [];
  const url = await listen(async (req: IncomingMessage, res) => {
    const body = await text(req);
    const path = new URL(req.url ?? '', 'http://localhost').pathname;
    calls.push({ path, body });
    const answer = answers[path]?.(body);
    res.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    res.end(JSON.stringify(answer ?? { status: -1004, message: '接口不存在', data: null }));
  });
  return { url, calls };
}

/** Three hosts; the settings are what the test says. */
export async function fakeBackend(settings: object) {
  const tokenIn = (body: string) => (JSON.parse(body) as { token: string }).token;
  const expired = { status: -1001, message: '您的令牌已过期，请重新登录', data: null };
  const main = await fakeHost({
    '/v2/auth/validate': (body) => (tokenIn(body) === goodToken ? ok(session) : expired),
    '/v2/settings/get': () => ok(settings),
  });
  const resorts = await fakeHost({ '/images/upload': () => ok('/files/1.png') });
  const apps = await fakeHost({});
  const args = ['--main-url', `${main.url}/v2`, '--resorts-url', `${resorts.url}/`, '--apps-url', apps.url];
  return { main, resorts, apps, args };
}
