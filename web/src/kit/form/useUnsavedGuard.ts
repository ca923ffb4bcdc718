import { useEffect, useSyncExternalStore } from 'react';
import { session } from '../../api/session.ts';

/** One open form that may have unsaved input. */
export interface UnsavedGuard {
  /** Called at the moment of leaving, so that a form that was just saved does not block. */
  isDirty: () => boolean;
  /** Called when the user chose to leave the form: the draft may be deleted. */
  onLeave: () => unknown;
  /** The draft that has all of the input; undefined if something would be lost without the form. */
  draft: () => string | undefined;
}

/** The open forms: a page, and dialogs over it. */
export const unsavedGuards = new Set<UnsavedGuard>();

const noDraft = (): string | undefined => undefined;

/** The drafts of the forms that have unsaved input; undefined if not all of it is in drafts. */
export function unsavedDrafts(): string[] | undefined {
  const drafts = [...unsavedGuards].filter(({ isDirty }) => isDirty()).map(({ draft }) => draft());
  return drafts.every((id) => id !== undefined) ? (drafts as string[]) : undefined;
}

const listeners = new Set<() => void>();
/** Tells that a form was opened, closed or saved. */
export const tellForms = () => {
  for (const listener of listeners) listener();
};
export const onForms = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether a form is open, on the page or in a dialog over it. */
export const useHasForms = (): boolean => useSyncExternalStore(onForms, () => unsavedGuards.size > 0);

/** Whether any of them has unsaved input. */
export const hasUnsaved = () => [...unsavedGuards].some(({ isDirty }) => isDirty());

/**
 * Asks before unsaved input is left by a link or the back button (`UnsavedGuardHost`) or by closing the tab. The end of a session does not ask; the
 * draft is kept instead.
 */
export function useUnsavedGuard(isDirty: () => boolean, onLeave: () => unknown, draft = noDraft) {
  useEffect(() => {
    const guard: UnsavedGuard = { isDirty, onLeave, draft };
    unsavedGuards.add(guard);
    tellForms();
    return () => {
      unsavedGuards.delete(guard);
      tellForms();
    };
  }, [draft, isDirty, onLeave]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (session().token !== '' && isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
}
