import { type preferences as calls, preferenceLimits } from '#contracts/areas/preferences.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { callerOf, type Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';

export const preferences: Handlers<typeof calls> = {
  all: (_, context) => ({ tables: context.store.preferences.get(callerOf(context).user.id)?.tables ?? [] }),

  keep({ body }, context) {
    const { id } = callerOf(context).user;
    const { preferences: rows } = context.store;
    const row = rows.get(id);
    const others = row?.tables.filter(({ table }) => table !== body.table) ?? [];
    if (others.length >= preferenceLimits.tables)
      fail(status.precondition, say('tooManyTables', { n: preferenceLimits.tables }));
    const tables = [...others, body];
    if (row) rows.update(id, { tables });
    else rows.insert({ id, tables });
    return null;
  },
};
