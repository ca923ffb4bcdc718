import * as z from 'zod/mini';
import { area, get } from '../endpoint.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery } from '../envelope.ts';
import { flag, id, searchText } from '../forms/fields.ts';

export const memberGrades = area('memberGrades', {
  allEnabled: get({
    path: 'member-grades/list-all-enabled',
    purpose: 'Enabled member grades by level, for selects.',
    access: { belongTypes: [belongType.system] },
    query: listQuery({ name: z.optional(searchText) }),
    data: listOf(z.object({ id, name: z.string(), enabled: flag, level: z.int() })),
  }),
});
