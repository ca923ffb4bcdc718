// @vitest-environment jsdom
import axios from 'axios';
import { beforeEach, expect, it, vi } from 'vitest';
import { uploads } from '#contracts/areas/uploads.ts';
import { uploadSignature } from '#contracts/uploadSignature.ts';
import { call } from './client.ts';
import { type Config, setConfig } from './config.ts';
import { ApiError } from './errors.ts';
import { uploadImage } from './upload.ts';

vi.mock('./client.ts', () => ({ call: vi.fn() }));
const answer = vi.mocked(call) as unknown as ReturnType<typeof vi.fn>;
const post = vi.spyOn(axios, 'post');
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'x');
const base64 = '/9j/4A==';

const configured = (imageUpload: Config['imageUpload'], apps = '/api/apps') =>
  setConfig({ bases: { main: '', resorts: '', apps }, uploadSecret: 'secret', imageUpload } as Config);

beforeEach(() => {
  answer.mockReset();
  post.mockReset();
});

it('images: sends bare base64, signed over name, content and timestamp', async () => {
  configured('images');
  answer.mockResolvedValue('/api/resorts/uploads/a.jpg');
  const shares: number[] = [];
  const url = await uploadImage(picture, 'a.jpg', { onProgress: (share) => shares.push(share) });
  expect(url).toBe('/api/resorts/uploads/a.jpg');

  const [endpoint, input, options] = answer.mock.calls[0] ?? [];
  expect(endpoint).toBe(uploads.image);
  expect(input.body).toEqual({ image_base64: base64, image_file_name: 'a.jpg' });
  expect(input.query.timestamp).toMatch(/^\d{13}$/);
  const signed = { image_base64: base64, image_file_name: 'a.jpg', timestamp: input.query.timestamp };
  expect(input.query.sign).toBe(uploadSignature(signed, 'secret'));
  expect(options.quiet).toBe(true);
  options.onProgress(50, 200);
  options.onProgress(50, undefined);
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

it('oss: posts the signed form to the storage, the file last', async () => {
  configured('oss');
  answer.mockResolvedValue(terms);
  post.mockResolvedValue({ status: 200 });
  expect(await uploadImage(picture, 'a.jpg')).toBe('/api/apps/oss/bucket/k.jpg');
  expect(answer.mock.calls[0]?.slice(0, 2)).toEqual([
    uploads.postSignature,
    { body: { file_name: 'a.jpg' } },
  ]);

  const [host, form] = post.mock.calls[0] as [string, FormData];
  expect(host).toBe('/api/apps/oss/bucket');
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

it('oss: root-relative addresses are resolved against the apps host', async () => {
  configured('oss', 'https://apps.example.com/api');
  answer.mockResolvedValue(terms);
  post.mockResolvedValue({ status: 200 });
  expect(await uploadImage(picture, 'a.jpg')).toBe('https://apps.example.com/api/apps/oss/bucket/k.jpg');
  expect(post.mock.calls[0]?.[0]).toBe('https://apps.example.com/api/apps/oss/bucket');
});

it('oss: a refusal by the storage throws an ApiError', async () => {
  configured('oss');
  answer.mockResolvedValue(terms);
  post.mockRejectedValue(new Error('Request failed with status code 403'));
  await expect(uploadImage(picture, 'a.jpg')).rejects.toBeInstanceOf(ApiError);
});
