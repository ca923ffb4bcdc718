import type { BehaviourMutant } from './mutant.ts';

/** Mistakes of a backend that its team found before acceptance did. */

const records = 'mock-server/src/records/records.ts';
const dispatch = 'mock-server/src/wire/dispatch.ts';
const envelope = 'contracts/src/envelope.ts';
const fields = 'contracts/src/forms/fields.ts';
const wholePhone = String.raw`phonePattern = /^(1[3-9]\d{9}|0\d{2,3}-\d{6,8}|400-?\d{3}-?\d{4})$/;`;
const formFields = 'contracts/src/forms/formFields.ts';
const banners = 'mock-server/src/areas/banners.ts';
const labels = 'mock-server/src/areas/memberLabels.ts';
const checkBody = 'check(endpoint.body, heededBody(endpoint, raw, older))';
/** The check of a body in which the values of one field become others. */
const converted = (field: string, value: string) =>
  `check(endpoint.body, JSON.parse(JSON.stringify(raw), (key, value) => (key === '${field}' ? ${value} : value)))`;
/** Of the machine, because the clock of the copy stands still. */
const now = `new Date(context.clock.real() + 28_800_000).toISOString().slice(0, 19).replace('T', ' ')`;

export const mutants: BehaviourMutant[] = [
  {
    file: records,
    from: 'update(before.id, checked(body, context, before) as object);',
    to: `update(before.id, { ...checked(body, context, before), createTime: ${now} } as object);`,
    says: 'a saved record counts as made when it was saved',
    only: 'merchantCategories',
  },
  {
    file: records,
    from: '{ enabled: body.enable } as object',
    to: `{ enabled: body.enable, createTime: ${now} } as object`,
    says: 'a record that is switched counts as made then',
    only: 'memberBenefits',
  },
  {
    file: envelope,
    from: 'limit: z._default(queryNumber(1, maxLimit), paging.listSize),',
    to: 'limit: z._default(queryNumber(1, maxLimit), 20),',
    says: 'a short list answers 20 rows without a limit',
    only: 'merchantCategories',
  },
  {
    file: envelope,
    from: 'offset: z._default(queryNumber(0, 1_000_000_000), 0),',
    to: 'offset: z._default(queryNumber(0, 1_000_000_000), 1),',
    says: 'a short list begins at the second row without an offset',
    only: 'estateBanners',
  },
  {
    file: dispatch,
    from: checkBody,
    to: converted('enabled', "value === '1' || value === true ? 1 : value"),
    says: 'forms take a flag as text or boolean',
    only: 'amenityCategories',
  },
  {
    file: dispatch,
    from: checkBody,
    to: converted('enable', 'value === true ? 1 : value === false ? 0 : value'),
    says: 'a switch is taken as boolean',
    only: 'roomPlanCategories',
  },
  {
    file: dispatch,
    from: checkBody,
    to: converted('maxPayMinutes', '/^[0-9]+$/.test(String(value)) ? Number(value) : value'),
    says: 'the settings take minutes as text',
    only: 'settings',
  },
  {
    file: dispatch,
    from: checkBody,
    to: converted('width', '/^[0-9]+$/.test(String(value)) ? Number(value) : value'),
    says: 'the width of a bed is taken as text',
    only: 'hotelRooms',
  },
  {
    file: dispatch,
    from: 'const inner = wrapped ? json.data : undefined;',
    to: 'const inner = wrapped ? json.data : json;',
    says: 'forms are taken without the data wrapper',
    only: 'memberLabels',
  },
  {
    file: dispatch,
    from: "return fail(status.invalid, say('malformed'), null, 400);",
    to: "return fail(status.invalid, say('malformed'));",
    says: 'a body that is no JSON is answered with HTTP 200',
    only: 'auth',
  },
  {
    file: dispatch,
    from: 'if (!endpoint.access.public) {',
    to: 'readBody(endpoint, call.body);\n    if (!endpoint.access.public) {',
    says: 'the body is read before it is asked who calls',
    only: 'settings',
  },
  {
    file: formFields,
    from: "z.minLength(1, say('choose', { label })),\n      z.refine((list) => new Set(list).size === list.length, say('twice', { label })),",
    to: "z.minLength(1, say('choose', { label })),",
    says: 'a merchant category takes the same type twice',
    only: 'merchantCategories',
  },
  {
    file: formFields,
    from: "z.array(z.enum(known, say('choose', { label }))).check(\n        z.refine((list) => new Set(list).size === list.length, say('twice', { label })),",
    to: "z.array(z.enum(known, say('choose', { label }))).check(",
    says: 'a hotel takes the same facility twice',
    only: 'hotels',
  },
  {
    file: 'contracts/src/areas/banners.ts',
    from: "context === 'estate' || type !== productType.estate",
    to: "context !== 'miniHome' || type !== productType.estate",
    says: 'a landing banner leads to an estate',
    only: 'landingBanners',
  },
  {
    file: 'contracts/src/areas/banners.ts',
    from: "context === 'estate' || type !== productType.estate",
    to: "context !== 'landing' || type !== productType.estate",
    says: 'a home banner leads to an estate',
    only: 'homeBanners',
  },
  {
    file: banners,
    from: "rows: ({ banners }) => rowsBy(banners, 'context', context),",
    to: 'rows: ({ banners }) => banners,',
    says: 'all pages have the banners of all pages',
    only: 'estateBanners',
  },
  {
    file: records,
    from: 'return row?.[key] === value ? row : undefined;',
    to: 'return row;',
    says: 'a banner is changed by the calls of another page',
    only: 'landingBanners',
  },
  {
    file: labels,
    from: '...(body.kind === labelKind.manual && withoutRule),',
    to: '',
    says: 'a label by hand keeps the conditions of its rule',
    only: 'memberLabels',
  },
  {
    file: labels,
    from: "refreshDate: body.kind === labelKind.manual ? '' : (before?.refreshDate ?? ''),",
    to: "refreshDate: before?.refreshDate ?? '',",
    says: 'a label by hand keeps the day on which its rule was applied',
    only: 'memberLabels',
  },
  {
    file: labels,
    from: 'if (row.kind === labelKind.manual || row.enabled === 0) return undefined;',
    to: 'if (row.kind === labelKind.manual) takeFromAll(context, row.id);\n    if (row.kind === labelKind.manual || row.enabled === 0) return undefined;',
    says: 'a label loses its members when it becomes one by hand',
    only: 'memberLabels',
  },
  {
    file: fields,
    from: wholePhone,
    to: String.raw`phonePattern = /^(0\d{2,3}-\d{6,8}|400-?\d{3}-?\d{4})$/;`,
    says: 'a phone is no mobile',
    only: 'settings',
  },
  {
    file: fields,
    from: wholePhone,
    to: String.raw`phonePattern = /^(1[3-9]\d{9}|0\d{2,3}-\d{6,8})$/;`,
    says: 'a phone is no 400 number',
    only: 'settings',
  },
  {
    file: fields,
    from: wholePhone,
    to: String.raw`phonePattern = /^(1[3-9]\d{9}|0\d{2,3}-?\d{6,8}|400-?\d{3}-?\d{4})$/;`,
    says: 'a landline is taken without the dash behind its area code',
    only: 'resorts',
  },
  {
    file: fields,
    from: wholePhone,
    to: String.raw`phonePattern = /^(1[3-9]\d{9}|0\d{3}-\d{6,8}|400-?\d{3}-?\d{4})$/;`,
    says: 'a landline has an area code of four digits',
    only: 'minsus',
  },
  {
    file: 'mock-server/src/areas/auth.ts',
    from: 'if (codeHolds) store.keep(() => countFailure(context, body.mobile));',
    to: 'store.keep(() => countFailure(context, body.mobile));',
    says: 'a bad code counts as a wrong password',
    only: 'auth',
  },
  {
    file: 'mock-server/src/trade/orders/refundOffers.ts',
    from: "const day = order.kind === 'place' ? order.validUntil : order.useDate;",
    to: 'const day = order.useDate;',
    says: 'the deadline of tickets for any day of their validity lies before they were bought',
    only: 'ordersPlace',
  },
  {
    file: 'mock-server/src/trade/fulfilment.ts',
    from: '  expectRoomFor(context.store, order, roomsUsed(order), guests.length);',
    to: '',
    says: 'more guests arrive than the rooms hold',
    only: 'refundsHotel',
  },
  {
    file: 'mock-server/src/trade/fulfilment.ts',
    from: '  if (roomNos.length > roomsUsed(order))',
    to: '  if (roomNos.length > 20)',
    says: 'an order of two rooms takes three numbers',
    only: 'refundsHouse',
  },
  {
    file: 'mock-server/src/trade/orders/orderViews.ts',
    from: 'const kept = payType === payTypes.none ? 0 : payPrice - refundedAmount;',
    to: 'const kept = payPrice - refundedAmount;',
    says: 'an order that nobody paid earns a commission',
    only: 'ordersPlace',
  },
  {
    file: 'contracts/src/trade/orderForms.ts',
    from: "schema.check(z.multipleOf(100, say('pointsStep')))",
    to: 'schema',
    says: 'points are used one by one',
    only: 'ordersHotel',
  },
  {
    file: 'mock-server/src/trade/refunds/refundViews.ts',
    from: 'refundedAmount - (refund.status === refundStatus.done ? refund.refundAmount : 0);',
    to: 'refundedAmount;',
    says: 'a refund that is done counts itself among those before it',
    only: 'refundsHouse',
  },
];
