import { expect, it } from 'vitest';
import { detailOfProduct } from './detailOfProduct.ts';

it('tells products of the same name apart by their venue, and leaves other records as they are', () => {
  expect(detailOfProduct({ id: '4', name: '成人票', resourceName: '赤水崖瀑布' })).toBe('赤水崖瀑布');
  expect(detailOfProduct({ id: '1', name: '云栖湖度假酒店' })).toBe('');
});
