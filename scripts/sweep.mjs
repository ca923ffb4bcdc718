/**
 * `npm run sweep`: the mock's tests, the verification of its contracts and a few browser tests at many moments, of which the tests
 * read theirs from TEST_MOMENT (contracts/testing/moment.ts). `-- --mock`, `--verify`, `--browser` run only these parts,
 * `--moments 3` takes so many random moments instead of 30, `--seed 7` other ones, `--at '2028-02-29 12:00:00'` this one only.
 */
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { main, Refusal } from './lifetime.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { capture, node24Path } from './processes.mjs';
import { nastyMoments, randomMoments } from './sweepMoments.mjs';

const vitest = (project, ...files) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
  ...files,
];
/** What depends on the day most. */
const specs = ['stocks', 'roomOverview', 'orders', 'refunds', 'products'].map(
  (name) => `e2e/${name}.spec.ts`,
);
const parts = {
  mock: vitest('unit', 'mock-server/'),
  verify: vitest('verify', 'contracts/backend.verify.test.ts', 'scripts/rights'),
  browser: ['node_modules/@playwright/test/cli.js', 'test', ...specs],
};

const say = (text) => process.stdout.write(`${text}\n`);

await main(async () => {
  const { names, moments } = read(process.argv.slice(2));
  await ensureInstalled();
  const env = { NO_COLOR: '1', PACT_DO_NOT_TRACK: 'true' };
  if (names.includes('browser')) {
    await ensureBuilt();
    env.CHROMIUM_PATH = await findBrowser();
  }
  const red = [];
  for (const moment of moments) {
    const results = [];
    for (const name of names) {
      const { code, output } = await capture(node24Path(), parts[name], {
        env: { ...env, TEST_MOMENT: moment },
      });
      results.push(`${name} ${code === 0 ? 'green' : 'RED'}`);
      if (code !== 0) red.push({ moment, name, output });
    }
    say(`${moment}  ${results.join(', ')}`);
  }
  for (const { moment, name, output } of red)
    say(`\n${name} at ${moment}:\n${output.trimEnd().slice(-6000)}`);
  say(`\n${moments.length} moments, ${red.length} red.`);
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
