import { create } from 'zustand';

/** Where a user mostly goes on after something was added. */
export interface NextStep {
  text: string;
  to: string;
}
export interface Next {
  /** The name of what was added. */
  name: string;
  steps: readonly NextStep[];
  /** The path of the form. */
  from: string;
  /** The path of the page to which the form has led back; undefined until then. */
  at?: string;
}

export const useNextSteps = create<{ next: Next | undefined }>(() => ({ next: undefined }));

/** Offers the next steps on the page to which a form leads back (NextSteps.tsx). */
export const offerNext = (next: Omit<Next, 'at'>) =>
  useNextSteps.setState({ next: next.steps.length > 0 ? next : undefined });
export const closeNext = () => useNextSteps.setState({ next: undefined });

/** Called with the path of each page. The steps stand on one page only. */
export function arriveAt(path: string): void {
  const { next } = useNextSteps.getState();
  if (!next || path === (next.at ?? next.from)) return;
  if (next.at) closeNext();
  else useNextSteps.setState({ next: { ...next, at: path } });
}
