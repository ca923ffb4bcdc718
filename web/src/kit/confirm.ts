/** A question before something that cannot be taken back. */
export interface Question {
  text: string;
  /** Words of the buttons; 确定 and 取消 when absent. */
  ok?: string | undefined;
  cancel?: string | undefined;
  answer: (yes: boolean) => void;
}

let ask: ((question: Question) => void) | undefined;

/** Asks and answers. Focus returns to where it came from. */
export const confirmAction = (text: string, words: { ok?: string; cancel?: string } = {}): Promise<boolean> =>
  new Promise((answer) => {
    if (ask) ask({ text, ...words, answer });
    else answer(false);
  });

/** The one place that shows questions. */
export function onQuestion(listener: (question: Question) => void): () => void {
  ask = listener;
  return () => {
    if (ask === listener) ask = undefined;
  };
}
