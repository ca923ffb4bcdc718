/** Prints what every screen is to offer to every persona as JSON, for the browser test. */
import { expectedScreens } from './expected.ts';
import { openMatrix } from './matrix.ts';

process.stdout.write(JSON.stringify(expectedScreens(openMatrix())));
