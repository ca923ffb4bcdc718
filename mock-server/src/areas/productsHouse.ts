import {
  type ProductHouse,
  type ProductHouseForm,
  productHouseForm,
  type productsHouse as productsHouseCalls,
} from '#contracts/areas/productsHouse.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import type { StayProductRow } from '#contracts/trade/stayProducts.ts';
import type { Handlers } from '../records/context.ts';
import type { StayTerms } from '../store/tradeRows.ts';
import { productHandlers } from '../trade/products/productHandlers.ts';
import { breakfastPriceOf, column, fields, matches, termsOf } from '../trade/products/stayTerms.ts';

type Query = QueryOf<typeof productsHouseCalls.list>;

/** Rate plans of guesthouse rooms; where no breakfast is included, the house may sell one. */
export const productsHouse: Handlers<typeof productsHouseCalls> = productHandlers<
  Query,
  ProductHouseForm,
  StayTerms,
  StayProductRow,
  ProductHouse
>({
  kind: 'house',
  name: '民宿产品',
  form: productHouseForm,
  matches,
  column,
  fields: (row, terms, context) => ({
    ...fields(row, terms, context),
    ...(terms.breakfastPrice > 0 && { breakfastPrice: terms.breakfastPrice }),
  }),
  terms: (body) => ({ ...termsOf(body), breakfastPrice: breakfastPriceOf(body) }),
});
