import { session } from '../../api/session.ts';
import { ownWindow } from './ownWindow.ts';

/**
 * Unsaved form input, kept in local storage for each account and window. It survives a reload, a crash, closing the window and a login by the same
 * account. It is deleted for another account (decision 12), after saving, on logout and after a week. Passwords are never stored. What a window has
 * left when it was closed is taken over by the next one that opens the form; two open windows never see each other's input.
 */
const prefix = 'draft:';
const maxAgeMs = 7 * 86_400_000;

export interface Draft {
  /** The initial values of the form as JSON; if they differ now, the record has changed since. */
  base: string;
  values: Record<string, unknown>;
}
interface Stored extends Draft {
  /** Epoch milliseconds by this browser's clock. */
  savedAt: number;
}

/** The account that used this tab last. It is remembered because the session is gone once the token has expired. */
let lastUserId = session().user?.id;
function accountKey() {
  lastUserId = session().user?.id ?? lastUserId;
  return keyOfAccount(lastUserId ?? '');
}
const keyOfAccount = (userId: string) => `${prefix}${userId}:`;
const keyOf = (formId: string) => `${accountKey()}${ownWindow()}:${formId}`;

const withoutPasswords = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

function readStored(key: string): Stored | undefined {
  try {
    const { base, values, savedAt } = JSON.parse(localStorage.getItem(key) ?? '') as Stored;
    const isOne = typeof base === 'string' && typeof values === 'object' && values !== null;
    return isOne && Date.now() - savedAt < maxAgeMs ? { base, values, savedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the input is kept. */
export function saveDraft(formId: string, base: string, values: object): boolean {
  const stored: Stored = { savedAt: Date.now(), base, values: withoutPasswords(values) };
  try {
    localStorage.setItem(keyOf(formId), JSON.stringify(stored));
    return true;
  } catch {
    // The storage is full: the form goes on, with the draft of what was typed before.
    return false;
  }
}

/** Reads a draft of this window; one that is invalid or too old is deleted. */
export function readDraft(formId: string): Draft | undefined {
  const draft = readStored(keyOf(formId));
  if (!draft) dropDraft(formId);
  return draft;
}

/**
 * Takes over the newest draft of the form among those of windows that are closed.
 * @param open the ids of the windows that are open
 */
export function takeLeftDraft(formId: string, open: ReadonlySet<string>): Draft | undefined {
  const account = accountKey();
  const left = Object.keys(localStorage).flatMap((key) => {
    const [windowId = '', ...form] = key.startsWith(account) ? key.slice(account.length).split(':') : [];
    const draft = form.join(':') === formId && !open.has(windowId) ? readStored(key) : undefined;
    return draft ? [{ key, draft }] : [];
  });
  const newest = left.sort((one, other) => other.draft.savedAt - one.draft.savedAt)[0];
  if (!newest) return undefined;
  localStorage.removeItem(newest.key);
  saveDraft(formId, newest.draft.base, newest.draft.values);
  return newest.draft;
}

/** Whether the account has unsaved input in this browser, on whatever page or window. */
export const hasDrafts = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(accountKey()) && readStored(key));

/** Deletes a draft of this window. */
export const dropDraft = (formId: string) => localStorage.removeItem(keyOf(formId));

/**
 * Deletes the drafts of all other accounts in this browser, and those that are too old. Called when the account's pages open: other windows are told from
 * here on that this one is open, before any of its forms is.
 */
export function keepDraftsOf(userId: string) {
  ownWindow();
  for (const key of Object.keys(localStorage)) {
    const isKept = !key.startsWith(prefix) || (key.startsWith(keyOfAccount(userId)) && readStored(key));
    if (!isKept) localStorage.removeItem(key);
  }
}
