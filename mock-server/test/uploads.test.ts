import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploads } from '#contracts/areas/uploads.ts';
import { status } from '#contracts/envelope.ts';
import { folderFiles } from '#mock/bindings/fileFolder.ts';
import { ossAccessKeyId, signPolicy } from '#mock/records/oss.ts';
import { memoryFiles } from '#mock/store/files.ts';
import { defaultUploadSecret } from '#mock/wire/mock.ts';
import { bucketFailure, fieldsOf, putInBucket } from './bucketForm.ts';
import { mockOfFile } from './mockFor.ts';
import { startMock } from './running.ts';
import { signedPicture } from './signedPicture.ts';
import { scratch } from './spawned.ts';

const mock = mockOfFile();
let token: string;
let before: string;

beforeAll(async () => {
  token = await mock.tokenOf('operator');
});
beforeEach(() => {
  before = mock.dump();
});

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const exe = [0x4d, 0x5a, 0x90, 0x00];
const megabyte = 1_048_576;
const picture = (head: number[], size = 64) =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(size - head.length, 7)]);

interface Upload {
  bytes: Buffer;
  name: string;
  secret?: string;
  sign?: string;
  base64?: string;
  /** How far the signer's clock is ahead. Milliseconds. */
  ahead?: number;
}
function upload({ bytes, name, secret, sign, ahead = 0, base64 = bytes.toString('base64') }: Upload) {
  const { query, body } = signedPicture(mock.mock.clock.now() + ahead, base64, name, secret);
  return mock.call<string>(uploads.image, '', { query: { ...query, sign: sign ?? query.sign }, body });
}
const refusal = (field: string, message: string) => ({
  http: 200,
  envelope: { status: status.invalid, message, data: { field } },
});

const put = (fields: Record<string, string>, bytes: Buffer | undefined, origin = mock.origin) =>
  putInBucket(origin, fields, bytes);

describe('images/upload', () => {
  it('stores a picture and serves the same bytes', async () => {
    const bytes = picture(jpeg, 5 * megabyte);
    const { envelope } = await upload({ bytes, name: '封面.JPG' });
    expect(envelope.data).toMatch(/^\/api\/resorts\/uploads\/[a-z0-9]{32}\.jpg$/);
    const served = await fetch(mock.origin + envelope.data);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('takes a data address, too', async () => {
    const bytes = picture(png);
    const base64 = `data:image/png;base64,${bytes.toString('base64')}`;
    expect((await upload({ bytes, name: 'a.png', base64 })).envelope.status).toBe(1);
  });

  it.each([
    [
      'a renamed .exe',
      { bytes: picture(exe), name: 'a.jpg' },
      'image_base64',
      '请上传jpg、jpeg、png、gif格式的图片',
    ],
    [
      'a .png called .gif',
      { bytes: picture(png), name: 'a.gif' },
      'image_base64',
      '请上传jpg、jpeg、png、gif格式的图片',
    ],
    [
      'a picture with a program’s name',
      { bytes: picture(jpeg), name: 'a.exe' },
      'image_base64',
      '请上传jpg、jpeg、png、gif格式的图片',
    ],
    [
      'a drawing',
      { bytes: Buffer.from('<svg/>'), name: 'a.svg' },
      'image_base64',
      '请上传jpg、jpeg、png、gif格式的图片',
    ],
    [
      'no base64',
      { bytes: picture(jpeg), name: 'a.jpg', base64: '%%%' },
      'image_base64',
      '请上传jpg、jpeg、png、gif格式的图片',
    ],
    [
      'a 6 MB picture',
      { bytes: picture(jpeg, 6 * megabyte), name: 'a.jpg' },
      'image_base64',
      '文件大小不能超过5M',
    ],
    [
      'one byte too many',
      { bytes: picture(jpeg, 5 * megabyte + 1), name: 'a.jpg' },
      'image_base64',
      '文件大小不能超过5M',
    ],
    ['another secret', { bytes: picture(jpeg), name: 'a.jpg', secret: 'guess' }, 'sign', '签名错误'],
    ['no signature', { bytes: picture(jpeg), name: 'a.jpg', sign: '' }, 'sign', '签名错误'],
  ])('refuses %s', async (_, input, field, message) => {
    const files = mock.mock.files.keys().length;
    expect(await upload(input)).toEqual(refusal(field, message));
    expect(mock.mock.files.keys().length).toBe(files);
    expect(mock.dump()).toBe(before);
  });

  it('refuses what is missing', async () => {
    const { query } = signedPicture(mock.mock.clock.now());
    expect((await mock.call(uploads.image, '', { query, body: {} })).envelope.data).toEqual({
      field: 'image_base64',
    });
    expect(
      (await mock.call(uploads.image, '', { body: { image_base64: 'x', image_file_name: 'x' } })).envelope
        .data,
    ).toEqual({ field: 'sign' });
  });

  const minutes = 60_000;
  it.each([-15 * minutes + 5000, 15 * minutes])('takes a signature that is %i ms off', async (ahead) => {
    expect((await upload({ bytes: picture(jpeg), name: 'a.jpg', ahead })).envelope.status).toBe(1);
  });
  it.each([-Date.parse('2000-01-01T00:00:00Z'), -15 * minutes - 1000, 16 * minutes])(
    'refuses a signature that is %i ms off, in words',
    async (ahead) => {
      expect(await upload({ bytes: picture(jpeg), name: 'a.jpg', ahead })).toEqual(
        refusal('timestamp', '签名已过期，请检查电脑时间后重试'),
      );
    },
  );

  it('where the clock of the mock was moved, the real time of a browser counts, too, and ends as well', async () => {
    const real = mock.mock.clock.real();
    mock.mock.clock.advance(86_400_000);
    const ahead = real - mock.mock.clock.now();
    expect((await upload({ bytes: picture(jpeg), name: 'a.jpg', ahead })).envelope.status).toBe(1);
    const stale = await upload({ bytes: picture(jpeg), name: 'a.jpg', ahead: ahead - 16 * minutes });
    expect(stale.envelope.message).toBe('签名已过期，请检查电脑时间后重试');
    mock.mock.clock.advance(-86_400_000);
  });

  it.each(['+', '%2B', 'a&', '%'])('15 MB of %s without a signature cost next to nothing', async (text) => {
    const { query } = signedPicture(mock.mock.clock.now());
    const body = `image_file_name=a.jpg&image_base64=${text.repeat(15_000_000 / text.length)}`;
    const search = new URLSearchParams({ ...query, sign: 'ab'.repeat(16) });
    const cpuBefore = process.cpuUsage();
    const { envelope } = await mock.send('POST', `resorts/${uploads.image.path}?${search}`, body);
    expect(envelope.status).toBe(status.invalid);
    const { user, system } = process.cpuUsage(cpuBefore);
    expect((user + system) / 1e6).toBeLessThan(2);
  });

  it('refuses more than 16 MB unread', async () => {
    const { http, envelope } = await upload({
      bytes: picture(jpeg, 13 * megabyte),
      name: 'a.jpg',
      sign: 'x',
    });
    expect([http, envelope.message]).toEqual([413, '请求内容过大']);
  });

  it('the journal tells neither the picture nor the token', () => {
    const text = JSON.stringify(mock.control.journal.list());
    expect(text).toMatch(/"image_base64":"\*\*\* \(\d+\)"/);
    expect(text).not.toContain(picture(jpeg).toString('base64').slice(0, 20));
    expect(text).not.toContain(token);
  });
});

it('more than 60 pictures a minute are refused, until the minute is over', async () => {
  mock.mock.clock.advance(60_001);
  const input = { bytes: picture(jpeg), name: 'a.jpg' };
  for (let at = 0; at < 60; at++) expect((await upload(input)).envelope.status).toBe(1);
  expect(await upload(input)).toEqual(refusal('image_base64', '上传过于频繁，请稍后重试'));
  const signing = await mock.call(uploads.postSignature, token, { body: { file_name: 'a.png' } });
  expect(signing.envelope.message).toBe('上传过于频繁，请稍后重试');
  mock.mock.clock.advance(60_001);
  expect((await upload(input)).envelope.status).toBe(1);
});

it('one address cannot use up what there is for all', async () => {
  mock.mock.clock.advance(60_001);
  const { query, body } = signedPicture(mock.mock.clock.now(), picture(jpeg).toString('base64'));
  const from = (ip: string) => {
    const call = { method: 'POST', base: 'resorts', path: uploads.image.path, ip } as const;
    const sent = { query: new URLSearchParams(query), body: `${new URLSearchParams(body)}` };
    return mock.mock.answer({ ...call, ...sent }).envelope.message;
  };
  for (let at = 0; at < 60; at++) expect(from('10.0.0.1')).toBe('操作成功');
  expect([from('10.0.0.1'), from('10.0.0.2')]).toEqual(['上传过于频繁，请稍后重试', '操作成功']);
  const others = Array.from({ length: 400 }, (_, at) => from(`10.0.1.${at}`));
  expect(others.filter((message) => message === '操作成功')).toHaveLength(300 - 61);
  mock.mock.clock.advance(60_001);
});

describe('where there is no room', () => {
  const { folder, clean } = scratch();
  afterAll(clean);
  const full = () => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };
  it.each([
    ['on the disk', () => folderFiles(folder, full)],
    ['in memory', () => memoryFiles(10)],
  ])('%s, a picture is refused in words, the drawings are there, and a reset works', async (_, files) => {
    const other = await startMock({ files: files() });
    const input = signedPicture(other.mock.clock.now(), picture(jpeg).toString('base64'));
    expect(await other.call(uploads.image, '', input)).toEqual(
      refusal('image_base64', '存储空间不足，图片未保存'),
    );
    expect((await other.post('/__mock/reset', {})).http).toBe(200);
    expect((await fetch(`${other.origin}/api/resorts/uploads/seed-1.svg`)).status).toBe(200);
    const { envelope } = await other.call<Record<string, string>>(
      uploads.postSignature,
      await other.tokenOf('operator'),
      { body: { file_name: 'a.png' } },
    );
    expect(await put(fieldsOf(envelope.data), picture(png), other.origin)).toEqual(
      bucketFailure(507, 'QuotaExceeded'),
    );
    await other.stop();
  });
});

describe('the bucket', () => {
  const terms = async (file_name = 'a.png') =>
    (await mock.call<Record<string, string>>(uploads.postSignature, token, { body: { file_name } })).envelope
      .data;

  const ownPolicy = (terms: object, secret = defaultUploadSecret) => ({
    ...signPolicy(terms as never, secret),
    OSSAccessKeyId: ossAccessKeyId,
  });

  it('a policy that somebody signed himself, with what every browser knows, is refused, whatever its key', async () => {
    const { url, key: stored = '', ...rest } = await terms();
    expect((await put(fieldsOf({ ...rest, key: stored }), picture(png))).http).toBe(200);
    for (const key of [stored, '', '../../x.png', '.png', '__proto__', 'x/y.png', 'a.png'])
      for (const more of [{}, { expire: 1e10 }])
        expect(
          await put(
            { key, ...ownPolicy({ key, maxBytes: 1e6, types: ['image/png'], ...more }) },
            picture(png, 99),
          ),
        ).toEqual(bucketFailure(403, 'SignatureDoesNotMatch'));
    expect((await fetch(mock.origin + url)).headers.get('content-length')).toBe('64');
  });

  it('a policy without an end is none, and a key is written once', async () => {
    const endless = ownPolicy(
      { key: 'endless.png', maxBytes: 1e6, types: ['image/png'] },
      mock.mock.context.policySecret,
    );
    expect(await put({ key: 'endless.png', ...endless }, picture(png))).toEqual(
      bucketFailure(403, 'AccessDenied'),
    );
    const signed = fieldsOf(await terms());
    expect((await put(signed, picture(png))).http).toBe(200);
    expect(await put(signed, picture(png, 99))).toEqual(bucketFailure(409, 'FileAlreadyExists'));
    const stored = await fetch(`${mock.origin}/api/apps/oss/bucket/${signed.key}`);
    expect(stored.headers.get('content-length')).toBe('64');
  });

  it('takes a signed upload and serves it', async () => {
    const signed = await terms();
    const bytes = picture(png, megabyte);
    expect(await put(fieldsOf(signed), bytes)).toEqual({ http: 200, text: '' });
    const served = await fetch(mock.origin + signed.url);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('refuses a policy that was changed, is old, or for another key', async () => {
    const signed = fieldsOf(await terms());
    const bytes = picture(png);
    expect(await put({ ...signed, signature: 'x' }, bytes)).toEqual(
      bucketFailure(403, 'SignatureDoesNotMatch'),
    );
    expect(await put({ ...signed, policy: btoa('{"maxBytes":1e9}') }, bytes)).toEqual(
      bucketFailure(403, 'SignatureDoesNotMatch'),
    );
    expect(await put({ ...signed, OSSAccessKeyId: 'x' }, bytes)).toEqual(
      bucketFailure(403, 'SignatureDoesNotMatch'),
    );
    expect(await put({ ...signed, key: '../../etc/passwd' }, bytes)).toEqual(
      bucketFailure(403, 'AccessDenied'),
    );
    mock.mock.clock.advance(11 * 60_000);
    expect(await put(signed, bytes)).toEqual(bucketFailure(403, 'AccessDenied'));
  });

  it('refuses a file that is none, is no picture, or is too large', async () => {
    const signed = fieldsOf(await terms());
    expect(await put(signed, undefined)).toEqual(bucketFailure(400, 'InvalidArgument'));
    expect(await put(signed, picture(exe))).toEqual(bucketFailure(400, 'InvalidArgument'));
    expect(await put(signed, picture(png, 6 * megabyte))).toEqual(bucketFailure(400, 'EntityTooLarge'));
  });

  it('refuses what is no form, or a torn one', async () => {
    for (const [type, body] of [
      ['application/json', '{}'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nab'],
    ] as const) {
      const response = await fetch(`${mock.origin}/api/apps/oss/bucket`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect({ http: response.status, text: await response.text() }).toEqual(
        bucketFailure(400, 'MalformedPOSTRequest'),
      );
    }
  });

  it('signs nothing but pictures and mp4', async () => {
    const { envelope } = await mock.call(uploads.postSignature, token, { body: { file_name: 'a.exe' } });
    expect(envelope).toEqual({
      status: status.invalid,
      message: '请上传jpg、jpeg、png、gif格式的图片',
      data: { field: 'file_name' },
    });
  });
});

it('a drawing of the seed opens without scripts', async () => {
  const response = await fetch(`${mock.origin}/api/resorts/uploads/seed-1.svg`);
  expect(response.headers.get('content-security-policy')).toBe('sandbox');
  expect(await response.text()).toMatch(/^<svg /);
});

it('a file that is not there is 404 in the envelope, whatever the key', async () => {
  for (const key of ['x.png', '..%2f..%2fetc%2fpasswd', '%ff%zz', 'a/b']) {
    expect(await mock.send('GET', `resorts/uploads/${key}`)).toMatchObject({
      http: 404,
      envelope: { status: status.notFound },
    });
  }
});
