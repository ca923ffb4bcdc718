import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '#contracts/areas/uploads.ts';
import { status } from '#contracts/envelope.ts';
import { folderFiles } from '#mock/bindings/fileFolder.ts';
import { spillingFiles } from '#mock/bindings/spillingFiles.ts';
import { BucketUpload, ossAccessKeyId, signPolicy } from '#mock/records/oss.ts';
import { Copy } from '#mock/routing/copy.ts';
import { type FileStore, memoryFiles, putFile } from '#mock/store/files.ts';
import { BodyMemory } from '#mock/wire/body.ts';
import { testMoment } from '../../contracts/testing/moment.ts';
import { bucketFailure, fieldsOf, putInBucket } from './bucketForm.ts';
import { type Running, startMock } from './running.ts';
import { scratch } from './spawned.ts';

const megabyte = 1_048_576;
const { folder, clean } = scratch();
afterAll(clean);

/** Begins like an mp4; the rest counts up, so that a part tells where it is from. */
function mp4(size: number, brand = 'isom'): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at++) bytes[at] = at % 251;
  bytes.write(`\0\0\0\x18ftyp${brand}`, 0, 'latin1');
  return bytes;
}

async function signed(mock: Running, file_name = '航拍.mp4') {
  const token = await mock.tokenOf('operator');
  const { envelope } = await mock.call<Record<string, string>>(uploads.postSignature, token, {
    body: { file_name },
  });
  return envelope.data;
}

describe.each<[name: string, make: () => FileStore]>([
  ['in memory', () => memoryFiles()],
  ['in a folder', () => folderFiles(join(folder, 'kept'))],
  ['in memory while it is small, then on the disk', () => spillingFiles(() => join(folder, 'spilled'), 1000)],
])('a video %s', (_, make) => {
  let mock: Running;
  let files: FileStore;
  beforeAll(async () => {
    files = make();
    mock = await startMock({ files });
    return () => mock.stop();
  });
  const uploaded = () => files.keys().filter((key) => !key.endsWith('.svg'));
  const bytes = mp4(3 * megabyte + 17);

  it('is stored and served with its type, as a whole', async () => {
    const terms = await signed(mock);
    expect(await putInBucket(mock.origin, fieldsOf(terms), bytes)).toEqual({ http: 200, text: '' });
    const served = await fetch(mock.origin + terms.url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
    });
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is played by parts, as a player asks for them', async () => {
    const terms = await signed(mock);
    await putInBucket(mock.origin, fieldsOf(terms), bytes);
    const size = bytes.length;
    const ask = async (headers: Record<string, string>, method = 'GET') => {
      const answer = await fetch(mock.origin + terms.url, { method, headers });
      const body = Buffer.from(await answer.arrayBuffer());
      return {
        http: answer.status,
        range: answer.headers.get('content-range'),
        body,
        headers: answer.headers,
      };
    };
    for (const [range, first, last] of [
      ['bytes=0-', 0, size - 1],
      ['bytes=100-299', 100, 299],
      ['bytes=70000-2200000', 70_000, 2_200_000],
      [`bytes=${size - 5}-${size + 99}`, size - 5, size - 1],
      ['bytes=-17', size - 17, size - 1],
    ] as const) {
      const { http, range: told, body } = await ask({ range });
      expect([range, http, told]).toEqual([range, 206, `bytes ${first}-${last}/${size}`]);
      expect(body.equals(bytes.subarray(first, last + 1)), range).toBe(true);
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const outside = await ask({ range });
      expect([outside.http, outside.range, outside.body.length]).toEqual([416, `bytes */${size}`, 0]);
    }
    for (const range of ['bytes=5-1', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=-', 'nonsense'])
      expect([range, (await ask({ range })).http]).toEqual([range, 200]);
    const head = await ask({}, 'HEAD');
    expect([head.http, head.body.length, head.headers.get('content-length')]).toEqual([200, 0, String(size)]);
    const etag = head.headers.get('etag') ?? '';
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).http).toBe(206);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).http).toBe(200);
  });

  it('outlives a reset while a snapshot names it, and no longer', async () => {
    const terms = await signed(mock);
    await putInBucket(mock.origin, fieldsOf(terms), bytes);
    mock.control.snapshots.save('甲');
    mock.mock.reset();
    expect((await fetch(mock.origin + terms.url)).status).toBe(200);
    mock.control.snapshots.restore('甲');
    mock.control.snapshots.replaceAll([]);
    mock.mock.reset();
    expect((await fetch(mock.origin + terms.url)).status).toBe(404);
  });

  it('that is no mp4, or too large, is refused as the bucket does, and nothing of it stays', async () => {
    const before = uploaded();
    const refused: [Buffer, string][] = [
      [Buffer.from('MZ a renamed program, long enough'), 'InvalidArgument'],
      [Buffer.from('tiny'), 'InvalidArgument'],
      [mp4(5000, 'qt  '), 'InvalidArgument'],
      [mp4(5000, 'heic'), 'InvalidArgument'],
      [Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(50)]), 'InvalidArgument'],
      [Buffer.concat([mp4(12), Buffer.alloc(100 * megabyte - 11)]), 'EntityTooLarge'],
    ];
    for (const [wrong, code] of refused) {
      const answer = await putInBucket(mock.origin, fieldsOf(await signed(mock)), wrong);
      expect(answer).toEqual(bucketFailure(400, code));
    }
    expect(await putInBucket(mock.origin, fieldsOf(await signed(mock, 'a.png')), mp4(5000))).toEqual(
      bucketFailure(400, 'InvalidArgument'),
    );
    expect(uploaded()).toEqual(before);
  });

  it('that breaks off leaves nothing behind, and the same policy can be used again', async () => {
    const before = uploaded();
    const fields = fieldsOf(await signed(mock));
    const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`;
    const head = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`);
    const form = `${head.join('')}${part('file')}; filename="a.mp4"\r\n\r\n`;
    const socket = connect(Number(new URL(mock.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/apps/oss/bucket HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes.length}\r\n\r\n${form}`,
    );
    await new Promise((sent) => socket.write(bytes.subarray(0, megabyte), sent));
    socket.destroy();
    await expect.poll(() => leftovers()).toEqual([]);
    expect(uploaded()).toEqual(before);
    expect((await putInBucket(mock.origin, fields, bytes)).http).toBe(200);
    expect(uploaded()).toHaveLength(before.length + 1);
  });

  it('is dropped by a fault, and stored at the next try', async () => {
    mock.control.faults.add({ endpoint: 'oss.bucket', kind: 'drop', times: 1 });
    const fields = fieldsOf(await signed(mock));
    await expect(putInBucket(mock.origin, fields, bytes)).rejects.toThrow();
    expect(mock.control.journal.list()[0]).toMatchObject({ endpoint: 'oss.bucket', http: 0, fault: 'drop' });
    expect((await putInBucket(mock.origin, fields, bytes)).http).toBe(200);
    expect(mock.control.journal.list()[0]?.body).toEqual({ key: fields.key, bytes: bytes.length });
  });
});

const leftovers = () =>
  ['kept', 'spilled'].flatMap((name) => {
    try {
      return readdirSync(join(folder, name)).filter((file) => file.endsWith('.part'));
    } catch {
      return [];
    }
  });

it('what a killed process did not finish is gone at the next start', () => {
  const where = join(folder, 'killed');
  const writer = folderFiles(where).create('a.mp4');
  writer.write(mp4(100));
  expect(readdirSync(where)).toEqual(['a.mp4.1.part']);
  expect(folderFiles(where).get('a.mp4')).toBeUndefined();
  expect(readdirSync(where)).toEqual([]);
});

it.each<[where: string, make: () => FileStore]>([
  ['in memory', () => memoryFiles()],
  ['in a folder', () => folderFiles(join(folder, 'twice'))],
])('two at once under one key, %s: the first that is whole is kept, and the other is refused', (_, make) => {
  const files = make();
  const terms = { key: 'a.mp4', expire: testMoment / 1000 + 60, maxBytes: megabyte, types: ['video/mp4'] };
  const fields = { ...signPolicy(terms, 'secret'), key: 'a.mp4', OSSAccessKeyId: ossAccessKeyId };
  const upload = () => new BucketUpload(fields, { files, nowMs: testMoment, secret: 'secret' });
  const [one, other] = [upload(), upload()];
  one.write(mp4(100));
  other.write(mp4(50));
  expect(one.finish()).toEqual({ http: 200, code: '' });
  other.write(mp4(50));
  expect(other.finish()).toEqual({ http: 409, code: 'FileAlreadyExists' });
  expect(files.get('a.mp4')?.size).toBe(100);
});

it('memory counts what arrives, gives it back when it breaks off, and never more', () => {
  const store = memoryFiles(100);
  const one = store.create('a.mp4');
  one.write(Buffer.alloc(80));
  expect(() => putFile(store, 'b.png', { type: 'image/png', bytes: Buffer.alloc(30) })).toThrow(/used up/);
  one.discard();
  putFile(store, 'b.png', { type: 'image/png', bytes: Buffer.alloc(100) });
  store.clear();
  expect(store.keys()).toEqual([]);
  putFile(store, 'c.png', { type: 'image/png', bytes: Buffer.alloc(100) });
});

it('the disk that takes large files is limited: those that are whole and those that arrive count, until they are gone', () => {
  const store = spillingFiles(() => join(folder, 'limited'), 100, 1000);
  const large = (key: string, size: number) => putFile(store, key, { type: 'video/mp4', bytes: mp4(size) });
  large('a.mp4', 600);
  expect(() => large('b.mp4', 401)).toThrow(/disk space for files is used up/);
  const [one, other] = [store.create('c.mp4'), store.create('d.mp4')];
  one.write(mp4(300));
  expect(() => other.write(mp4(150))).toThrow(/used up/);
  other.discard();
  expect(() => one.write(mp4(101))).toThrow(/used up/);
  one.discard();
  // What stays in memory does not count.
  large('small.mp4', 90);
  large('b.mp4', 400);
  store.clear();
  large('a.mp4', 1000);
  expect(store.keys()).toEqual(['a.mp4']);
});

it('bodies share their memory, also copies that wait for a real backend, and give it back', () => {
  const memory = new BodyMemory(100);
  const [one, other] = [new Copy(1000, memory), new Copy(1000, memory)];
  one.add(mp4(80));
  other.add(mp4(15));
  other.add(mp4(30));
  expect([one.bytes?.length, other.bytes, other.size]).toEqual([80, undefined, 45]);
  one.release();
  const third = new Copy(1000, memory);
  third.add(mp4(100));
  expect([one.bytes, third.bytes?.length]).toEqual([undefined, 100]);
  const long = new Copy(10, memory);
  long.add(mp4(11));
  third.release();
  expect(memory.take(100)).toBe(true);
});

it('names that are no picture and no mp4 get no policy; who tries a video is told which one is taken', async () => {
  const mock = await startMock();
  const token = await mock.tokenOf('operator');
  const messageOf = async (file_name: string) =>
    (await mock.call(uploads.postSignature, token, { body: { file_name } })).envelope;
  expect(await messageOf('a.MP4')).toMatchObject({ status: 1 });
  for (const name of ['a.mov', 'a.avi'])
    expect(await messageOf(name)).toEqual({
      status: status.invalid,
      message: '仅支持mp4格式，大小不能超过100M',
      data: { field: 'file_name' },
    });
  expect((await messageOf('a.exe')).message).toBe('请上传jpg、jpeg、png、gif格式的图片');
  await mock.stop();
});
