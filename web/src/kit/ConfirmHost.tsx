import { lazy, Suspense, useEffect, useState } from 'react';
import { onQuestion, type Question } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'));

/** Shows the question that is open, one at a time. */
export function ConfirmHost() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => onQuestion(setQuestion), []);
  if (!question) return null;
  const settle = (yes: boolean) => {
    setQuestion(undefined);
    question.answer(yes);
  };
  return (
    <Suspense fallback={null}>
      <ConfirmDialog question={question} onAnswer={settle} />
    </Suspense>
  );
}
