import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { homeBanners } from '#contracts/areas/banners.ts';
import { uploads } from '#contracts/areas/uploads.ts';
import { loginCredential, passwordHash } from '#contracts/credentials.ts';
import { mswHandlers } from '#mock/bindings/msw.ts';
import { createControl } from '#mock/control/control.ts';
import { createMock } from '#mock/wire/mock.ts';

const mock = createMock();
const control = createControl(mock);
const server = setupServer(...mswHandlers(mock, control));
beforeAll(() => server.listen());
afterAll(() => server.close());

const at = (path: string) => `http://console.test${path}`;
const post = async (path: string, body: unknown) =>
  (await fetch(at(path), { method: 'POST', body: JSON.stringify(body) })).json();

async function signIn(): Promise<string> {
  const mobile = '19900000001';
  const { data } = await post(`/api/main/${auth.createByMobile.path}`, { mobile });
  const credential = loginCredential(passwordHash('mm123456'), data.code);
  return (await post(`/api/main/${auth.login.path}`, { mobile, code: data.code, credential })).data.token;
}

it('answers what the server answers: the same exchange behind another door', async () => {
  const token = await signIn();
  const response = await fetch(at(`/api/main/${homeBanners.list.path}?token=${token}&limit=2`));
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({ status: 1, data: { count: 13 } });
  expect(control.journal.list()[0]).toMatchObject({
    endpoint: 'homeBanners.list',
    userId: '1',
    query: { limit: '2' },
  });
});

it('an unknown path is 404 in the envelope', async () => {
  const response = await fetch(at('/api/apps/nothing'));
  expect([response.status, (await response.json()).status]).toEqual([404, -1004]);
});

it('plays faults', async () => {
  control.faults.add({ endpoint: '*', kind: 'drop', times: 1 });
  await expect(fetch(at('/api/main/settings/get'), { method: 'POST' })).rejects.toThrow();
  await post('/__mock/faults', { endpoint: '*', kind: 'http', value: 502, times: 1 });
  expect((await fetch(at('/api/main/settings/get'), { method: 'POST' })).status).toBe(502);
});

it('serves drawings of the seed, and takes direct uploads', async () => {
  const drawing = await fetch(at('/api/resorts/uploads/seed-1.svg'));
  expect([drawing.headers.get('content-type'), (await drawing.text()).slice(0, 4)]).toEqual([
    'image/svg+xml',
    '<svg',
  ]);
  const token = await signIn();
  const { data } = await (
    await fetch(at(`/api/apps/${uploads.postSignature.path}?token=${token}`), {
      method: 'POST',
      body: new URLSearchParams({ file_name: 'a.png' }),
    })
  ).json();
  const form = new FormData();
  for (const [name, value] of Object.entries({
    key: data.key,
    policy: data.policy,
    signature: data.signature,
    OSSAccessKeyId: data.accessKeyId,
  }))
    form.set(name, value);
  form.set('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]), 'a.png');
  expect((await fetch(at(data.host), { method: 'POST', body: form })).status).toBe(200);
  expect((await fetch(at(data.url))).headers.get('content-type')).toBe('image/png');
});

it('has the control plane, too', async () => {
  expect(await (await fetch(at('/__mock/health'))).json()).toMatchObject({ ok: true });
  expect((await fetch(at('/__mock/nothing'))).status).toBe(404);
});
