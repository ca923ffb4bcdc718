import * as z from 'zod/mini';
import { saleStep } from '../enums/products.ts';
import { told } from '../forms/fieldInfo.ts';
import '../words/products.ts';

/** What lists of venues and rooms tell of the products that are sold of them (domain design, sections 8.3 to 8.6). */

/** Products of it that were not removed, on sale or not. */
export const productCount = told(z.int(), { label: 'productCount' });

/** The steps that are missing before it can be sold; of several ways to a sale those of the shortest. Empty = orders are taken. */
export const missing = z.array(z.enum(saleStep));

export const productSummary = {
  productCount,
  /** Cents; the lowest open price of the next 30 days among its products on sale, null when there is none. */
  minPrice: told(z.nullable(z.int()), { label: 'lowestPrice', unit: 'yuan' }),
};
