import { createContext, useContext } from 'react';

const all = () => true;

/** Whether a field is shown, by its dotted path; by default all are. */
export const ShownFields = createContext<(name: string) => boolean>(all);

/** Whether a field is shown here. */
export const useShown = (name: string): boolean => useContext(ShownFields)(name);

/** Whether this is the form itself and not the comparison of some of its fields. */
export const useShowsAll = (): boolean => useContext(ShownFields) === all;
