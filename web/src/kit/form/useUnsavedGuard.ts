import { useEffect } from 'react';
import { session } from '../../api/session.ts';

/** One open form that may have unsaved input. */
export interface UnsavedGuard {
  /** Called at the moment of leaving, so that a form that was just saved does not block. */
  isDirty: () => boolean;
  /** Called when the user chose to leave the form: the draft may be deleted. */
  onLeave: () => unknown;
}

/** The open forms: a page, and dialogs over it. */
export const unsavedGuards = new Set<UnsavedGuard>();

/** Whether any of them has unsaved input. */
export const hasUnsaved = () => [...unsavedGuards].some(({ isDirty }) => isDirty());

/**
 * Asks before unsaved input is left by a link or the back button (`UnsavedGuardHost`) or by closing the tab. The end of a session does not ask; the
 * draft is kept instead.
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
