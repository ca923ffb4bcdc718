import { expect, it } from 'vitest';
import { placeOfLink } from './mapLinks.ts';

it.each<[string, string, [number, number], string]>([
  ['amap', 'https://uri.amap.com/marker?position=116.473195,39.993253', [116.473195, 39.993253], 'gcj02'],
  [
    'amap',
    'https://uri.amap.com/marker?position=121.287689,31.234527&name=park&src=mypage&coordinate=wgs84&callnative=0',
    [121.287689, 31.234527],
    'wgs84',
  ],
  [
    'amap',
    'https://wb.amap.com/?q=31.222811749011463%2C121.46840706467624%2C%E4%B8%8A%E6%B5%B7%E5%B8%8215-17%E5%8F%B7&src=app_C3090',
    [121.46840706467624, 31.222811749011463],
    'gcj02',
  ],
  [
    'amap',
    'https://wb.amap.com/?p=B0FFG12345%2C30.221845%2C120.098612%2C%E8%A5%BF%E6%B9%96%2C%E9%BE%99%E4%BA%95%E8%B7%AF1%E5%8F%B7',
    [120.098612, 30.221845],
    'gcj02',
  ],
  ['amap', 'https://www.gaode.com/place?lnglat=120.098612,30.221845', [120.098612, 30.221845], 'gcj02'],
  ['amap', '我在西湖：uri.amap.com/marker?position=120.1,30.2，快来', [120.1, 30.2], 'gcj02'],
  [
    'baidu',
    'https://map.baidu.com/poi/%E9%BB%84%E5%B2%A9%E5%AE%A2%E8%BF%90%E4%B8%AD%E5%BF%83/@13502918.375,3315902.2199999997,16z?uid=fef3&da_src=shareurl',
    [13502918.375, 3315902.2199999997],
    'bd09mc',
  ],
  ['baidu', 'https://map.baidu.com/@13520653,3317203,13z', [13520653, 3317203], 'bd09mc'],
  [
    'baidu',
    'http://api.map.baidu.com/marker?location=40.047669,116.313082&title=我的位置&content=百度奎科大厦&output=html',
    [116.313082, 40.047669],
    'bd09',
  ],
  [
    'baidu',
    'http://api.map.baidu.com/marker?location=40.047669,116.313082&coord_type=gcj02&output=html',
    [116.313082, 40.047669],
    'gcj02',
  ],
])('%s: %s', (map, link, pair, system) => {
  expect(placeOfLink(link)).toMatchObject({ map, at: { pair, system } });
});

it('the place in an address of map.baidu.com is the middle of the map', () => {
  expect(placeOfLink('https://map.baidu.com/@13520653,3317203,13z')?.isCentre).toBe(true);
});

it.each(['【西湖】https://surl.amap.com/4mkKGuyJ2bz', 'https://j.map.baidu.com/d7/RyTc'])(
  '%s is short',
  (link) => {
    expect(placeOfLink(link)).toMatchObject({ isShort: true });
  },
);

it.each([
  'https://www.amap.com/place/B0FFFAB6J2',
  'https://map.baidu.com/search/x?querytype=s',
  'https://map.baidu.com/%E0%A4%A/search',
])('%s has no coordinates', (link) => {
  expect(placeOfLink(link)?.at).toBeUndefined();
});

it.each([
  '',
  '120.1,30.2',
  'https://amap.com.evil.example/marker?position=120.1,30.2',
  'https://example.com/@1,2',
])('%j is no link to a map', (text) => {
  expect(placeOfLink(text)).toBeUndefined();
});
