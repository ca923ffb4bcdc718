import type { memberGrades as calls } from '#contracts/areas/memberGrades.ts';
import type { Handlers } from '../records/context.ts';
import { isEnabled, selectList } from '../records/select.ts';

export const memberGrades: Handlers<typeof calls> = {
  allEnabled: ({ query }, { store }) => selectList(store.memberGrades, query, isEnabled),
};
