import { expect, it } from 'vitest';
import { orderOfTab } from './deadlines.tsx';

const of = (address: string) => orderOfTab(new URLSearchParams(address));

it('begins with the order that ends first, only where orders wait for the merchant and nobody sorts them', () => {
  expect(of('status=20&createStart=2026-02-13')).toEqual({ sort: 'confirmDeadline', direction: 'asc' });
  expect(of('status=20&sort=payPrice')).toBeUndefined();
  expect(of('status=30')).toBeUndefined();
  expect(of('')).toBeUndefined();
});
