import { afterEach, expect, it, vi } from 'vitest';
import { loadConfig } from './config.ts';

const bases = { main: '/a', resorts: '/b', apps: '/c' };
const load = (map: object) => {
  vi.stubGlobal('fetch', async () => Response.json({ bases, uploadSecret: 'x', map }));
  return loadConfig();
};
afterEach(() => vi.unstubAllGlobals());

it.each([
  'https://tiles.example/{z}/{x}/{y}.png',
  'http://10.0.0.7:8081/tile?x={x}&y={y}&z={z}',
  '/tiles/{z}/{x}/{y}.png',
])('%s is an address of map tiles', async (tiles) => {
  const { map } = await load({ tiles });
  expect(map).toEqual({ tiles, system: 'gcj02', attribution: '', maxZoom: 18 });
});

it.each([
  'https://tiles.example/{z}/{x}.png',
  'https://t{s}.tiles.example/{z}/{x}/{y}.png',
  '//tiles.example/{z}/{x}/{y}.png',
  'tiles/{z}/{x}/{y}.png',
])('%s is none', async (tiles) => {
  await expect(load({ tiles })).rejects.toThrow('map.tiles');
});
