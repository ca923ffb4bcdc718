import { createContext, useContext } from 'react';
import type { CallName } from '#contracts/areas.ts';

/** Whether the viewer may make a call, given by its name for platform users. The shell passes the answer, because areas do not know each other's calls. */
export const MayMakeContext = createContext<(call: CallName) => boolean>(() => false);

export const useMayMake = () => useContext(MayMakeContext);
