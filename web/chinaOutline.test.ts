import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeChinaOutline } from './chinaOutline.ts';
import { citiesOf, cityAt, kmFromArea } from './src/kit/map/outline.ts';

const outline = makeChinaOutline();
const cities = citiesOf(outline);

it('has all 34 provinces', () => {
  const provinces = new Set(cities.map(({ properties }) => properties.province));
  expect(provinces.size).toBe(34);
  for (const name of ['台湾省', '香港特别行政区', '澳门特别行政区', '海南省', '西藏自治区'])
    expect(provinces).toContain(name);
});

it.each([
  ['杭州市', 120.1435, 30.2506],
  ['北京市', 116.3975, 39.9087],
  ['台北市', 121.5645, 25.0338],
  ['香港特别行政区', 114.1733, 22.3193],
  ['澳门特别行政区', 113.5439, 22.1987],
  ['山南市', 92.4, 27.9],
  ['喀什地区', 75.99, 39.47],
])('%s is where it is', (name, longitude, latitude) => {
  expect(cityAt(cities, { longitude, latitude })?.name).toBe(name);
});

it('has the islands of the South China Sea and the line around them', () => {
  for (const [longitude, latitude] of [
    [112.34, 16.83],
    [112.89, 9.55],
    [112.28, 3.97],
  ] as const)
    expect(
      kmFromArea(cities, { provinceName: '海南省', cityName: '三沙市' }, { longitude, latitude }),
    ).toBeLessThan(20);
  const dashes = outline.objects.lines.geometries.map((line) =>
    line.type === 'MultiLineString' ? line.arcs.length : 1,
  );
  expect(Math.max(...dashes)).toBe(10);
});

it('knows an area by its city, by its province where it has no such city, and else not', () => {
  const inHangzhou = { longitude: 120.1435, latitude: 30.2506 };
  const kmFrom = (provinceName: string, cityName: string) =>
    kmFromArea(cities, { provinceName, cityName }, inHangzhou);
  expect(kmFrom('浙江省', '杭州市')).toBe(0);
  expect(kmFrom('浙江省', '宁波市')).toBeGreaterThan(70);
  expect(kmFrom('北京市', '市辖区')).toBeGreaterThan(1000);
  expect(kmFrom('浙江省', '省直辖县')).toBe(0);
  expect(kmFrom('某省', '某市')).toBeUndefined();
});

it('is loaded in less than 150 kB', () => {
  expect(gzipSync(JSON.stringify(outline), { level: 9 }).length).toBeLessThan(150_000);
});
