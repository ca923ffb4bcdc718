/**
 * Starting other programs: always on this project's Node and tools, always in the repository's root, never left behind
 * (lifetime.mjs). Runs on Node 20 without any package, because it runs before the packages are installed.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guard, isStopping, Refusal, startWatchdog } from './lifetime.mjs';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Path of the Node 24 that comes with the packages; the machine's own Node may be older. */
export function node24Path() {
  return join(root, 'node_modules', 'node', 'bin', 'node');
}

/** Environment of a child: this project's Node and tools come first, wherever the child looks for them. */
function childEnv(extra = {}) {
  const bins = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin')];
  return { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter), ...extra };
}

/** Starts a program in the repository's root, in a group of its own. `options` are those of node's `spawn`. */
export function start(command, args, { env, ...options } = {}) {
  if (isStopping()) throw new Refusal('Stopped.');
  startWatchdog();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    env: childEnv(env),
    detached: true,
  });
  if (child.pid) guard(child);
  return child;
}

/** Starts Node 24 on a script: see `start`. */
export function startNode24(args, options) {
  return start(node24Path(), args, options);
}

/** Resolves to the exit code (128 + the signal's number, as a shell counts) of a child, 127 if it could not start. */
export function exitOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    // While everything is being stopped nobody may go on to the next step because this one ended.
    child.once(
      'close',
      (code, signal) => isStopping() || resolve(code ?? 128 + (constants.signals[signal] ?? 0)),
    );
  });
}

/** Runs a program to its end, silently, and resolves to `{code, output}`; output is stdout and stderr as they came. */
export async function capture(command, args, options = {}) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const code = await exitOf(child);
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}
