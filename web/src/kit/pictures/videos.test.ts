import { expect, it } from 'vitest';
import { speak } from '#contracts/words.ts';
import { goneFile } from '../testing/goneFile.ts';
import { videoFault } from './videos.ts';

const head = (brand: string) => new TextEncoder().encode(`\0\0\0\x18ftyp${brand}`);
const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>, size = bytes.length) =>
  new File([bytes, new Uint8Array(size - bytes.length)], name);
const megabytes = 1_048_576;

it('takes mp4 files of at most 100 MB, whatever the case of their names', async () => {
  expect(await videoFault(fileOf('航拍.MP4', head('isom')))).toBeUndefined();
  expect(await videoFault(fileOf('a.b.mp4', head('mp42'), 100 * megabytes))).toBeUndefined();
});

it('refuses other names and contents, and what is too large, in the specified words', async () => {
  const refused = [
    fileOf('a.mov', head('isom')),
    fileOf('mp4', head('isom')),
    fileOf('renamed.mp4', head('qt  ')),
    fileOf('setup.mp4', new TextEncoder().encode('MZ a program')),
    fileOf('empty.mp4', new Uint8Array()),
    fileOf('large.mp4', head('isom'), 100 * megabytes + 1),
  ];
  const faults = await Promise.all(refused.map(videoFault));
  expect(faults.map((fault) => fault && speak(fault))).toEqual(
    refused.map(() => '仅支持mp4格式，大小不能超过100M'),
  );
});

it('says that a file that is gone since it was chosen cannot be uploaded', async () => {
  expect(speak((await videoFault(await goneFile('a.mp4'))) ?? '')).toBe('文件上传失败!');
});
