import { useEffect } from 'react';
import { session } from '../../api/session.ts';

/** One form with input that can be lost. */
export interface UnsavedGuard {
  /** Asked at the moment of leaving, so that a form that was just saved lets go. */
  isDirty: () => boolean;
  /** The user chose to leave it: what he typed may be forgotten. */
  onLeave: () => unknown;
}

/** The forms that are open: a page, and dialogs over it. */
export const unsavedGuards = new Set<UnsavedGuard>();

/**
 * Asks before unsaved input is left: by a link or by back (`UnsavedGuardHost`), by closing the tab. A session that ended does not ask;
 * the draft is kept instead.
 */
export function useUnsavedGuard(isDirty: () => boolean, onLeave: () => unknown) {
  useEffect(() => {
    const guard: UnsavedGuard = { isDirty, onLeave };
    unsavedGuards.add(guard);
    return () => void unsavedGuards.delete(guard);
  }, [isDirty, onLeave]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (session().token !== '' && isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
}
