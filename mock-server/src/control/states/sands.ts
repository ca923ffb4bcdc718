import { sandsOf } from '../../estate/sandPoints.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

/** Sand tables of a project, and what its points may mark. */

function firstSands({ store }: Mock) {
  const estate = store.estates.all().find(({ id }) => sandsOf(store, id));
  const row = estate && sandsOf(store, estate.id);
  const building = estate && store.estateBuildings.by('estateId', estate.id)[0];
  if (!row || !building)
    throw new ControlError(400, 'The seed has no project with sand tables and buildings.');
  const foreign = store.estateBuildings.all().find(({ estateId }) => estateId !== estate.id);
  return {
    row,
    values: { id: estate.id, version: row.version, buildingId: building.id, foreignId: foreign?.id },
  };
}

export const sandStates: Record<string, AnyState> = {
  'a project has sand tables': state(nothing, none, (mock) => firstSands(mock).values),
  // The values are those from before the change: what the slower editor still has on his screen.
  'sand tables were changed by somebody else': state(nothing, none, (mock) => {
    const { row, values } = firstSands(mock);
    mock.store.estateSands.update(row.id, {});
    return values;
  }),
};
