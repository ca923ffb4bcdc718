import { createContext, useContext } from 'react';

const all = () => true;

/** Which fields of a form are shown, by their dotted paths: all of them where nothing is said. */
export const ShownFields = createContext<(name: string) => boolean>(all);

/** Whether a field has its place in what is shown. */
export const useShown = (name: string): boolean => useContext(ShownFields)(name);

/** Whether this is the form itself, not a choice of its fields to compare. */
export const useShowsAll = (): boolean => useContext(ShownFields) === all;
