import { testScreens } from './axeScreens.ts';

/** Detail pages, forms and calendars, to which no menu link leads, by axe, in both themes. */
testScreens(({ parent }) => parent !== undefined);
