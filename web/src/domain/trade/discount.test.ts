import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import kit from '../../locales/zh/kit.ts';
import { formatDiscount } from './discount.ts';

beforeAll(() => i18next.init({ lng: 'zh', resources: { zh: { kit } } }));

it('formatDiscount shows tenths', () => {
  expect([85, 80, 1, 99, 100].map(formatDiscount)).toEqual(['8.5折', '8折', '0.1折', '9.9折', '无折扣']);
});
