/**
 * Finds the Chromium that the end-to-end tests drive, and installs one where there is none. Playwright's own download is
 * not reachable everywhere, so the system's browser and Debian's package count too (decisions.md, "Browser for tests").
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './lifetime.mjs';
import { capture, node24Path } from './processes.mjs';

/** The first is Debian's browser without windows, which takes a third less time for the same tests. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** Path of a Chromium that starts; looks in four places, then installs. Needs the packages to be installed. */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await works(chosen)) return chosen;
    throw new Refusal(`CHROMIUM_PATH=${chosen} is not a browser that starts: correct it or unset it.`);
  }
  const found = (await playwrightBrowser()) ?? (await systemBrowser());
  if (found) return found;
  process.stdout.write('Installing a browser for the end-to-end tests…\n');
  const installed = (await installPlaywrightBrowser()) ?? (await installDebianBrowser());
  if (installed) return installed;
  throw new Refusal(
    'No Chromium was found and none could be installed: install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to the program, and run the same command again.',
  );
}

/** Installs a Chinese font on a CI machine that has none, or screenshots show boxes. Never fails. */
export async function ensureChineseFont() {
  if (!process.env.CI || !isRoot || !programOnPath('apt-get')) return;
  const { output } = await capture('fc-list', [':lang=zh', 'file']);
  if (output.includes('/')) return;
  process.stdout.write('Installing a Chinese font…\n');
  if (!(await aptInstall('fontconfig', 'fonts-noto-cjk')))
    process.stdout.write(
      'No Chinese font could be installed: screenshots will show boxes, tests are not affected.\n',
    );
}

async function playwrightBrowser() {
  const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const { output } = await capture(node24Path(), ['--input-type=module', '--eval', ask]);
  return firstThatWorks([output.trim()]);
}

function systemBrowser() {
  return firstThatWorks([...SYSTEM_NAMES.map(programOnPath), ...MAC_PATHS]);
}

async function installPlaywrightBrowser() {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  // Without root, --with-deps would wait for a password.
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await capture(node24Path(), [cli, ...args], { env, timeout: 600_000 });
  return code === 0 ? playwrightBrowser() : undefined;
}

async function installDebianBrowser() {
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (await aptInstall(browser, 'fonts-noto-cjk')) return systemBrowser();
  return undefined;
}

async function aptInstall(...packages) {
  if (!isRoot || !programOnPath('apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env }); // a mirror that is down may not matter: the install tells
  const { code } = await capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
  });
  return code === 0;
}

async function firstThatWorks(paths) {
  for (const path of paths) if (path && (await works(path))) return path;
  return undefined;
}

/** A path can exist and still be a stub that tells how to install the browser: it has to answer. */
async function works(path) {
  if (!existsSync(path)) return false;
  const { code, output } = await capture(path, ['--version'], { timeout: 15_000 });
  return code === 0 && /chrom/i.test(output);
}

function programOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
