/** Process groups: a child that leads one, and whatever it started, ended together. */
import { readdirSync, readFileSync } from 'node:fs';

/** How long a child may take to close its connections before it is killed, in ms. */
const GRACE_MS = 5000;

/** Ends the groups with SIGTERM, and with SIGKILL after the grace period. Resolves when all are gone. */
export async function endGroups(groups) {
  for (const group of groups) signalGroup(group, 'SIGTERM');
  const deadline = performance.now() + GRACE_MS;
  while ([...groups].some(groupLives) && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  for (const group of groups) signalGroup(group, 'SIGKILL');
}

/** Sends a signal to a group; false when it is gone. */
export function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

/** True while a process of the group runs. Zombies, which stay in containers without an init process, do not count. */
export function groupLives(group) {
  if (!signalGroup(group, 0)) return false;
  let ids;
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return true; // no /proc on this system
  }
  return ids.some((id) => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      const [state, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(itsGroup) === group && state !== 'Z';
    } catch {
      return false; // ended meanwhile
    }
  });
}
