import * as z from 'zod/mini';
import { area } from '../endpoint.ts';
import { formOf } from '../records.ts';
import { productCalls } from '../trade/products.ts';
import { stayExtras, stayFields, stayFilters, stayRow, stayRules } from '../trade/stayProducts.ts';

/** Rate plans of hotel rooms, 酒店产品 (domain design, section 9.4). */

const fields = stayFields('hotel');
export const productHotelForm = formOf(fields, stayRules).update;
export type ProductHotelForm = z.infer<typeof productHotelForm>;

const record = z.object({ ...fields, ...stayExtras });
export type ProductHotel = z.infer<typeof record>;

export const productsHotel = area(
  'productsHotel',
  productCalls({
    kind: 'hotel',
    filters: stayFilters(fields),
    fields,
    rules: stayRules,
    row: stayRow,
    record,
  }),
);
