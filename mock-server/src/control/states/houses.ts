import * as z from 'zod/mini';
import type { Collection } from '../../store/collection.ts';
import type { StoredVenue } from '../../store/row.ts';
import { venueEnabled } from '../../trade/products/venues.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { personaIds } from '../personas.ts';
import { type AnyState, state } from './providerState.ts';

/** What the form of a room may name. Names of their own (`hotelId`, `minsuId`), because a record's id may stand next to them. */

const collections = { hotel: 'hotels', minsu: 'minsus' } as const;
const ofHouse = z.strictObject({ house: z.enum(['hotel', 'minsu']), own: z.optional(z.literal(1)) });
type Params = z.infer<typeof ofHouse>;
/** `own: 1` = of the merchant of the merchantManager. */
const takes = '{house: hotel | minsu, own?: 1}';

/** Those that are enabled, and of the own merchant if asked for. */
function houses(mock: Mock, { house, own }: Params) {
  const { store } = mock;
  const ownId = store.users.get(personaIds.merchantManager)?.belongId;
  // The cast is safe: only fields that both kinds have are used.
  const collection = store[collections[house]] as unknown as Collection<StoredVenue>;
  const rows = collection
    .all()
    .filter((row) => (!own || row.merchantId === ownId) && venueEnabled(mock, row));
  return { collection, rows };
}

export const houseStates: Record<string, AnyState> = {
  'a house takes rooms': state(ofHouse, takes, (mock, params) => {
    const [row] = houses(mock, params).rows;
    if (!row) throw new ControlError(400, `house: the seed has no ${params.house} that is enabled.`);
    return { [`${params.house}Id`]: row.id };
  }),
  // Not the first house: its rooms are used by other states and have to stay usable.
  'a house is disabled': state(ofHouse, takes, (mock, params) => {
    const { collection, rows } = houses(mock, params);
    const row = rows.at(-1);
    if (!row || row === rows[0])
      throw new ControlError(400, `house: the seed has no second ${params.house}.`);
    return { [`${params.house}Id`]: collection.update(row.id, { enabled: 0 }).id };
  }),
};
