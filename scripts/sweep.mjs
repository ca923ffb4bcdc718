/**
 * `npm run sweep`: at many moments what depends on the day: tests of the mock, the verification of its contracts, and the browser
 * tests that are tagged `@moment`. The tests read theirs from TEST_MOMENT (contracts/testing/moment.ts). `-- --mock`, `--verify`,
 * `--browser` run only these parts, `--moments 3` takes so many random moments instead of 30, `--seed 7` other ones,
 * `--at '2028-02-29 12:00:00'` this one only.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { main, Refusal } from './lifetime.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { capture, node24Path } from './processes.mjs';
import { nastyMoments, randomMoments } from './sweepMoments.mjs';
import { mockTestsOfDays } from './sweepTests.mjs';

/** Each part keeps one processor busy. */
const vitest = (project, ...files) => [
  ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--maxWorkers', '1', '--no-isolate'],
  ...files,
];
const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
const parts = {
  browser: () => [...playwright, '--grep', '@moment', '--workers', '1', '--reporter', 'line'],
  mock: () => vitest('unit-mock', ...mockTestsOfDays()),
  verify: () => vitest('verify', 'contracts/backend.verify.test.ts', 'scripts/rights'),
};

const say = (text) => process.stdout.write(`${text}\n`);
const seconds = (began) => `${Math.round((performance.now() - began) / 1000)} s`;

await main(async () => {
  const { names, moments } = read(process.argv.slice(2));
  await ensureInstalled();
  const env = { NO_COLOR: '1', PACT_DO_NOT_TRACK: 'true' };
  if (names.includes('browser')) {
    await ensureBuilt();
    env.CHROMIUM_PATH = await findBrowser();
  }
  const began = performance.now();
  const waiting = moments.flatMap((moment) => names.map((name) => ({ moment, name })));
  const running = new Set();
  const told = new Map(moments.map((moment) => [moment, []]));
  const red = [];
  const run = async ({ moment, name }) => {
    running.add(name);
    const start = performance.now();
    const { code, output } = await capture(node24Path(), parts[name](), {
      env: { ...env, TEST_MOMENT: moment },
    });
    running.delete(name);
    if (code !== 0) {
      red.push(`${name} at ${moment}`);
      say(`\n${name} at ${moment}:\n${output.trimEnd().slice(-6000)}\n`);
    }
    const results = told.get(moment);
    results.push(`${name} ${code === 0 ? 'green' : 'RED'} ${seconds(start)}`);
    if (results.length === names.length) {
      told.delete(moment);
      const done = `${moments.length - told.size}/${moments.length}`;
      say(`${done.padStart(7)}  ${moment}  ${results.sort().join(', ')}`);
    }
  };
  const lane = async () => {
    for (;;) {
      // Two runs of browser tests would share folders.
      const next = waiting.findIndex(({ name }) => name !== 'browser' || !running.has(name));
      if (next < 0) return;
      await run(...waiting.splice(next, 1));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  say(
    `\n${moments.length} moments in ${seconds(began)}, ${red.length} red${red.map((one) => `\n  ${one}`).join('')}`,
  );
  return red.length > 0 ? 1 : 0;
});

function read(args) {
  const flag = { type: 'boolean' };
  const text = { type: 'string' };
  const options = { mock: flag, verify: flag, browser: flag, moments: text, seed: text, at: text };
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new Refusal(`${error.message}.`);
  }
  const chosen = Object.keys(parts).filter((name) => values[name]);
  const names = chosen.length > 0 ? chosen : Object.keys(parts);
  if (values.at !== undefined) return { names, moments: [values.at] };
  const [count, seed] = [Number(values.moments ?? 30), Number(values.seed ?? 1)];
  if (![count, seed].every((number) => Number.isInteger(number) && number >= 0))
    throw new Refusal('--moments and --seed take whole numbers.');
  return { names, moments: [...nastyMoments, ...randomMoments(count, seed)] };
}
