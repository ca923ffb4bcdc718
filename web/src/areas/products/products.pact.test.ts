import { MatchersV3 } from '@pact-foundation/pact';
import { type ProductHotelForm, productsHotel } from '#contracts/areas/productsHotel.ts';
import { type ProductHouseForm, productsHouse } from '#contracts/areas/productsHouse.ts';
import { type ProductPlaceForm, productsPlace } from '#contracts/areas/productsPlace.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import {
  breakfast,
  cancelRule,
  confirmMode,
  entryMode,
  lateFee,
  realName,
  ticketType,
  useMode,
} from '#contracts/enums/products.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import {
  filledText,
  fromState,
  id,
  isRefused,
  noRows,
  oneOf,
  type Persona,
  regex,
  rows,
  type State,
  succeeds,
  time,
} from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';

const { boolean, eachLike, integer, nullValue, string } = MatchersV3;

const flag = oneOf(1, 0);
const clock = (example: string) => regex('^\\d{2}:\\d{2}$', example);
const picture = regex('^(https?://|/)\\S+$', '/api/resorts/uploads/product.png');
const code = (enumeration: Record<string, number>) => oneOf(...valuesOf(enumeration));

/** The fields that the lists of all kinds read. */
const row = {
  id: id(),
  name: filledText('云栖湖成人票'),
  pictureUrl: picture,
  resourceName: filledText('云栖湖国家风景区'),
  merchantName: filledText('云栖湖文旅'),
  cancelRule: code(cancelRule),
  unpriced: boolean(false),
  soldOut: boolean(false),
  soldCount: integer(12),
  ordering: integer(60),
  enabled: flag,
};
/** The fields that the forms of all kinds read. */
const record = {
  id: id(),
  name: filledText('云栖湖成人票'),
  resourceId: id('1'),
  resourceName: filledText('云栖湖国家风景区'),
  pictures: eachLike(picture),
  marketPrice: integer(15_000),
  cancelRule: code(cancelRule),
  gradeDiscount: flag,
  pointEnabled: flag,
  detail: string('<p>十里柳堤。</p>'),
  ordering: integer(60),
  enabled: flag,
  hasOrders: boolean(false),
  unpriced: boolean(false),
  version: integer(1),
};
/** Fields that depend on another choice. */
const chosen = {
  cancelDays: integer(1),
  cancelTime: clock('18:00'),
  feeRate: integer(1000),
  pointLimitRate: integer(2000),
};

const form = {
  name: '周末特惠',
  pictures: ['/api/resorts/uploads/product.png'],
  marketPrice: 30_000,
  cancelRule: cancelRule.untilDeadline,
  cancelDays: 1,
  cancelTime: '18:00',
  feeRate: 1000,
  gradeDiscount: 1,
  pointEnabled: 1,
  pointLimitRate: 2000,
  detail: '<p>周末特惠。</p>',
  ordering: 5,
  enabled: 0,
};

interface Product {
  trade: TradeKind;
  kind: string;
  row: object;
  /** Fields of the first record. */
  record: object;
  /** Fields of a product for which every choice is made. */
  chosen: object;
  form: object;
  /** Fields of a row that are null while there is no price. */
  priced: Record<string, object>;
  nothing: object;
  found?: Record<string, number>;
}

const noneOf = (values: object) => Object.fromEntries(Object.keys(values).map((name) => [name, nullValue()]));

/** The interactions of plain calls and mirrors, of the copy, and of the refusals that all kinds share. */
function describeProducts(
  calls: Record<string, AnyEndpoint> & { copy: AnyEndpoint; copyOfOwn: AnyEndpoint; allEnabled: AnyEndpoint },
  product: Product,
) {
  const { trade, kind } = product;
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
      row: product.row as never,
      record: product.record as never,
      form: product.form as never,
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
      data: { ...product.record, ...chosen, ...product.chosen },
    });
    const list = calls[own ? 'listOfOwn' : 'list'] as AnyEndpoint;
    const unit = own ? { params: { belongId: fromState('belongId', '2') } } : {};
    const page = { offset: 0, limit: 10, priceGap: 10 };
    succeeds(list, 'those without a price', {
      as,
      given: given('a product has no price to come'),
      input: { ...unit, query: page } as never,
      data: rows({ ...product.row, ...noneOf(product.priced), unpriced: true }),
    });
    succeeds(list, 'one that can be sold all week', {
      as,
      given: given('a product can be sold all week'),
      input: { ...unit, query: { offset: 0, limit: 10, name: fromState('name', '云栖湖成人票') } } as never,
      data: rows({ ...product.row, ...product.priced, unpriced: false }),
    });
    const copy = own ? calls.copyOfOwn : calls.copy;
    const state = (name: string): State[] => [[name, { kind, ...(own && { own: 1 }) }]];
    succeeds(copy, 'one that is there', {
      as,
      given: state('a record exists'),
      input: ofOne(copy) as never,
    });
    isRefused(copy, 'one that is gone', {
      as,
      given: state('a record does not exist'),
      input: ofOne(copy) as never,
      status: status.notFound,
    });
  }
  const picker = { as: 'operator' as const, given: [['a record exists', { kind }]] as State[] };
  succeeds(calls.allEnabled, 'the first page', {
    ...picker,
    input: { query: { offset: 0, limit: 10 } } as never,
    data: rows({ id: id(), name: filledText('周末特惠'), resourceName: filledText('云栖湖度假酒店') }),
  });
  succeeds(calls.allEnabled, 'nothing has the name', {
    ...picker,
    input: { query: { offset: 0, limit: 10, name: '查无此名' } } as never,
    data: noRows,
  });
}

const ticket = {
  ticketType: ticketType.family,
  personCount: 3,
  useMode: useMode.withinValidity,
  validDays: 30,
  aheadDays: 0,
  cutOffTime: '16:00',
  minCount: 1,
  maxCount: 10,
  dayLimit: 2,
  realName: realName.perOrder,
  entryMode: entryMode.exchange,
  exchangeAddress: '游客中心1号窗口',
  ageFrom: 6,
  ageTo: 60,
  audience: '家庭',
  partRefund: 1,
  expireRefund: 0,
  feeIncluded: '门票三张',
  usageNotes: '当日有效',
};
const placeForm = {
  ...form,
  ...ticket,
  resourceId: fromState('resourceId', '1'),
} satisfies Omit<Record<keyof ProductPlaceForm, unknown>, 'version'>;

describeProducts(productsPlace, {
  trade: 'place',
  kind: 'productPlace',
  nothing: {},
  found: { ticketType: ticketType.adult },
  priced: { minPrice: integer(9800), todayStock: integer(800), todayLeft: integer(795) },
  row: {
    ...row,
    createTime: time(),
    ticketType: code(ticketType),
    marketPrice: integer(15_000),
    aheadDays: integer(0),
    cutOffTime: clock('16:00'),
    realName: code(realName),
  },
  record: {
    ...record,
    ticketType: code(ticketType),
    useMode: code(useMode),
    aheadDays: integer(0),
    cutOffTime: clock('16:00'),
    minCount: integer(1),
    maxCount: integer(20),
    dayLimit: integer(0),
    realName: code(realName),
    entryMode: code(entryMode),
    audience: string('家庭'),
    partRefund: flag,
    expireRefund: flag,
    feeIncluded: filledText('门票一张'),
    usageNotes: filledText('当日有效'),
  },
  chosen: {
    personCount: integer(3),
    validDays: integer(30),
    exchangeAddress: filledText('游客中心'),
    ageFrom: integer(6),
    ageTo: integer(60),
  },
  form: placeForm,
});

const stayForm = {
  ...form,
  lateFee: lateFee.rate,
  breakfast: breakfast.two,
  confirmMode: confirmMode.manual,
  confirmMinutes: 60,
  minNights: 1,
  maxNights: 10,
  aheadDays: 0,
  cutOffTime: '18:00',
  maxAheadDays: 180,
  maxRooms: 5,
  guarantee: '信用卡担保',
  included: '下午茶',
  freeNights: 0,
  notes: '前台办理',
  resourceId: fromState('resourceId', '1'),
  roomId: fromState('roomId', '1'),
};
const stayRow = {
  ...row,
  resourceId: id('1'),
  roomId: id('1'),
  roomName: filledText('高级大床房'),
  breakfast: code(breakfast),
  confirmMode: code(confirmMode),
};
const stayRecord = {
  ...record,
  roomId: id('1'),
  roomName: filledText('高级大床房'),
  roomCount: integer(96),
  breakfast: code(breakfast),
  confirmMode: code(confirmMode),
  minNights: integer(1),
  maxNights: integer(15),
  aheadDays: integer(0),
  cutOffTime: clock('20:00'),
  maxAheadDays: integer(180),
  maxRooms: integer(5),
  guarantee: string('信用卡担保'),
  included: string('下午茶'),
  freeNights: flag,
  notes: string('前台办理'),
};
const stayChosen = { lateFee: code(lateFee), confirmMinutes: integer(60) };
const priced = { minPrice: integer(48_800), weekLeft: integer(12) };
const nothing = { roomId: '99999999', breakfast: breakfast.four };

describeProducts(productsHotel, {
  trade: 'hotel',
  kind: 'productHotel',
  ...{ nothing, priced, row: stayRow, record: stayRecord, chosen: stayChosen },
  form: stayForm satisfies Omit<Record<keyof ProductHotelForm, unknown>, 'version'>,
});
describeProducts(productsHouse, {
  trade: 'house',
  kind: 'productHouse',
  ...{ nothing, priced, row: stayRow, record: stayRecord },
  chosen: { ...stayChosen, breakfastPrice: integer(2800) },
  form: { ...stayForm, breakfast: breakfast.none, breakfastPrice: 2800 } satisfies Omit<
    Record<keyof ProductHouseForm, unknown>,
    'version'
  >,
});
