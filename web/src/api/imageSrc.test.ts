import { expect, it } from 'vitest';
import { type Config, setConfig } from './config.ts';
import { imageSrc } from './imageSrc.ts';

const withResorts = (resorts: string) => setConfig({ bases: { main: '', resorts, apps: '' } } as Config);

it('leaves addresses alone while the console serves the pictures itself', () => {
  withResorts('/api/resorts');
  expect(imageSrc('/api/resorts/uploads/a.png')).toBe('/api/resorts/uploads/a.png');
  expect(imageSrc('https://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png');
});

it('finds root-relative addresses on the host of the resorts API', () => {
  withResorts('https://resorts.example.com/v1');
  expect(imageSrc('/uploads/a.png')).toBe('https://resorts.example.com/uploads/a.png');
  expect(imageSrc('https://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png');
  expect(imageSrc('blob:https://console/1')).toBe('blob:https://console/1');
});
