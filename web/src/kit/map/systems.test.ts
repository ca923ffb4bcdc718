import { expect, it } from 'vitest';
import { readLink } from './readLink.ts';
import { fromWire, type Pair, type System, toWire } from './systems.ts';

/** The samples that the README of wandergis/coordtransform publishes for (116.404, 39.915). */
const published: [from: System, longitude: number, latitude: number][] = [
  ['bd09', 116.397627, 39.908657],
  ['wgs84', 116.410244, 39.916404],
  ['gcj02', 116.404, 39.915],
];
it.each(published)('a point of %s is the published one of GCJ-02', (from, longitude, latitude) => {
  expect(toWire([116.404, 39.915], from)).toEqual({ longitude, latitude });
});

it.each<[System, number, number]>([
  ['bd09', 116.410369, 39.921337],
  ['wgs84', 116.397756, 39.913596],
])('and back to %s', (to, x, y) => {
  const [east, north] = fromWire({ longitude: 116.404, latitude: 39.915 }, to);
  expect(east).toBeCloseTo(x, 5);
  expect(north).toBeCloseTo(y, 5);
});

// Baidu's own coordinate picker shows (109.047102, 34.315398) for these metres.
it("Baidu's metres are its degrees", () => {
  const { longitude, latitude } = toWire([12139200, 4046920], 'bd09mc');
  const [x, y] = fromWire({ longitude, latitude }, 'bd09');
  expect(x).toBeCloseTo(109.047102, 5);
  expect(y).toBeCloseTo(34.315398, 5);
});

it.each<System>(['wgs84', 'bd09', 'bd09mc'])('%s there and back is the same within a metre', (system) => {
  for (const [longitude, latitude] of [
    [120.098612, 30.221845],
    [87.617733, 43.792818],
    [109.508268, 18.247872],
  ] as Pair[]) {
    const again = toWire(fromWire({ longitude, latitude }, system), system);
    expect(again.longitude).toBeCloseTo(longitude, 5);
    expect(again.latitude).toBeCloseTo(latitude, 5);
  }
});

it('a link is read in its own system', () => {
  const read = readLink('https://map.baidu.com/poi/x/@13522176,2865337,17z');
  expect(read).toMatchObject({ map: 'baidu', isCentre: true });
  expect('point' in read && read.point.longitude).toBeCloseTo(121.463993, 5);
  expect('point' in read && read.point.latitude).toBeCloseTo(25.057844, 5);
});
it.each([
  ['https://surl.amap.com/4mkKGuyJ2bz', 'short'],
  ['https://www.amap.com/place/B0FFFAB6J2', 'noPoint'],
  ['https://wb.amap.com/?q=45.8289525,1.2666893,Limoges', 'abroad'],
])('%s: %s', (link, fault) => {
  expect(readLink(link)).toEqual({ fault });
});
