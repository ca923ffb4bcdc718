import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { belongType, ownerType } from '../enums.ts';
import { listOf, listQuery, queryNumber } from '../envelope.ts';
import { flag, id, queryFlag, searchText } from '../forms/fields.ts';

const name = z.optional(searchText);

/** A pair of owner type and id, as users are made responsible for (domain design, section 3.2). */
const resource = z.object({ id, name: z.string(), ownerType: z.enum(ownerType), ownerId: id, enabled: flag });
const resourceFilters = { name, ownerType: z.optional(queryNumber(0, 99)) };

export const userResources = area('userResources', {
  merchantResources: get({
    path: 'merchant-resources/list-all',
    purpose:
      'Scenic spots, hotels and guesthouses of all merchants, or of one; a merchant user gets his own.',
    access: { belongTypes: [belongType.system, belongType.merchant] },
    query: listQuery({ ...resourceFilters, merchantId: z.optional(id), enabled: z.optional(queryFlag) }),
    data: listOf(resource),
  }),
  allEnabledOfOwn: get({
    path: 'user-resources/list-all-enabled-of-own',
    purpose: 'Enabled resources that the caller is responsible for.',
    access: {},
    query: listQuery(resourceFilters),
    data: listOf(resource),
  }),
});
