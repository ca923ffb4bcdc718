import { describe, expect, it } from 'vitest';
import { speak } from '#contracts/words.ts';
import { goneFile } from '../testing/goneFile.ts';
import { imageFault, toggleCover, type UploadedImage, withCover } from './images.ts';

const rules = { types: ['jpg', 'jpeg', 'png', 'gif'], megabytes: 5 };
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a];
const jpg = [0xff, 0xd8, 0xff, 0xe0];
const fileOf = (name: string, bytes: number[], size = bytes.length) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name);
const fault = async (file: File, given = rules) => {
  const token = await imageFault(file, given);
  return token && speak(token);
};

describe('imageFault', () => {
  it('takes pictures of the allowed types, whatever the case of their names', async () => {
    const files = [
      fileOf('a.png', png),
      fileOf('b.c.JPG', jpg),
      fileOf('c.Jpeg', jpg),
      fileOf('d.gif', [0x47, 0x49, 0x46, 0x38, 0x39]),
    ];
    expect(await Promise.all(files.map((file) => fault(file)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('refuses other types, files without one, and contents that are not what the name says', async () => {
    const bad = [
      fileOf('a.webp', png),
      fileOf('png', png),
      fileOf('setup.jpg', [0x4d, 0x5a, 0x90]),
      fileOf('a.gif', png),
      fileOf('empty.png', []),
    ];
    const faults = await Promise.all(bad.map((file) => fault(file)));
    expect(faults).toEqual(Array(bad.length).fill('请上传jpg、jpeg、png、gif格式的图片'));
    expect(await fault(fileOf('a.gif', png), { ...rules, types: ['png'] })).toBe('请上传png格式的图片');
  });

  it('says that a file that is gone since it was chosen cannot be uploaded', async () => {
    expect(await fault(await goneFile('a.png'))).toBe('文件上传失败!');
  });

  it('takes exactly 5 MB and not a byte more', async () => {
    expect(await fault(fileOf('a.png', png, 5 * 1_048_576))).toBeUndefined();
    expect(await fault(fileOf('a.png', png, 5 * 1_048_576 + 1))).toBe('文件大小不能超过5M');
    expect(await fault(fileOf('a.png', png, 1_048_577), { ...rules, megabytes: 1 })).toBe(
      '文件大小不能超过1M',
    );
  });
});

it('one picture at most is the cover; the same again unsets it', () => {
  const images = [
    { url: '1', name: 'a' },
    { url: '2', name: 'b' },
  ];
  const flags = (list: readonly { covered?: boolean }[]) => list.map(({ covered }) => Boolean(covered));
  const first = toggleCover(images, 0);
  expect(flags(first)).toEqual([true, false]);
  const second = toggleCover(first, 1);
  expect(flags(second)).toEqual([false, true]);
  expect(flags(toggleCover(second, 1))).toEqual([false, false]);
});

describe('withCover', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((url) => ({ url, name: '' })) as [
    UploadedImage,
    UploadedImage,
    UploadedImage,
  ];
  const covered = (image: UploadedImage) => ({ ...image, covered: true });
  const coverOf = (list: readonly UploadedImage[]) => list.find((image) => image.covered)?.url;

  it('is the first of the first pictures, and the first that is left when the cover is removed', () => {
    expect(coverOf(withCover([], [a, b]))).toBe('a');
    expect(coverOf(withCover([a, covered(b), c], [a, c]))).toBe('a');
  });

  it('stays where it is when pictures come, go or move', () => {
    expect(coverOf(withCover([a, covered(b)], [a, covered(b), c]))).toBe('b');
    expect(coverOf(withCover([a, covered(b)], [covered(b)]))).toBe('b');
    expect(coverOf(withCover([a, covered(b)], [covered(b), a]))).toBe('b');
  });

  it('is nobody while the user has unset it', () => {
    const unset = withCover([covered(a), b], toggleCover([covered(a), b], 0));
    expect(coverOf(unset)).toBeUndefined();
    expect(coverOf(withCover(unset, [...unset, c]))).toBeUndefined();
  });
});
