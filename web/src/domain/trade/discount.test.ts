import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import kit from '../../locales/zh/kit.ts';
import { formatDiscount, parseDiscount } from './discount.ts';

beforeAll(() => i18next.init({ lng: 'zh', resources: { zh: { kit } } }));

it('formatDiscount shows tenths', () => {
  expect([85, 80, 1, 99, 100].map(formatDiscount)).toEqual(['8.5折', '8折', '0.1折', '9.9折', '无折扣']);
});

it('parseDiscount reads 0.1 to 10 with at most one decimal (domain design E10)', () => {
  expect(['8.5', '10', '10.0', '0.1', ' 9 '].map(parseDiscount)).toEqual([85, 100, 100, 1, 90]);
  expect(['0', '0.0', '10.1', '11', '', '-1', 'x', '1e1'].map(parseDiscount)).toEqual(
    Array(8).fill('discountRange'),
  );
  expect(['8.55', '10.10'].map(parseDiscount)).toEqual(Array(2).fill('discountDecimals'));
});
