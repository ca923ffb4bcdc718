import { useEffect, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { onQuestion, type Question } from './confirm.ts';

/**
 * Shows the question that is open, one at a time. Nothing of it is loaded later: it must be there when the line is down,
 * for it guards unsaved input.
 */
export function ConfirmHost() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => onQuestion(setQuestion), []);
  if (!question) return null;
  const settle = (yes: boolean) => {
    setQuestion(undefined);
    question.answer(yes);
  };
  return <ConfirmDialog question={question} onAnswer={settle} />;
}
