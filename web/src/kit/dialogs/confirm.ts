import type { ReactNode } from 'react';

/** One line about an action: who, what, how much. */
interface Fact {
  label: string;
  value: ReactNode;
  /** Has a line of its own: for long texts and pictures. */
  wide?: boolean;
}

/** What the user has to see before an action that cannot be undone. */
export interface About {
  facts?: readonly Fact[];
  /** What is unusual about the action in this case. */
  warnings?: readonly string[];
}

/** A question before an action that cannot be undone. */
export interface Question extends About {
  text: string;
  /** Button texts; 确定 and 取消 by default. */
  ok?: string | undefined;
  cancel?: string | undefined;
  /** Aborted when nothing is left to ask: the question closes, answered with no. */
  over?: AbortSignal | undefined;
  answer: (yes: boolean) => void;
}

let ask: ((question: Question) => void) | undefined;

/** Shows the question and resolves with the answer. The focus then returns to the element that had it. */
export const confirmAction = (
  text: string,
  more: About & Partial<Pick<Question, 'ok' | 'cancel' | 'over'>> = {},
): Promise<boolean> =>
  new Promise((answer) => {
    if (ask) ask({ text, ...more, answer });
    else answer(false);
  });

/** Registers the one listener that shows questions. */
export function onQuestion(listener: (question: Question) => void): () => void {
  ask = listener;
  return () => {
    if (ask === listener) ask = undefined;
  };
}
