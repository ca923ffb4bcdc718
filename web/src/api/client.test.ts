import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import { backendAt } from '../../testing/backendAt.ts';
import { call } from './client.ts';
import { onNotice } from './notice.ts';
import { useSession } from './session.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a test server that answers with `answer(url)`; returns the list that collects the requested addresses. */
async function backend(answer: (url: string) => object | undefined): Promise<string[]> {
  const urls: string[] = [];
  const server = createServer((request, response) => {
    urls.push(request.url ?? '');
    const body = answer(request.url ?? '');
    if (body) response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close().closeAllConnections());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backendAt(base);
  return urls;
}

test('drops empty values, never the offset, and adds token and use_request_body', async () => {
  useSession.setState({ token: 'T' });
  const urls = await backend(() => ({ status: 1, message: '', data: { count: 0, list: [] } }));
  await call(smsLogs.list, { query: { offset: 0, limit: 10, mobile: '' } });
  await call(smsLogs.list, { query: { offset: undefined as never, limit: undefined as never } });
  await call(auth.createByMobile, { body: { mobile: '13812345678' } });
  expect(urls).toEqual([
    '/sms-logs/list?offset=0&limit=10&token=T',
    '/sms-logs/list?offset=0&token=T',
    '/auth/create-by-mobile?token=T&use_request_body=1',
  ]);
});

test('a status other than 1 rejects with its message, which is shown', async () => {
  const shown: string[] = [];
  closing.push(onNotice(({ text }) => shown.push(text)));
  await backend(() => ({ status: -1005, message: '状态已变更，请刷新后重试', data: null }));
  await expect(call(smsLogs.list, { query: { offset: 0, limit: 10 } })).rejects.toMatchObject({
    status: -1005,
  });
  expect(shown).toEqual(['状态已变更，请刷新后重试']);
});

test('a -1001 for any number of calls is shown once, with the message of the specification whatever the server wrote', async () => {
  vi.stubGlobal('localStorage', { removeItem: () => undefined });
  closing.push(() => vi.unstubAllGlobals());
  for (const message of ['', 'token invalid']) {
    const shown: string[] = [];
    closing.push(onNotice(({ kind, text }) => shown.push(`${kind} ${text}`)));
    useSession.setState({ token: 'T', ended: undefined });
    await backend(() => ({ status: -1001, message, data: null }));
    const ask = () => call(smsLogs.list, { query: { offset: 0, limit: 10 } }).catch(() => undefined);
    await Promise.all([ask(), ask(), ask()]);
    expect(shown).toEqual(['error 您的令牌已过期，请重新登录']);
    expect(useSession.getState()).toMatchObject({ token: '', ended: 'expired' });
  }
});

test('an answer that is no envelope shows Error', async () => {
  const shown: string[] = [];
  closing.push(onNotice(({ text }) => shown.push(text)));
  await backend(() => ({ hello: 'world' }));
  await expect(call(smsLogs.list, { query: { offset: 0, limit: 10 } })).rejects.toThrow();
  expect(shown).toEqual(['Error']);
});

test('a request fails after 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  closing.push(() => vi.useRealTimers());
  let asked: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await backend(() => void asked());
  const said = call(smsLogs.list, { query: { offset: 0, limit: 10 } }, { quiet: true }).catch(
    (error: Error) => error.message,
  );
  let ended = false;
  void said.then(() => {
    ended = true;
  });
  await arrived;
  await vi.advanceTimersByTimeAsync(14_900);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await said).toBe('timeout of 15000ms exceeded');
});
