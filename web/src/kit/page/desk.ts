import { type ComponentType, createContext } from 'react';

/** The board of the front desk, which the home page shows; areas must not import each other. An element with `data-waiting` while it loads. */
export const DeskContext = createContext<ComponentType>(() => null);
