import { createContext } from 'react';

/** How a text within a dialog becomes its description, which a screen reader reads after its title. */
export interface Described {
  /** The id that the text has to have. */
  id: string;
  /** Says that it is there; returns a function that says that it has gone. */
  claim: () => () => void;
}

export const DescribedContext = createContext<Described | undefined>(undefined);
