import * as z from 'zod/mini';
import { commissionMode, estateSaleStatus, settleCondition } from '../enums/estates.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { id, text, version, wholeNumber } from '../forms/fields.ts';
import {
  chosenCode,
  chosenDate,
  clock,
  optionalDate,
  optionalRichText,
  optionalText,
  phone,
  switched,
} from '../forms/formFields.ts';
import { mayBeEmpty, money, rate, squareMetres } from '../forms/numberFields.ts';
import { textOfRichText } from '../forms/richText.ts';
import { type Label, type Sentence, say } from '../words.ts';
import '../words/estates.ts';
import '../words/merchants.ts';

/** 销售信息 (domain design, section 4.5). Amounts in cents, areas in hundredths of a square metre, rates in basis points. */

const limits = { licences: 20, areas: 10_000_000 };

const licence = z.object({
  no: text('licenceNo', 50),
  date: chosenDate('licenceDate'),
  /** Ids of buildings of the project; none = all of them. */
  buildingIds: told(z.optional(z.array(id).check(atMost(200))), { label: 'licenceBuildings' }),
});
const licences = told(
  z.optional(
    z.array(licence).check(
      atMost(limits.licences, say('tooMany', { label: 'licences', n: limits.licences })),
      z.superRefine((rows, { addIssue }) => {
        const at = rows.findIndex((row, index) => rows.slice(0, index).some(({ no }) => no === row.no));
        if (at > 0) addIssue({ code: 'custom', input: rows, message: say('licenceTwice'), path: [at, 'no'] });
      }),
    ),
  ),
  { label: 'licences', max: limits.licences },
);

const fields = {
  saleStatus: chosenCode('estateSaleStatus', { estateSaleStatus }),
  /** For a square metre; 0 = not settled yet (价格待定). */
  avgPrice: told(mayBeEmpty(money('avgPrice', 0, 100_000_000)), { unit: 'yuanPerSquareMetre', blank: 0 }),
  minTotalPrice: mayBeEmpty(money('minTotalPrice', 1)),
  maxTotalPrice: mayBeEmpty(money('maxTotalPrice', 1)),
  minArea: mayBeEmpty(squareMetres('minArea', 100, limits.areas)),
  maxArea: mayBeEmpty(squareMetres('maxArea', 100, limits.areas)),
  openDate: optionalDate('openDate'),
  latestOpenDate: optionalDate('latestOpenDate'),
  deliveryDate: optionalDate('deliveryDate'),
  licences,
  discountText: optionalText('discountText', 200),
  salesOfficeAddress: text('salesOfficeAddress', 100),
  receptionStart: told(clock('receptionStart'), { blank: '09:00' }),
  receptionEnd: told(clock('receptionEnd'), { blank: '18:00' }),
  salesOfficePhone: phone('salesOfficePhone'),
  bookingEnabled: switched('bookingEnabled', 1),
  recommendEnabled: switched('recommendEnabled'),
  commissionMode: told(z.optional(chosenCode('commissionMode', { commissionMode })), {
    required: true,
    blank: commissionMode.fixed,
  }),
  commissionAmount: told(mayBeEmpty(money('commissionAmount', 1, 100_000_000)), { required: true }),
  commissionRate: told(mayBeEmpty(rate('commissionRate', 1_000, 1)), { required: true }),
  /** 0 = none. */
  visitRewardAmount: told(mayBeEmpty(money('visitRewardAmount', 0, 1_000_000)), { blank: 0 }),
  protectDays: told(wholeNumber('protectDays', 1, 365), { unit: 'days', blank: 30 }),
  settleCondition: told(chosenCode('settleCondition', { settleCondition }), {
    blank: settleCondition.signed,
  }),
  /** Into how many monthly parts a commission is split. */
  payPeriods: told(wholeNumber('payPeriods', 1, 36), { unit: 'periods', blank: 1 }),
  recommendRule: told(optionalRichText('recommendRule'), { required: true }),
  version: z.optional(version),
};
type Fields = z.infer<z.ZodMiniObject<typeof fields>>;

const holds = (check: (form: Fields) => boolean, field: keyof Fields, sentence: Sentence, label?: Label) =>
  z.refine<Fields>(check, { error: say(sentence, label ? { label } : {}), path: [field] });
const isNumber = (value: unknown) => typeof value === 'number';
const isOrdered = (from: string | number | undefined, to: string | number | undefined) =>
  !from || !to || from <= to;

export const saleInfoForm = z.object(fields).check(
  holds(
    (form) => isNumber(form.minTotalPrice) || !isNumber(form.maxTotalPrice),
    'minTotalPrice',
    'bothPrices',
  ),
  holds(
    (form) => isNumber(form.maxTotalPrice) || !isNumber(form.minTotalPrice),
    'maxTotalPrice',
    'bothPrices',
  ),
  holds((form) => isOrdered(form.minTotalPrice, form.maxTotalPrice), 'maxTotalPrice', 'priceRange'),
  holds((form) => isNumber(form.minArea) || !isNumber(form.maxArea), 'minArea', 'bothAreas'),
  holds((form) => isNumber(form.maxArea) || !isNumber(form.minArea), 'maxArea', 'bothAreas'),
  holds((form) => isOrdered(form.minArea, form.maxArea), 'maxArea', 'areaRange'),
  holds(
    (form) => isOrdered(form.openDate, form.latestOpenDate),
    'latestOpenDate',
    'latestBeforeFirstOpening',
  ),
  holds((form) => isOrdered(form.openDate, form.deliveryDate), 'deliveryDate', 'deliveryBeforeOpening'),
  holds(
    ({ saleStatus, licences: rows = [] }) => saleStatus === estateSaleStatus.waiting || rows.length > 0,
    'licences',
    'licenceRequired',
  ),
  holds(({ receptionStart, receptionEnd }) => receptionStart < receptionEnd, 'receptionEnd', 'clockRange'),
  holds(
    ({ recommendEnabled, commissionMode: mode }) => recommendEnabled === 0 || mode !== undefined,
    'commissionMode',
    'choose',
    'commissionMode',
  ),
  holds(
    ({ recommendEnabled, commissionMode: mode, commissionAmount }) =>
      recommendEnabled === 0 || mode !== commissionMode.fixed || isNumber(commissionAmount),
    'commissionAmount',
    'required',
    'commissionAmount',
  ),
  holds(
    ({ recommendEnabled, commissionMode: mode, commissionRate }) =>
      recommendEnabled === 0 || mode !== commissionMode.rate || isNumber(commissionRate),
    'commissionRate',
    'required',
    'commissionRate',
  ),
  holds(
    ({ recommendEnabled, recommendRule = '' }) =>
      recommendEnabled === 0 || textOfRichText(recommendRule) !== '',
    'recommendRule',
    'required',
    'recommendRule',
  ),
);
export type SaleInfoForm = z.infer<typeof saleInfoForm>;

/** What of a project's sale information decides on the commission of a recommend; copied into it when it is approved. */
export const recommendRuleFields = [
  'commissionMode',
  'commissionAmount',
  'commissionRate',
  'visitRewardAmount',
  'protectDays',
  'settleCondition',
  'payPeriods',
] as const satisfies readonly (keyof SaleInfoForm)[];
