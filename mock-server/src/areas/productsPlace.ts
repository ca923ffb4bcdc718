import {
  admitsSeveral,
  type ProductPlaceRow as ListRow,
  type ProductPlace,
  type ProductPlaceForm,
  productPlaceForm,
  type productsPlace as productsPlaceCalls,
} from '#contracts/areas/productsPlace.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { entryMode, useMode } from '#contracts/enums/products.ts';
import type { Handlers } from '../records/context.ts';
import type { TicketTerms } from '../store/tradeRows.ts';
import { todayOfProduct } from '../trade/products/daysToCome.ts';
import { productHandlers } from '../trade/products/productHandlers.ts';

/** Ticket kinds of scenic spots (domain design, section 9.3). */

type Query = QueryOf<typeof productsPlaceCalls.list>;

const noLimit = -1;

/** Fields that belong to a choice that was not made are stored as empty. */
function terms(body: ProductPlaceForm): TicketTerms {
  const { ticketType, aheadDays, cutOffTime, minCount, maxCount, dayLimit, realName } = body;
  const { audience = '', partRefund, expireRefund, feeIncluded, usageNotes } = body;
  const { personCount = 0, validDays = 0, exchangeAddress = '', ageFrom = noLimit, ageTo = noLimit } = body;
  return {
    ticketType,
    aheadDays,
    cutOffTime,
    minCount,
    maxCount,
    dayLimit,
    realName,
    audience,
    partRefund,
    expireRefund,
    feeIncluded,
    usageNotes,
    ageFrom,
    ageTo,
    personCount: admitsSeveral(ticketType) ? personCount : 0,
    useMode: body.useMode,
    validDays: body.useMode === useMode.withinValidity ? validDays : 0,
    entryMode: body.entryMode,
    exchangeAddress: body.entryMode === entryMode.exchange ? exchangeAddress : '',
  };
}

function fields({ personCount, validDays, exchangeAddress, ageFrom, ageTo, ...rest }: TicketTerms) {
  return {
    ...rest,
    ...(personCount > 0 && { personCount }),
    ...(validDays > 0 && { validDays }),
    ...(exchangeAddress !== '' && { exchangeAddress }),
    ...(ageFrom !== noLimit && { ageFrom }),
    ...(ageTo !== noLimit && { ageTo }),
  };
}

export const productsPlace: Handlers<typeof productsPlaceCalls> = productHandlers<
  Query,
  ProductPlaceForm,
  TicketTerms,
  ListRow,
  ProductPlace
>({
  kind: 'place',
  name: '门票产品',
  form: productPlaceForm,
  matches: (_row, { ticketType }, query) => !query.ticketType || ticketType === query.ticketType,
  column: (row, { ticketType, aheadDays, cutOffTime, realName }, context) => ({
    ticketType,
    aheadDays,
    cutOffTime,
    realName,
    marketPrice: row.marketPrice,
    ...todayOfProduct(context, row),
  }),
  terms,
  fields: (_row, own) => fields(own),
});
