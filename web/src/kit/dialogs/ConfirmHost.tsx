import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setRepeatQuestion } from '../../api/changes.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { confirmAction, onQuestion, type Question } from './confirm.ts';

let last: Question | undefined;

function show(asked: Question, setQuestion: Dispatch<SetStateAction<Question | undefined>>) {
  // What asked before would wait for ever. Of several answers to one question the first one counts.
  last?.answer(false);
  last = asked;
  setQuestion(asked);
  asked.over?.addEventListener('abort', () => {
    setQuestion((open) => (open === asked ? undefined : open));
    asked.answer(false);
  });
}

/** Shows the open question, one at a time. It is part of the main bundle, because it guards unsaved input and must also work without a connection. */
export function ConfirmHost() {
  const [question, setQuestion] = useState<Question>();
  const { t } = useTranslation('kit');
  useEffect(() => onQuestion((asked) => show(asked, setQuestion)), []);
  useEffect(() => setRepeatQuestion(() => confirmAction(t('lost.ask'), { ok: t('lost.again') })), [t]);
  if (!question) return null;
  const settle = (yes: boolean) => {
    setQuestion(undefined);
    question.answer(yes);
  };
  return <ConfirmDialog question={question} onAnswer={settle} />;
}
