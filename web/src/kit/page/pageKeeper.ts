import type { Location } from 'react-router-dom';

type Place = Pick<Location, 'pathname' | 'search'>;

/** What the frame does with a page that is left. Without tabs nothing is kept. */
interface PageKeeper {
  /**
   * Whether the page at `from` stays open in a tab when the user goes to `to`, so that its unsaved input needs no question.
   * @param drafts the drafts with the input
   */
  keeps: (from: Place, to: Place, drafts: readonly string[]) => boolean;
  /** The user was asked and stays on the page. */
  stays: () => void;
}

const keepsNothing: PageKeeper = { keeps: () => false, stays: () => undefined };
let keeper = keepsNothing;

/** Registers the one keeper. @returns a function that removes it */
export function setPageKeeper(wanted: PageKeeper): () => void {
  keeper = wanted;
  return () => {
    if (keeper === wanted) keeper = keepsNothing;
  };
}

export const pageKeeper = () => keeper;
