// @vitest-environment jsdom
import type { AxiosProgressEvent, InternalAxiosRequestConfig } from 'axios';
import { beforeEach, expect, it, vi } from 'vitest';
import { uploadSignature } from '#contracts/uploadSignature.ts';
import { type Config, setConfig } from './config.ts';
import { ApiError } from './errors.ts';
import { uploadImage } from './upload.ts';

/** The network: answers the body of a response, or throws. */
const answer = vi.hoisted(() => vi.fn<(request: InternalAxiosRequestConfig) => unknown>());
vi.mock('axios', async (actual) => {
  const library = await actual<typeof import('axios')>();
  library.default.defaults.adapter = async (config) => ({
    ...{ config, status: 200, statusText: '', headers: {}, data: answer(config) },
  });
  return library;
});
const envelope = (data: unknown) => ({ status: 1, message: '', data });
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'x');
const base64 = '/9j/4A==';
const requests = () => answer.mock.calls.map(([request]) => request);

const configured = (imageUpload: Config['imageUpload'], apps = '/api/apps') =>
  setConfig({
    bases: { main: '/api/main', resorts: '/api/resorts', apps },
    ...{ uploadSecret: 'secret', imageUpload, idempotencyKeys: false },
  } as Config);

beforeEach(() => {
  answer.mockReset();
});

it('images: sends bare base64, signed over name, content and timestamp', async () => {
  configured('images');
  answer.mockReturnValue(envelope('/api/resorts/uploads/a.jpg'));
  const shares: number[] = [];
  const url = await uploadImage(picture, 'a.jpg', { onProgress: (share) => shares.push(share) });
  expect(url).toBe('/api/resorts/uploads/a.jpg');

  const [request] = requests();
  const address = new URL(request?.url ?? '', 'https://console.example.com');
  expect(address.pathname).toBe('/api/resorts/images/upload');
  const timestamp = address.searchParams.get('timestamp') ?? '';
  expect(timestamp).toMatch(/^\d{13}$/);
  const sent = { image_base64: base64, image_file_name: 'a.jpg' };
  expect(Object.fromEntries(new URLSearchParams(String(request?.data)))).toEqual(sent);
  expect(address.searchParams.get('sign')).toBe(uploadSignature({ ...sent, timestamp }, 'secret'));
  const progress = (event: object) => request?.onUploadProgress?.(event as AxiosProgressEvent);
  progress({ loaded: 50, total: 200 });
  progress({ loaded: 50 });
  expect(shares).toEqual([0.25, 0]);
});

const terms = {
  host: '/api/apps/oss/bucket',
  url: '/api/apps/oss/bucket/k.jpg',
  key: 'k.jpg',
  policy: 'p',
  signature: 's',
  accessKeyId: 'id',
  expire: 1,
};
/** The terms are given, and the storage does what `store` does. */
const stores = (store: () => unknown) =>
  answer.mockImplementation(({ url }) => (url?.endsWith('/oss/bucket') ? store() : envelope(terms)));

it('oss: posts the signed form to the storage, the file last', async () => {
  configured('oss');
  stores(() => '');
  expect(await uploadImage(picture, 'a.jpg')).toBe('/api/apps/oss/bucket/k.jpg');
  const [asked, stored] = requests();
  expect(asked?.url).toMatch(/^\/api\/apps\/.*signature/);
  expect(String(asked?.data)).toContain('a.jpg');

  expect(stored?.url).toBe('/api/apps/oss/bucket');
  const form = stored?.data as FormData;
  expect([...form.keys()]).toEqual([
    'key',
    'policy',
    'OSSAccessKeyId',
    'signature',
    'success_action_status',
    'file',
  ]);
  expect(
    ['key', 'policy', 'OSSAccessKeyId', 'signature', 'success_action_status'].map((name) => form.get(name)),
  ).toEqual(['k.jpg', 'p', 'id', 's', '200']);
  expect((form.get('file') as File).name).toBe('a.jpg');
});

it('sends a long name shortened to what the calls take, with its extension', async () => {
  const name = `${'长'.repeat(240)}.jpg`;
  const sent = `${'长'.repeat(196)}.jpg`;
  configured('images');
  answer.mockReturnValue(envelope('/api/resorts/uploads/a.jpg'));
  await uploadImage(picture, name);
  expect(new URLSearchParams(String(requests()[0]?.data)).get('image_file_name')).toBe(sent);
  configured('oss');
  stores(() => '');
  await uploadImage(picture, name);
  expect(new URLSearchParams(String(requests()[1]?.data)).get('file_name')).toBe(sent);
});

it('oss: root-relative addresses are resolved against the apps host', async () => {
  configured('oss', 'https://apps.example.com/api');
  stores(() => '');
  expect(await uploadImage(picture, 'a.jpg')).toBe('https://apps.example.com/api/apps/oss/bucket/k.jpg');
  expect(requests()[1]?.url).toBe('https://apps.example.com/api/apps/oss/bucket');
});

it('oss: a refusal by the storage throws an ApiError', async () => {
  configured('oss');
  stores(() => {
    throw new Error('Request failed with status code 403');
  });
  await expect(uploadImage(picture, 'a.jpg')).rejects.toBeInstanceOf(ApiError);
});
