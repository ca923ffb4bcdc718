/**
 * Ends everything that a script started when the script ends. Every child leads a process group of its own, and whatever ends the script
 * (Ctrl-C, SIGTERM, a closed terminal, the end of npm, even SIGKILL) ends those groups too, so that no port stays taken and no browser
 * stays open. Runs on Node 20 without any package.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endGroups, groupLives, signalGroup } from './groups.mjs';

const groups = new Set();
let watchdog;
let stopping = false;

/** A failure whose message is everything the reader needs: `main` prints it without a stack trace. */
export class Refusal extends Error {}

/** True from the moment the script has begun to end. */
export function isStopping() {
  return stopping;
}

/**
 * Runs a script's body: signals stop the children and exit with the usual code, a `Refusal` prints its sentence, any other
 * failure its message. The exit code is what the body returns.
 */
export async function main(body) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => quit(128 + constants.signals[signal]));
  // Under npm the parent processes live as long as the command: when one is gone, the script ends itself.
  const parents = parentIds();
  if (process.env.npm_lifecycle_event) setInterval(() => parentIds() !== parents && quit(143), 1000).unref();
  try {
    const code = await body();
    await quit(code ?? 0);
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${error instanceof Refusal || !process.env.DEBUG ? error.message : error.stack}\n`);
    await quit(1);
  }
}

/** Ids of the parent and of its parent: npm runs a script through a shell, and only npm may have been killed. */
function parentIds() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return `${process.ppid}`; // no /proc on this system
  }
}

async function quit(code) {
  if (stopping) return;
  stopping = true;
  await endGroups(groups);
  process.exit(code);
}

/** Takes responsibility for a child that leads a process group: see the top of this file. */
export function guard(child) {
  groups.add(child.pid);
  watchdog.stdin.write(`+${child.pid}\n`);
  child.once('exit', () => {
    signalGroup(child.pid, 'SIGTERM'); // what the child itself left behind
    if (groupLives(child.pid)) return;
    groups.delete(child.pid);
    watchdog.stdin.write(`-${child.pid}\n`);
  });
}

/**
 * Starts, before the first child, the watchdog (watchdog.mjs), which notices the end of this process by the end of its input. Does
 * nothing when it runs already.
 */
export function startWatchdog() {
  if (watchdog) return;
  const script = fileURLToPath(new URL('watchdog.mjs', import.meta.url));
  watchdog = spawn(process.execPath, [script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watchdog.stdin.on('error', () => {});
  watchdog.stdin.unref();
  watchdog.unref();
}
