// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { members } from '#contracts/areas/members.ts';
import { todos } from '#contracts/areas/todos.ts';
import { backendAt } from '../../testing/backendAt.ts';
import { call } from '../api/client.ts';
import { recentCalls } from '../api/recentCalls.ts';
import { useSession } from '../api/session.ts';
import { problemReport } from '../kit/dialogs/problemReport.ts';
import report from '../locales/zh/report.ts';

const secrets = ['T0KEN', '13812345678', '张小满', 'PASSWORD', '李四', 'Smith'];
const server = createServer((request, response) => {
  const isPoll = request.url?.includes('todos/');
  response.setHeader('x-trace-id', isPoll ? 'of <Smith>' : 'TRACE1');
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-expose-headers', 'x-trace-id');
  const answered = isPoll ? { status: 1, data: [] } : { status: -1099, data: { name: '李四' } };
  response.end(JSON.stringify({ message: '李四', ...answered }));
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backendAt(base);
  await i18next.init({ lng: 'zh', resources: { zh: { report } } });
  useSession.setState({ token: 'T0KEN' });
  history.replaceState(null, '', '/member/manage/list?mobile=13812345678');
});
afterAll(() => server.close());

test('says what was called and how it ended, and nothing of what was asked, answered or typed', async () => {
  const list = { query: { offset: 0, limit: 10, keyword: '13812345678' } };
  await call(members.list, list).catch(() => undefined);
  await call(auth.login, { body: { mobile: '13812345678', password: 'PASSWORD' } as never }).catch(
    () => undefined,
  );
  await call(members.get, { params: { id: '77' } }).catch(() => undefined);
  for (let poll = 0; poll < 25; poll++) await call(todos.count, {}, { quiet: true });
  const error = new TypeError('张小满 is not a function');
  error.stack = `TypeError: 张小满\n    at show (http://localhost/assets/x-1.js?token=T0KEN:3:14)\n    at http://localhost/assets/y.js:1:2`;
  const text = problemReport(error);

  const lines = text.split('\n').map((line) => line.replace(/^\d\d:\d\d:\d\d|\d+ ms/g, '~'));
  expect(lines).toContain('所在页面：/member/manage/list');
  expect(lines).toContain('~  members.list  GET main/members/list  HTTP 200  -1099  ~  TRACE1');
  expect(lines).toContain('~  members.get  POST main/members/get/{id}  HTTP 200  -1099  ~  TRACE1');
  expect(text).toContain('出错位置：TypeError\n  /assets/x-1.js:3:14\n  /assets/y.js:1:2');
  // A poll that goes well stands there once, and a name that is none is left out.
  expect(lines.filter((line) => line.includes('todos.count'))).toEqual([
    '~  todos.count  GET main/todos/count  HTTP 200  1  ~',
  ]);
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('keeps the last 20 calls, and says when there was no answer', async () => {
  for (let at = 0; at < 22; at++) await call(members.get, { params: { id: '77' } }).catch(() => undefined);
  expect(recentCalls()).toHaveLength(20);
  const gone = AbortSignal.abort();
  await call(members.list, { query: { offset: 0, limit: 10 } }, { signal: gone }).catch(() => undefined);
  expect(problemReport().split('\n').at(-1)).toMatch(
    /members\.list {2}GET main\/members\/list {2}无响应 {2}\d+ ms$/,
  );
});
