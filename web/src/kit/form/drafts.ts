import { session } from '../../api/session.ts';

/**
 * Unsaved form input, kept in local storage under the account that typed it: it survives F5, a crash, closing the tab and a login by
 * the same account, and is thrown away for another one (decision 12), after saving, on logout and after a week. Passwords are never kept.
 */
const prefix = 'draft:';
const maxAgeMs = 7 * 86_400_000;

export interface Draft {
  /** What the form began with, as JSON: another beginning means that the record has changed since. */
  base: string;
  values: Record<string, unknown>;
}
interface Stored extends Draft {
  /** Milliseconds by the clock of this browser. */
  savedAt: number;
}

/** The account that used this tab last; remembered because the session is gone when the token expires. */
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
    // A full storage costs the draft, not the form.
  }
}

/** What cannot be read or is too old is thrown away. */
export function readDraft(formId: string): Draft | undefined {
  const draft = readStored(keyOf(formId));
  if (!draft) dropDraft(formId);
  return draft;
}

export const dropDraft = (formId: string) => localStorage.removeItem(keyOf(formId));

/** Throws away the drafts of every other account of this browser, and those that are too old. */
export function keepDraftsOf(userId: string) {
  for (const key of Object.keys(localStorage)) {
    const isKept = !key.startsWith(prefix) || (key.startsWith(ownPrefix(userId)) && readStored(key));
    if (!isKept) localStorage.removeItem(key);
  }
}
