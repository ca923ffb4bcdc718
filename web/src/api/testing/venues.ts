import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { saleStep } from '#contracts/enums/products.ts';
import { status } from '#contracts/envelope.ts';
import { type TradeKind, trades } from '#contracts/trade/trade.ts';
import { answersOf, type Shown } from './matchers.ts';
import { describeOffers } from './offers.ts';
import { filledText, fromState, isRefused, type State } from './pact.ts';
import { describeRecords } from './records.ts';

type Values = Record<string, unknown>;

interface Venue extends Omit<Shown, 'notInRow'> {
  kind: 'resort' | 'hotel' | 'minsu';
  trade: TradeKind;
  /** Fields of row and record in addition to the form and to `shownOfAll`. */
  shown?: Values;
  notInRow?: string[];
  /** Filters with the codes that records of the first page have, for the platform and for the merchant user. */
  found: Record<string, number>;
  foundOfOwn?: Record<string, number>;
  /** An invalid value for the platform, and for the merchant user. */
  wrong: Values;
  wrongOfOwn: Values;
  /** A rule between fields: the case in words, the values that break it, and the message at the last of the fields. */
  rule: { words: string; values: Values; says: string; field: string };
  actions?: string[];
}

/** The value of a form's address picker, with ids of the provider state. */
export const areaOfState = {
  provinceId: fromState('provinceId', '33'),
  cityId: fromState('cityId', '3301'),
  provinceName: '浙江省',
  cityName: '杭州市',
};

/** The names of province and city: optional in a form, always present in a record. */
export const areaNamed = {
  'area.provinceName': filledText(areaOfState.provinceName),
  'area.cityName': filledText(areaOfState.cityName),
};

/** Fields that every kind of venue has in row and record in addition to its form. */
const shownOfAll = {
  id: '3',
  version: 1,
  merchantName: '悦途酒店集团',
  provinceName: '浙江省',
  cityName: '杭州市',
  coverUrl: '/api/resorts/uploads/cover.png',
  productCount: 3,
  missing: [saleStep.price],
};

/** The interactions of scenic spots, hotels and guesthouses, for the platform and for the merchant user. */
export function describeVenues(calls: Record<string, AnyEndpoint>, venue: Venue) {
  const { kind, trade, found, foundOfOwn = found, wrong, wrongOfOwn, rule, actions } = venue;
  const { businessType } = trades[trade];
  const values = { ...shownOfAll, ...venue.shown, ...venue.values };
  // Rows with and without a price have their own interactions in `describeOffers`.
  const notInRow = ['minPrice', ...(venue.notInRow ?? [])];
  const pinned = { ...areaNamed, ...venue.pinned };
  const { row, record } = answersOf(calls, { ...venue, values, notInRow, pinned });
  const form = { ...venue.values, area: areaOfState };
  const plainForm = { ...form, merchantId: fromState('merchantId', String(venue.values.merchantId)) };
  const nowhere = { name: '查无此名', provinceId: '99999999', cityId: '99999999' };
  const city = 'a city exists';
  const given: State[] = [city, ['a merchant deals in', { businessType }]];
  const both = { kind, row, record, ...(actions && { actions }) };

  describeRecords(calls, {
    ...both,
    as: 'operator',
    nothing: { ...nowhere, merchantId: '99999999' },
    found,
    form: plainForm,
    given,
    wrong,
    refused: [
      {
        words: 'for a merchant who does not deal in them',
        given: [city, ['a merchant does not deal in', { businessType }]],
        field: 'merchantId',
      },
    ],
  });
  describeRecords(calls, {
    ...both,
    as: 'merchantManager',
    own: true,
    nothing: nowhere,
    found: foundOfOwn,
    form: { ...form, merchantId: fromState('belongId', '2') },
    given: [city],
    wrong: wrongOfOwn,
    refused: [
      {
        words: 'of a merchant who does not deal in them',
        given: [city, ['the own merchant does not deal in', { businessType }]],
        field: 'merchantId',
      },
    ],
  });
  isRefused(calls.add as AnyEndpoint, rule.words, {
    as: 'operator',
    given,
    input: { body: { ...plainForm, ...rule.values } } as never,
    status: status.invalid,
    says: rule.says,
    field: rule.field,
  });
  describeOffers(calls as Parameters<typeof describeOffers>[0], trade, row);
}
