/** What runs docker-compose.yml here: docker where an engine answers, else the container-lab beside the project. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../lifetime.mjs';
import { capture, exitOf, root, start } from '../processes.mjs';

const lab = join(root, '..', 'shared', 'container-lab', 'container-lab');

/** Resolves to the words before every compose command, and how to end what was started for it. */
export async function findEngine() {
  if ((await succeeds('docker', 'info')) && (await succeeds('docker', 'compose', 'version')))
    return { words: ['docker', 'compose'], stop: async () => {} };
  if (existsSync(lab) && process.getuid?.() === 0) {
    const code = await exitOf(start(lab, ['up']));
    if (code !== 0) throw new Refusal(`container-lab could not start (exit code ${code}): see above.`);
    return { words: [lab, 'compose'], stop: () => capture(lab, ['down']) };
  }
  throw new Refusal(
    'No docker engine with Compose answers here, and there is no container-lab beside the project (which needs root): ' +
      'start Docker and run the same command again.',
  );
}

async function succeeds(command, ...args) {
  return (await capture(command, args)).code === 0;
}
