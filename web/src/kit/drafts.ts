import { session } from '../api/session.ts';

/**
 * Unsaved form input, kept in this tab. It survives a login by the same account and is thrown away for another
 * one (decision 12). Passwords and pictures in the making are never drafts.
 */
const prefix = 'draft:';

interface Draft {
  userId: string | undefined;
  values: object;
}

/** The account that last used this tab; remembered because the session is gone when the token expires. */
let lastUserId = session().user?.id;
const owner = () => {
  lastUserId = session().user?.id ?? lastUserId;
  return lastUserId;
};

const withoutPasswords = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

export function saveDraft(formId: string, values: object) {
  try {
    const draft: Draft = { userId: owner(), values: withoutPasswords(values) };
    sessionStorage.setItem(prefix + formId, JSON.stringify(draft));
  } catch {
    // A full storage costs the draft, not the form.
  }
}

export function readDraft(formId: string): object | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(prefix + formId) ?? 'null') as Draft | null;
    if (!draft) return undefined;
    if (draft.userId === owner()) return draft.values;
    dropAllDrafts();
  } catch {
    dropDraft(formId);
  }
  return undefined;
}

export const dropDraft = (formId: string) => sessionStorage.removeItem(prefix + formId);

function dropAllDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
