/** Uses real processes: only they show that nothing stays behind. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { groupLives, signalGroup } from './groups.mjs';

const path = (name) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));

/** A script that starts a shell with a sleeper in the background, prints the id of their group, and waits. */
const SCRIPT = `
  import { main } from ${path('lifetime.mjs')};
  import { exitOf, start } from ${path('processes.mjs')};
  await main(() => {
    const child = start('sh', ['-c', 'sleep 60 & wait']);
    console.log(child.pid);
    return exitOf(child);
  });
`;

let group;
afterEach(() => group && signalGroup(group, 'SIGKILL'));

async function startScript(code) {
  const script = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const output = { text: '' };
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (chunk) => (output.text += chunk));
  const exit = new Promise((resolve) => script.once('close', resolve));
  return { script, output, exit };
}

describe('whatever ends the script ends its children and theirs', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGKILL', null],
  ])('%s', async (signal, code) => {
    const { script, output, exit } = await startScript(SCRIPT);
    await vi.waitFor(() => expect(output.text).toMatch(/\d+\n/), { timeout: 8000 });
    group = Number(output.text);
    expect(groupLives(group)).toBe(true);
    script.kill(signal);
    expect(await exit).toBe(code);
    await vi.waitFor(() => expect(groupLives(group)).toBe(false), { timeout: 8000 });
    expect(output.text).toBe(`${group}\n`);
  });
});

test("the child's exit code is the script's", async () => {
  const { exit } = await startScript(SCRIPT.replace('sleep 60 & wait', 'exit 7'));
  expect(await exit).toBe(7);
});

test('a failure is one sentence', async () => {
  const { exit, output } = await startScript(`
    import { main, Refusal } from ${path('lifetime.mjs')};
    await main(() => { throw new Refusal('Set PORT.'); });
  `);
  expect(await exit).toBe(1);
  expect(output.text).toBe('Set PORT.\n');
});
