import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { mayBeEmpty, money } from '../forms/numberFields.ts';
import { formOf } from '../records.ts';
import { productCalls } from '../trade/products.ts';
import { stayExtras, stayFields, stayFilters, stayRow, stayRules } from '../trade/stayProducts.ts';

/** Rate plans of guesthouse rooms, 民宿产品 (domain design, section 9.4). */

const fields = {
  ...stayFields('house'),
  /** Cents for one; paid at the house, where breakfast is not included. */
  breakfastPrice: mayBeEmpty(money('breakfastPrice', 1, 100_000)),
};
export const productHouseForm = formOf(fields, stayRules).update;
export type ProductHouseForm = z.infer<typeof productHouseForm>;

const record = z.object({ ...fields, ...stayExtras });
export type ProductHouse = z.infer<typeof record>;

export const productsHouse = area(
  'productsHouse',
  productCalls({
    kind: 'house',
    filters: stayFilters(fields),
    fields,
    rules: stayRules,
    row: stayRow,
    record,
  }),
);
