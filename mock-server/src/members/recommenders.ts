import { isMaskedMobile, maskMobile } from '#contracts/forms/masks.ts';
import { say } from '#contracts/words.ts';
import { invalid } from '../records/fail.ts';
import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';

/** Whether the chain of recommenders that begins with a member comes to another one, at any depth. */
function leadsTo({ members }: Store, from: string, to: string): boolean {
  const seen = new Set<string>();
  for (let id = from; id !== '' && !seen.has(id); id = members.get(id)?.recommenderId ?? '') {
    if (id === to) return true;
    seen.add(id);
  }
  return false;
}

/**
 * The id of the recommender that a form names by his mobile; '' for none. The mask of the present one means that he stays.
 * -1002 for somebody who is no member, for the member himself, and where the chain would come back to him.
 */
export function recommenderOf(
  store: Store,
  mobile: string | undefined = '',
  before?: Readonly<StoredMember>,
): string {
  if (mobile === '') return '';
  const present = store.members.get(before?.recommenderId ?? '');
  if (present && mobile === maskMobile(present.mobile)) return present.id;
  const found = isMaskedMobile(mobile) ? undefined : store.members.by('mobile', mobile)[0];
  if (!found) return invalid('recommenderMobile', say('referrerUnknown'));
  if (found.id === before?.id) return invalid('recommenderMobile', say('referrerSelf'));
  if (before && leadsTo(store, found.id, before.id))
    return invalid('recommenderMobile', say('referrerCycle'));
  return found.id;
}
