import { MatchersV3 } from '@pact-foundation/pact';
import { mapValues, omit, pick } from 'es-toolkit';
import { productHotelForm, productsHotel } from '#contracts/areas/productsHotel.ts';
import { productHouseForm, productsHouse } from '#contracts/areas/productsHouse.ts';
import { productPlaceForm, productsPlace } from '#contracts/areas/productsPlace.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { breakfast, ticketType } from '#contracts/enums/products.ts';
import {
  hotelProductExample,
  hotelProductRecordExample,
  houseProductExample,
  houseProductRecordExample,
  placeProductExample,
  placeProductRecordExample,
} from '#contracts/examples/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { answersOf, type Shown } from '../../api/testing/matchers.ts';
import {
  filledText,
  fromState,
  noRows,
  type Persona,
  regex,
  rows,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

type Values = Record<string, unknown>;
const { nullValue } = MatchersV3;

interface Product {
  trade: TradeKind;
  kind: string;
  /** The form's schema, and the example of a record. */
  form: Shown['form'];
  values: Values;
  /** The form that is sent. */
  sent: Values;
  notInRow: string[];
  /** Fields that only some products of the kind have, in addition to those of every kind. */
  chosen: string[];
  /** Fields of a row that are null while there is no price. */
  priced: string[];
  nothing: Values;
  found?: Record<string, number>;
}

/** Fields that depend on another choice. */
const chosenOfAll = ['cancelDays', 'cancelTime', 'feeRate', 'pointLimitRate'];

/** The interactions of plain calls and mirrors, of the copy, and of the refusals that all kinds share. */
function describeProducts(
  calls: Record<string, AnyEndpoint> & { copy: AnyEndpoint; copyOfOwn: AnyEndpoint; allEnabled: AnyEndpoint },
  product: Product,
) {
  const { trade, kind, form, values } = product;
  const pinned = { cancelTime: regex('^\\d{2}:\\d{2}$', '18:00'), exchangeAddress: filledText('游客中心') };
  const notInRecord = ['merchantName'];
  const shown = { form, values, pinned, notInRow: product.notInRow, notInRecord };
  const { row: priced, record: chosen } = answersOf(calls, shown);
  const row = omit(priced, product.priced);
  const record = omit(chosen, [...chosenOfAll, ...product.chosen]);
  const callers: [as: Persona, own: boolean][] = [
    ['operator', false],
    ['merchantManager', true],
  ];
  const everyone = { name: '查无此名', resourceId: '99999999', ...product.nothing };
  for (const [as, own] of callers) {
    const given = (name: string): State[] => [[name, { trade, ...(own && { own: 1 }) }]];
    describeRecords(calls, {
      ...{ as, kind, ...(own && { own: true as const }) },
      actions: ['edit', 'enable', 'remove', 'copy'],
      nothing: own ? everyone : { ...everyone, merchantId: '99999999' },
      found: { enabled: 1, ...product.found },
      row,
      record,
      form: product.sent,
      given: given('a resource takes products'),
      wrong: { marketPrice: 0 },
      refused: [
        {
          words: 'of a resource that is disabled',
          given: given('a resource of products is disabled'),
          field: 'resourceId',
        },
      ],
      unready: {
        words: 'on, without a price to come',
        given: given('a product has no price to come'),
        field: 'enabled',
      },
    });

    const ofOne = (endpoint: AnyEndpoint) => ({
      params: {
        ...(endpoint.path.includes('{belongId}') && { belongId: fromState('belongId', '2') }),
        id: fromState('id', '3'),
      },
    });
    const get = calls[own ? 'getOfOwn' : 'get'] as AnyEndpoint;
    succeeds(get, 'one with every choice', {
      as,
      given: given('a product has every choice'),
      input: ofOne(get) as never,
      data: chosen,
    });
    const list = calls[own ? 'listOfOwn' : 'list'] as AnyEndpoint;
    const unit = own ? { params: { belongId: fromState('belongId', '2') } } : {};
    const page = { offset: 0, limit: 10, priceGap: 10 };
    succeeds(list, 'those without a price', {
      as,
      given: given('a product has no price to come'),
      input: { ...unit, query: page } as never,
      data: rows({ ...priced, ...mapValues(pick(priced, product.priced), nullValue), unpriced: true }),
    });
    succeeds(list, 'one that can be sold all week', {
      as,
      given: given('a product can be sold all week'),
      input: { ...unit, query: { offset: 0, limit: 10, name: fromState('name', '云栖湖成人票') } } as never,
      data: rows({ ...priced, unpriced: false }),
    });
    const copy = own ? calls.copyOfOwn : calls.copy;
    const state = (name: string): State[] => [[name, { kind, ...(own && { own: 1 }) }]];
    succeeds(copy, 'one that is there', {
      as,
      given: state('a record exists'),
      input: { ...ofOne(copy), body: { withPrices: 0 } } as never,
    });
    succeeds(copy, 'one with its prices', {
      as,
      given: given('a day has a price'),
      input: { ...ofOne(copy), body: { withPrices: 1 } } as never,
    });
  }
  const picker = { as: 'operator' as const, given: [['a record exists', { kind }]] as State[] };
  succeeds(calls.allEnabled, 'the first page', {
    ...picker,
    input: { query: { offset: 0, limit: 10 } } as never,
    data: rows(answersOf({ list: calls.allEnabled }, { form, values, notInRow: ['enabled'] }).row),
  });
  succeeds(calls.allEnabled, 'nothing has the name', {
    ...picker,
    input: { query: { offset: 0, limit: 10, name: '查无此名' } } as never,
    data: noRows,
  });
}

const resourceId = fromState('resourceId', '1');

describeProducts(productsPlace, {
  trade: 'place',
  kind: 'productPlace',
  form: productPlaceForm,
  values: placeProductRecordExample,
  sent: { ...placeProductExample, resourceId },
  notInRow: ['resourceId'],
  chosen: ['personCount', 'validDays', 'exchangeAddress', 'ageFrom', 'ageTo'],
  priced: ['minPrice', 'todayStock', 'todayLeft'],
  nothing: {},
  found: { ticketType: ticketType.adult },
});

const ofRoom = { resourceId, roomId: fromState('roomId', '1') };
const stay = {
  notInRow: ['createTime'],
  chosen: ['lateFee', 'confirmMinutes', 'breakfastPrice'],
  priced: ['minPrice', 'weekLeft'],
  nothing: { roomId: '99999999', breakfast: breakfast.four },
};

describeProducts(productsHotel, {
  ...stay,
  trade: 'hotel',
  kind: 'productHotel',
  form: productHotelForm,
  values: hotelProductRecordExample,
  sent: { ...hotelProductExample, ...ofRoom },
});
describeProducts(productsHouse, {
  ...stay,
  trade: 'house',
  kind: 'productHouse',
  form: productHouseForm,
  values: houseProductRecordExample,
  sent: { ...houseProductExample, ...ofRoom },
});
