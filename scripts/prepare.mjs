/**
 * Brings the working copy into a state in which things can run: packages installed as the lockfile says, console built.
 * Does nothing when there is nothing to do. Runs on Node 20 without any package.
 */
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { Refusal } from './lifetime.mjs';
import { capture, exitOf, node24Path, root, start } from './processes.mjs';

/** Installs the packages with `npm ci` when they are absent, half-finished or not those of the lockfile. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    say('Installing the packages (a minute or two, only when the lockfile changed)…');
    const code = await npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund');
    if (code !== 0 || !isInstalled())
      throw new Refusal(
        `Installing the packages failed (npm ci, exit code ${code}; npm's own words are above). ` +
          'Check the network connection and the npm registry setting, then run the same command again.',
      );
  }
  await ensureNode24();
}

/** What every build of the console is made from. */
const consoleSources = ['web', 'contracts/src', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Builds the production console into web/dist when one of its sources is not the one it was built from. */
export const ensureBuilt = () => ensureBuild('the console', 'dist', 'production', consoleSources);

/** The same for the demo that needs no server, in web/dist-demo. */
export const ensureDemoBuilt = () =>
  ensureBuild('the browser-only demo', 'dist-demo', 'demo', [...consoleSources, 'mock-server/src']);

async function ensureBuild(name, folder, mode, sources) {
  const stamp = join(root, 'web', folder, '.stamp');
  const wanted = sourceHash(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const began = performance.now();
  say(`Building ${name}…`);
  rmSync(stamp, { force: true });
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', 'web', '--config', 'web/vite.config.ts', '--mode', mode];
  // Only errors: the warnings are about other people's packages.
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const { code, output } = await capture(node24Path(), [...args, ...options]);
  if (code !== 0 || !existsSync(join(root, 'web', folder, 'index.html')))
    throw new Refusal(
      `${output}Building ${name} failed (vite build, exit code ${code}): see the messages above.`,
    );
  writeFileSync(stamp, wanted);
  say(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/**
 * True when node_modules holds what package-lock.json asks for. npm writes node_modules/.package-lock.json as the very
 * last act of an install and removes it first, so an interrupted one never has it; the packages themselves are looked at
 * too because people delete folders.
 */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (!wanted)
    throw new Refusal(
      'package-lock.json is missing or broken: restore it with git checkout package-lock.json.',
    );
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!present) return false;
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '' || (entry.optional && !present[folder])) return true; // optional: made for another system
    return present[folder]?.integrity === entry.integrity && existsSync(join(root, folder, 'package.json'));
  });
}

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * The `node` package holds no program: its install script fetches one. That step is skipped where install scripts are
 * off and can be interrupted on its own, so it is repeated when the program is missing.
 */
async function ensureNode24() {
  if (isExecutable(node24Path())) return;
  say('Fetching Node 24…');
  await npm('rebuild', 'node', '--ignore-scripts=false');
  if (!isExecutable(node24Path()))
    throw new Refusal(
      'The Node 24 of this project (npm package "node") could not be fetched: check the network connection, ' +
        'then delete node_modules and run the same command again.',
    );
}

/**
 * Runs npm on the machine's own Node: the one in node_modules, which npm's scripts find first, is what it replaces.
 * Its warnings about that Node being old are hidden, for everything of ours runs on the Node 24 it installs.
 */
function npm(...args) {
  const inside = join(root, 'node_modules');
  const outside = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(inside));
  return exitOf(
    start('npm', [...args, '--loglevel=error', '--fetch-retry-maxtimeout=15000'], {
      env: { PATH: outside.join(delimiter) },
    }),
  );
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** One hash over names and contents of all files below the paths, what builds and tools write there left out. */
function sourceHash(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => {
    if (/^(node_modules|dist(-.*)?|\.(vite|DS_Store))$/.test(name)) return [];
    return filesBelow(join(path, name));
  });
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}
