/** `npm run bench [name …]`: installs and builds what is missing, finds the browser, prints every figure with its goal. */
import { findBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { exitOf, main, startNode24 } from './processes.mjs';
