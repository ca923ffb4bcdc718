// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import trade from '../../locales/zh/trade.ts';
import { RecordScope } from './RecordScope.tsx';

const { host, draw } = drawing();
inChinese({ trade });

const rows = [
  {
    productId: '4',
    productName: '成人票',
    memberId: '9',
    memberName: '林晓',
    roomId: '7',
    roomName: '湖景大床房',
  },
];
const narrow = vi.fn<(filters: object) => void>();
const show = (criteria: Record<string, string>) => {
  draw(<RecordScope list={{ criteria, narrow }} rows={rows} />);
  return [...host.querySelectorAll('[role=status]')].map((line) => line.textContent);
};

test('the list says of which product and which member its records are', () => {
  expect(show({ productId: '4', memberId: '9' })).toEqual([
    '只显示林晓的记录全部会员',
    '只显示成人票的记录全部产品',
  ]);
  expect(show({ roomId: '7' })).toEqual(['只显示湖景大床房的记录全部房型（房源）']);
  // Rows of the filter before, or none at all.
  expect(show({ productId: '5' })).toEqual(['只显示该产品的记录全部产品']);
  expect(show({ payType: '10' })).toEqual([]);
});

test('its button shows all products again', () => {
  show({ productId: '4' });
  act(() => host.querySelector('button')?.click());
  expect(narrow).toHaveBeenLastCalledWith({ productId: '' });
});
