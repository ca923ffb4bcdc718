import * as z from 'zod/mini';
import { get, post } from '../endpoint.ts';
import { cancelRule, priceGap } from '../enums/products.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, flag, id, queryCode, searchText, version, wholeNumber } from '../forms/fields.ts';
import { enabledFilter, idFilter, textFilter } from '../forms/filters.ts';
import {
  answeredCode,
  chosenCode,
  nameBetween,
  optionalClock,
  optionalRichText,
  optionRow,
  parentId,
  switched,
} from '../forms/formFields.ts';
import { mayBeEmpty, money, ordering, rate } from '../forms/numberFields.ts';
import { pictures } from '../forms/pictureFields.ts';
import { shownAddress } from '../forms/shownTexts.ts';
import { logRow } from '../logs.ts';
import { accessTo, ofOwn } from '../mirror.ts';
import { actions, recordCalls } from '../records.ts';
import { type Label, say } from '../words.ts';
import { hasDeadline } from './cancelTerms.ts';
import { missing } from './productSummary.ts';
import { type TradeKind, trades } from './trade.ts';
import '../words/products.ts';

/** What products of the three kinds share (domain design, sections 9.1 to 9.4). */

const productPictureLimit = 9;

/** Fields of every product's form. Prices in cents, rates in basis points. */
export const productFields = (kind: TradeKind) => ({
  name: nameBetween('productName', 2, 40),
  /** The scenic spot, hotel or guesthouse. */
  resourceId: parentId(trades[kind].resource),
  pictures: pictures('productImages', 1, productPictureLimit),
  marketPrice: money('marketPrice', 1, 10_000_000),
  cancelRule: chosenCode('cancelRule', { cancelRule }),
  /** Free until `cancelDays` before the day of use or check-in, at `cancelTime`; only of rule 30. */
  cancelDays: told(mayBeEmpty(wholeNumber('cancelDays', 0, 30)), { unit: 'days' }),
  cancelTime: optionalClock('cancelTime'),
  feeRate: mayBeEmpty(rate('feeRate')),
  gradeDiscount: switched('gradeDiscount', 1),
  pointEnabled: switched('pointEnabled'),
  /** The share of an order that points may pay. Basis points. */
  pointLimitRate: mayBeEmpty(rate('pointLimitRate', 5000)),
  detail: optionalRichText('detail'),
  ordering,
  /** On sale; refused without a price to come. */
  enabled: switched('onShelf'),
});

const isMissing = (value: unknown) => value === undefined || value === '';

/** A rule: a field is required when `when` holds for the form. */
export const needed = <Form extends object>(
  field: keyof Form & string,
  label: Label,
  when: (form: Form) => boolean,
  sentence: 'required' | 'choose' = 'required',
) =>
  z.refine<Form>((form) => !when(form) || !isMissing(form[field]), {
    error: say(sentence, { label }),
    path: [field],
  });

interface SharedForm {
  cancelRule: number;
  cancelDays?: number | undefined;
  cancelTime?: string | undefined;
  pointEnabled: 0 | 1;
  pointLimitRate?: number | undefined;
}
export const productRules = [
  needed<SharedForm>('cancelDays', 'cancelDays', hasDeadline),
  needed<SharedForm>('cancelTime', 'cancelTime', hasDeadline, 'choose'),
  needed<SharedForm>('pointLimitRate', 'pointLimitRate', (form) => form.pointEnabled === 1),
];

/** Filters of every product list by the fields of its form; a stay's also know the room. */
export const productFilters = (fields: ReturnType<typeof productFields>) => ({
  name: textFilter(fields.name),
  resourceId: idFilter(fields.resourceId),
  merchantId: told(z.optional(id), { label: 'merchant' }),
  enabled: enabledFilter,
  priceGap: queryCode(priceGap),
});

/** Columns of every product list. */
export const productColumns = {
  id,
  name: z.string(),
  pictureUrl: shownAddress,
  resourceId: id,
  resourceName: z.string(),
  merchantId: id,
  merchantName: z.string(),
  cancelRule: answeredCode({ cancelRule }),
  /** Cents; the lowest open price of the next 30 days, null when there is none. */
  minPrice: z.nullable(z.int()),
  /** No price to come at all. */
  unpriced: z.boolean(),
  missing,
  /** Priced, but nothing left on any of the next 7 days. */
  soldOut: z.boolean(),
  /** Tickets, or room nights, ever sold and not given back. */
  soldCount: z.int(),
  ordering: z.int(),
  enabled: flag,
  createTime: dateTime,
  actions,
};

/** What the record of every product answers beside its form. */
export const productExtras = {
  id,
  resourceName: z.string(),
  merchantId: id,
  merchantName: z.string(),
  /** An order of the product exists, so resource and room cannot be changed. */
  hasOrders: z.boolean(),
  unpriced: z.boolean(),
  missing,
  logs: z.array(logRow),
  version,
  /** What the caller may do with it now: `edit`, `enable`, `remove`, `copy`. */
  actions: z.array(z.string()),
};

/** Products of two houses may be called alike. */
const productOption = z.extend(optionRow, { resourceName: z.string() });
export type ProductOption = z.infer<typeof productOption>;

interface ProductKind<
  Kind extends TradeKind,
  Filters extends z.core.$ZodShape,
  Fields extends z.core.$ZodShape,
  Row,
  Single,
> {
  kind: Kind;
  filters: Filters;
  fields: Fields;
  rules: Parameters<typeof recordCalls<string, Filters, Fields, Row, Single>>[0]['rules'];
  row: z.core.$ZodType<Row, unknown>;
  record: z.core.$ZodType<Single, unknown>;
}

/** What a copy takes over. `withPrices`: price, stock and state of the days from today on, never what is taken of them; it needs the right to set prices, too. */
const copyForm = z.object({ withPrices: z.optional(flag) });
export type CopyForm = z.infer<typeof copyForm>;

/** The calls of one kind of product: those of every record, a copy, and the short list for pickers. */
export function productCalls<
  const Kind extends TradeKind,
  const Filters extends z.core.$ZodShape,
  const Fields extends z.core.$ZodShape,
  Row,
  Single,
>({ kind, filters, fields, rules, row, record }: ProductKind<Kind, Filters, Fields, Row, Single>) {
  const right = trades[kind].product;
  const manage = accessTo(right, 'manage');
  const resource = `products-${kind}` as const;
  const calls = recordCalls({
    resource,
    noun: `product of kind ${kind}`,
    right,
    filters,
    fields,
    row,
    record,
    rules: rules ?? [],
  });
  const enableErrors = { errors: [status.notFound, status.precondition] };
  const copy = post({
    path: `${resource}/copy/{id}` as `products-${Kind}/copy/{id}`,
    purpose:
      'Copies a product under the name with -副本 behind it: off sale, and without prices unless price and stock of the days to come are wanted.',
    access: manage.plain,
    body: copyForm,
    data: record,
    errors: [status.notFound],
  });
  return {
    ...calls,
    enable: { ...calls.enable, ...enableErrors },
    enableOfOwn: { ...calls.enableOfOwn, ...enableErrors },
    copy,
    copyOfOwn: ofOwn(copy, manage.own),
    allEnabled: get({
      path: `${resource}/list-all-enabled` as `products-${Kind}/list-all-enabled`,
      purpose: 'Products on sale, for pickers. `name` is looked for in what they are of, too.',
      // The pickers of banners and of orders that the platform takes; a merchant does not see what others sell.
      access: { belongTypes: [belongType.system] },
      query: listQuery({ name: z.optional(searchText) }),
      data: listOf(productOption),
    }),
  };
}
