import { testScreens } from './axeScreens.ts';

/** Every screen of the menu by axe, in both themes. Their dialogs and other states are in a11yStates.spec.ts. */
testScreens(({ parent }) => !parent);
