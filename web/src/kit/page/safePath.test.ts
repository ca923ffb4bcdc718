import { expect, test } from 'vitest';
import { safePath } from './safePath.ts';

test.each([
  ['/setting/sms-manage/send-record?success=0&page=2', '/setting/sms-manage/send-record?success=0&page=2'],
  ['/order/order-manage/order-hotel-list', '/order/order-manage/order-hotel-list'],
])('a path of the console stays: %s', (wanted, path) => {
  expect(safePath(wanted)).toBe(path);
});

test.each([
  null,
  '',
  '//evil.example',
  '///evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '%2F%2Fevil.example',
  '/\tevil',
  '/%E0%A4%A',
  '/login?redirect=/login',
  '/redirect//evil.example',
  '/..//evil.example',
])('anything else leads home: %s', (wanted) => {
  expect(safePath(wanted)).toBe('/home');
});
