import { expect, it } from 'vitest';
import { estateVideoKind, videoSource } from '../enums/estates.ts';
import { speak } from '../words.ts';
import { estateVideo } from './media.ts';

const { upload, link } = videoSource;
const video = {
  ...{ title: '项目宣传片', kind: estateVideoKind.film, source: upload, url: '/oss/film.mp4' },
  ...{ coverUrl: '/oss/film.png', seconds: 96, enabled: 1 },
};
/** What is said of a video, by its field. */
const faultsOf = (values: object) =>
  (estateVideo.safeParse({ ...video, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    speak(message),
  ]);

it.each([
  [upload, '', '请上传视频'],
  [link, '', '请输入视频链接'],
  [upload, `/${'a'.repeat(300)}`, '视频不能超过300个字符'],
  [link, `https://vr.example/${'a'.repeat(282)}`, '视频链接不能超过300个字符'],
  [upload, 'film.mp4', '请输入正确的链接地址'],
  [upload, '/film<1>.mp4', '请输入正确的链接地址'],
  [link, 'vr.example', '请输入正确的链接地址'],
  [link, '/scene/8', '请输入正确的链接地址'],
  [upload, '/film.mov', '仅支持mp4格式，大小不能超过100M'],
])('of a video whose source is %i the address "%s" is refused once', (source, url, says) =>
  expect(faultsOf({ source, url })).toEqual([['url', says]]),
);

it('a right address is taken from either source', () => {
  expect(faultsOf({ source: upload, url: '/oss/film.mp4' })).toEqual([]);
  expect(faultsOf({ source: link, url: 'https://vr.example/scene/8' })).toEqual([]);
});

it('an address that is missing is told beside the faults of other fields', () => {
  const faults = faultsOf({ source: link, kind: 0, url: '', coverUrl: '' });
  expect(faults).toContainEqual(['coverUrl', '请上传视频封面']);
  expect(faults).toContainEqual(['url', '请输入视频链接']);
  expect(faults).toContainEqual(['kind', '请选择视频类型']);
  expect(faultsOf({ url: undefined })).toEqual([['url', '请上传视频']]);
  expect(faultsOf({ kind: estateVideoKind.vr, source: upload, url: '/oss/film.mp4' })).toEqual([
    ['source', 'VR全景只能填写链接'],
  ]);
});
