import { type ComponentType, createContext, useContext } from 'react';
import type { TitledPath } from './screen.ts';

/** That a list stands inside the page of another record. */
export interface Within {
  /** What the record is, and its name, as an exported file of the list tells them. */
  of: readonly [label: string, name: string];
  /** Filters that follow from that record, by the names of the query. */
  fixed: Readonly<Record<string, string>>;
  /** Keys of columns and names of search fields that say the same for every row. */
  without: readonly string[];
  /** Loads the page again when its list loads again, because a change of a row can change what the page says of the record. */
  onChanged?: () => unknown;
}

export const WithinContext = createContext<Within | undefined>(undefined);
/** Undefined for a list that is a page of its own. */
export const useWithin = () => useContext(WithinContext);

/** The parameter of the address that holds an open move: a list inside the page of a record has one of its own, because the page has moves, too. */
export const useMoveParamName = () => (useWithin() ? 'doWithin' : 'do');

/** A screen of another area with its messages, by its address; areas must not import each other. */
export const ScreenPartContext = createContext<(path: TitledPath) => ComponentType>(() => () => null);
