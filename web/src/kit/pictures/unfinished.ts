import { createContext, useContext, useEffect, useState } from 'react';

/** The files of a form that are still going up, or failed to: their number by input. */
export type UnfinishedUploads = Map<object, number>;

/** A form provides it, so that it can ask before it is saved or left without them. */
export const UnfinishedUploadsContext = createContext<UnfinishedUploads | undefined>(undefined);

/** Tells the surrounding form how many files of an input are unfinished. */
export function useUnfinished(count: number): void {
  const uploads = useContext(UnfinishedUploadsContext);
  const [input] = useState(() => ({}));
  useEffect(() => {
    uploads?.set(input, count);
    return () => void uploads?.delete(input);
  }, [uploads, input, count]);
}

export const unfinishedIn = (uploads: UnfinishedUploads) =>
  [...uploads.values()].reduce((sum, count) => sum + count, 0);
