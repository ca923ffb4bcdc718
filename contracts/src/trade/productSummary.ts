import * as z from 'zod/mini';
import { told } from '../forms/fieldInfo.ts';
import '../words/products.ts';

/** What lists of venues and rooms tell of the products that are sold of them (domain design, sections 8.3 to 8.6). */

/** Products of it that were not removed, on sale or not. */
export const productCount = told(z.int(), { label: 'productCount' });

export const productSummary = {
  productCount,
  /** Cents; the lowest open price of the next 30 days among its products on sale, null when there is none. */
  minPrice: told(z.nullable(z.int()), { label: 'lowestPrice', unit: 'yuan' }),
};
