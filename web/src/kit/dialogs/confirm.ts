import type { ReactNode } from 'react';

/** One line of what an action is about: whom, what, how much. */
interface Fact {
  label: string;
  value: ReactNode;
}

/** What somebody has to see before he does what cannot be taken back. */
export interface About {
  facts?: readonly Fact[];
  /** What is unusual about it here and now. */
  warnings?: readonly string[];
}

/** A question before something that cannot be taken back. */
export interface Question extends About {
  text: string;
  /** Words of the buttons; 确定 and 取消 when absent. */
  ok?: string | undefined;
  cancel?: string | undefined;
  answer: (yes: boolean) => void;
}

let ask: ((question: Question) => void) | undefined;

/** Asks and answers. Focus returns to where it came from. */
export const confirmAction = (
  text: string,
  more: About & { ok?: string; cancel?: string } = {},
): Promise<boolean> =>
  new Promise((answer) => {
    if (ask) ask({ text, ...more, answer });
    else answer(false);
  });

/** The one place that shows questions. */
export function onQuestion(listener: (question: Question) => void): () => void {
  ask = listener;
  return () => {
    if (ask === listener) ask = undefined;
  };
}
