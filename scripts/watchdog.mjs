/**
 * Outlives the script that started it by a moment and ends the process groups that script left running. The script
 * writes `+<group>` and `-<group>` lines; the end of this input means that the script is dead, however it died.
 */
import { createInterface } from 'node:readline';
import { endGroups } from './groups.mjs';

const groups = new Set();

for await (const line of createInterface({ input: process.stdin })) {
  const group = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(group);
  else groups.delete(group);
}
await endGroups(groups);
