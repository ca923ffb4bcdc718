import { createContext, useContext } from 'react';
import type { TitledPath } from './screen.ts';

/** Whether the viewer may open a screen. The shell passes the answer, because areas do not know each other's screens. */
export const MayOpenContext = createContext<(path: TitledPath) => boolean>(() => false);

/** For links: a link is offered to whoever may open the screen that it leads to. */
export const useMayOpen = () => useContext(MayOpenContext);
