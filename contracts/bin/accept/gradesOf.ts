import { memberGrades } from '../../src/areas/memberGrades.ts';
import { paging } from '../../src/envelope.ts';
import type { Json, Talk } from './talk.ts';

/** All grades of members, also those that other rules and the provider states have made meanwhile. */
export const gradesOf = async (talk: Talk): Promise<Json[]> =>
  (await talk.ok(memberGrades.list, { query: { limit: paging.maxLimit } })).list;
