import { expect, it } from 'vitest';
import { estateImageKind } from '#contracts/enums/estates.ts';
import { type EstateImage, imagesForm } from '#contracts/estate/media.ts';
import { named, withKind } from './imageKinds.ts';

const { rendering, reality, licence } = estateImageKind;
const image = (url: string, kind: EstateImage['kind'], covered = false) => ({
  url,
  name: url,
  covered,
  kind,
});
const coversOf = (images: readonly EstateImage[]) =>
  images.filter(({ covered }) => covered).map(({ url }) => url);

it('the first picture of all is the cover by itself, a licence and a later one are not', () => {
  const first = withKind([], reality, [{ url: '/a', name: 'a' }]);
  expect(first).toEqual([{ url: '/a', name: 'a', covered: true, kind: reality }]);
  expect(coversOf(withKind([], licence, [{ url: '/a', name: 'a' }]))).toEqual([]);
  const second = withKind(first, rendering, [{ url: '/b', name: '' }]);
  expect(second).toEqual([{ url: '/b', covered: false, kind: rendering }, ...first]);
});

it('a new picture is called after its file, which may have a long name; a name that was typed stays', () => {
  const shown = [image('/a', reality, true)];
  const list = [
    { url: '/a', name: '湖景.png', covered: true },
    { url: '/b', name: `${'长'.repeat(120)}.png` },
    { url: '/c', name: '<b>中庭.jpg' },
  ];
  const images = withKind(shown, reality, named(shown, list));
  expect(images.map(({ name }) => name)).toEqual(['湖景.png', '长'.repeat(100), 'b中庭']);
  expect(imagesForm.safeParse({ images }).success).toBe(true);
});

it('a new cover takes the flag from the other kinds; taken back, there is none and the form says so', () => {
  const before = [image('/a', rendering, true), image('/b', reality), image('/c', reality)];
  const chosen = withKind(before, reality, [
    { url: '/b', name: 'b', covered: false },
    { url: '/c', name: 'c', covered: true },
  ]);
  expect(coversOf(chosen)).toEqual(['/c']);
  const unset = withKind(chosen, reality, [
    { url: '/b', name: 'b', covered: false },
    { url: '/c', name: 'c', covered: false },
  ]);
  expect(coversOf(unset)).toEqual([]);
  expect(imagesForm.safeParse({ images: unset }).error?.issues[0]?.message).toBe('coverRequired');
});

it('the order within a kind is that of its list, and other kinds stay as they are', () => {
  const before = [
    image('/a', rendering, true),
    image('/b', reality),
    image('/c', reality),
    image('/d', licence),
  ];
  const turned = withKind(before, reality, [
    { url: '/c', name: 'c', covered: false },
    { url: '/b', name: 'b', covered: false },
  ]);
  expect(turned.map(({ url }) => url)).toEqual(['/a', '/c', '/b', '/d']);
});
