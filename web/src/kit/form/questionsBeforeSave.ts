import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** Asks the user about something unusual. False: the form stays open. */
export type Ask = () => Promise<boolean>;

/** What the fields of a form ask before it is saved. */
export const QuestionsBeforeSave = createContext<Set<Ask> | undefined>(undefined);

/**
 * Asks before the form around it is saved.
 * @param ask gets a set that it may keep answers in, as long as the form is open
 */
export function useQuestionBeforeSave(ask: (kept: Set<string>) => Promise<boolean>): void {
  const questions = useContext(QuestionsBeforeSave);
  const [kept] = useState(() => new Set<string>());
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    const own = () => latest.current(kept);
    questions?.add(own);
    return () => void questions?.delete(own);
  }, [questions, kept]);
}

/** One after the other; the first no ends it. */
export async function isAgreed(questions: Set<Ask>): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false;
  return true;
}
