import { createContext, useContext } from 'react';

/** Which fields of a form are shown, by their dotted paths: all of them where nothing is said. */
export const ShownFields = createContext<(name: string) => boolean>(() => true);

/** Whether a field has its place in what is shown. */
export const useShown = (name: string): boolean => useContext(ShownFields)(name);
