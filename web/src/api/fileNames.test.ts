import { expect, it } from 'vitest';
import { shortFileName, titleOfFile } from './fileNames.ts';

it('a long name is cut before its extension, and never within a character', () => {
  expect(shortFileName('湖景.jpg', 10)).toBe('湖景.jpg');
  expect(shortFileName('湖.景.jpg', 6)).toBe('湖..jpg');
  expect(shortFileName('没有类型的文件', 4)).toBe('没有类型');
  expect(shortFileName('湖🌊景.jpg', 6)).toBe('湖.jpg');
});

it('a picture is called after its file', () => {
  expect(titleOfFile('湖景.正面.JPG', 100)).toBe('湖景.正面');
  expect(titleOfFile('.jpg', 100)).toBe('.jpg');
  expect(titleOfFile(' <b>湖景 .png', 100)).toBe('b湖景');
  expect(titleOfFile('湖🌊景.png', 2)).toBe('湖');
});
