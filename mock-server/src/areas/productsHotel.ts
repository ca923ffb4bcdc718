import {
  type ProductHotel,
  type ProductHotelForm,
  productHotelForm,
  type productsHotel as productsHotelCalls,
} from '#contracts/areas/productsHotel.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import type { StayProductRow } from '#contracts/trade/stayProducts.ts';
import type { Handlers } from '../records/context.ts';
import type { StayTerms } from '../store/tradeRows.ts';
import { productHandlers } from '../trade/products/productHandlers.ts';
import { column, fields, matches, termsOf } from '../trade/products/stayTerms.ts';

type Query = QueryOf<typeof productsHotelCalls.list>;

/** Rate plans of hotel rooms. */
export const productsHotel: Handlers<typeof productsHotelCalls> = productHandlers<
  Query,
  ProductHotelForm,
  StayTerms,
  StayProductRow,
  ProductHotel
>({
  kind: 'hotel',
  name: '酒店产品',
  form: productHotelForm,
  matches,
  column,
  fields,
  terms: (body) => ({ ...termsOf(body), breakfastPrice: 0 }),
});
