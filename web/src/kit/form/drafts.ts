import { session } from '../../api/session.ts';

/**
 * Unsaved form input, kept in local storage for each account. It survives a reload, a crash, closing the tab and a login by the same account. It is
 * deleted for another account (decision 12), after saving, on logout and after a week. Passwords are never stored.
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
function keyOf(formId: string) {
  lastUserId = session().user?.id ?? lastUserId;
  return `${ownPrefix(lastUserId ?? '')}${formId}`;
}
const ownPrefix = (userId: string) => `${prefix}${userId}:`;

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

export function saveDraft(formId: string, base: string, values: object) {
  const stored: Stored = { savedAt: Date.now(), base, values: withoutPasswords(values) };
  try {
    localStorage.setItem(keyOf(formId), JSON.stringify(stored));
  } catch {
    // If the storage is full, the draft is lost, but the form goes on.
  }
}

/** Reads a draft; one that is invalid or too old is deleted. */
export function readDraft(formId: string): Draft | undefined {
  const draft = readStored(keyOf(formId));
  if (!draft) dropDraft(formId);
  return draft;
}

/** Whether the account has unsaved input in this browser, on whatever page or window. */
export const hasDrafts = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(keyOf('')) && readStored(key));

export const dropDraft = (formId: string) => localStorage.removeItem(keyOf(formId));

/** Deletes the drafts of all other accounts in this browser, and those that are too old. */
export function keepDraftsOf(userId: string) {
  for (const key of Object.keys(localStorage)) {
    const isKept = !key.startsWith(prefix) || (key.startsWith(ownPrefix(userId)) && readStored(key));
    if (!isKept) localStorage.removeItem(key);
  }
}
