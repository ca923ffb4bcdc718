import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { businessType } from '../enums/merchants.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery } from '../envelope.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, flag, id, nameText, searchText, version } from '../forms/fields.ts';
import { enabledFilter, textFilter } from '../forms/filters.ts';
import { answeredCode, chosenCodes, enabled } from '../forms/formFields.ts';
import { ordering } from '../forms/numberFields.ts';
import { logRow } from '../logs.ts';
import { actions, formOf, platformCalls } from '../records.ts';
import '../words/merchants.ts';

/** Kinds of merchants, and what each may deal in (domain design, section 8.2). */

const categoryFields = {
  name: nameText('categoryName', 10),
  businessTypes: chosenCodes('allowedTypes', { businessType }),
  ordering,
  enabled,
};
export const categoryForm = formOf(categoryFields).update;
export type CategoryForm = z.infer<typeof categoryForm>;

const category = z.object({
  id,
  name: z.string(),
  businessTypes: z.array(answeredCode({ businessType })),
  /** Living merchants of it, enabled or not. */
  merchantCount: told(z.int(), { label: 'merchantCount' }),
  ordering: z.int(),
  enabled: flag,
  createTime: dateTime,
  version,
  actions,
});
export type Category = z.infer<typeof category>;

const record = z.extend(category, { logs: z.array(logRow) });
export type CategoryRecord = z.infer<typeof record>;

const categoryCalls = platformCalls({
  resource: 'merchant-categories',
  noun: 'merchant category',
  right: 'MerchantCategory',
  filters: { name: textFilter(categoryFields.name), enabled: enabledFilter },
  fields: categoryFields,
  row: category,
  record,
  preconditions: ['update', 'remove'],
});
export const merchantCategories = area('merchantCategories', {
  ...categoryCalls,
  allEnabled: get({
    path: 'merchant-categories/list-all-enabled',
    purpose: 'Enabled merchant categories, for selects; with what merchants of them may deal in.',
    access: { belongTypes: [belongType.system] },
    query: listQuery({ name: z.optional(searchText) }),
    data: listOf(
      z.object({
        id,
        name: z.string(),
        enabled: flag,
        businessTypes: z.array(answeredCode({ businessType })),
      }),
    ),
  }),
});
