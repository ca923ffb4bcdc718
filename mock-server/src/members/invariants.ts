import type { Store } from '../store/store.ts';
import { holdersOf } from './labelHolders.ts';

/**
 * What holds for members at any time (domain design, section 16). Each violation is a sentence that names the record; none is what a sound state
 * gives.
 */
export function memberViolations(store: Store): string[] {
  return [...ofLabels(store)];
}

/** 23. Labels count their members as a recount does, and nobody has a label that was removed, or one twice. */
function ofLabels(store: Store): string[] {
  const members = store.members.all();
  const counts = store.memberLabels.all().flatMap(({ id }) => {
    const recount = members.filter(({ labelIds }) => labelIds.includes(id)).length;
    const count = holdersOf(store, id).size;
    return count === recount ? [] : [`label ${id}: ${count} members, a recount says ${recount}`];
  });
  const held = members
    .filter(
      ({ labelIds }) =>
        new Set(labelIds).size !== labelIds.length || labelIds.some((id) => !store.memberLabels.get(id)),
    )
    .map(({ id }) => `member ${id}: a label that is not there, or twice`);
  return [...counts, ...held];
}
