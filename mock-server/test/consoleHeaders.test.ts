import { expect, it } from 'vitest';
import { consoleHeaders, consoleHeadersFor } from '../src/bindings/consoleHeaders.ts';

const imagesOf = (config: object) =>
  /img-src ([^;]+);/.exec(consoleHeadersFor(config)['content-security-policy'])?.[1];

it.each([
  ['https://tiles.example:8443/{z}/{x}/{y}.png?key=1', ' https://tiles.example:8443'],
  ['http://10.0.0.7/tile?x={x}&y={y}&z={z}', ' http://10.0.0.7'],
  ['/tiles/{z}/{x}/{y}.png', ''],
  ['https://a.example; script-src *', ''],
])('map tiles of %s may be shown, and no other host more', (tiles, added) => {
  expect(imagesOf({ map: { tiles } })).toBe(`'self' data: blob: https:${added}`);
});

it('without a map nothing is added', () => {
  expect(consoleHeadersFor({})).toBe(consoleHeaders);
});
