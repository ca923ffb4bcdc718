import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** Asks the user about something unusual. If it resolves to false, the form is not saved and stays open. */
export type Ask = () => Promise<boolean>;

/** The questions that the fields of a form ask before it is saved. */
export const QuestionsBeforeSave = createContext<Set<Ask> | undefined>(undefined);

/**
 * Asks a question before the surrounding form is saved.
 * @param ask gets a set in which it may store answers for as long as the form is open
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

/** Asks one question after the other; resolves to false at the first no. */
export async function isAgreed(questions: Set<Ask>): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false;
  return true;
}
