/**
 * `npm test`: everything that can be checked, in one command. `npm test -- unit e2e` runs only the named steps,
 * `npm test -- --changed [ref]` what a change can have touched. All steps run even when one fails; the last line sums up.
 */

import { main, Refusal } from './lifetime.mjs';
import { ensureInstalled } from './prepare.mjs';
import { steps, stepsOfChange } from './steps.mjs';

/** Steps that run at the same time: a small CI machine has two processors. */
const LANES = 2;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const say = (text) => process.stdout.write(`${text}\n`);

await main(async () => {
  const [first, ...rest] = process.argv.slice(2);
  const named = first === '--changed' ? undefined : choose(process.argv.slice(2));
  await ensureInstalled();
  const chosen = named ?? (await stepsOfChange(rest[0], say));
  const results = await runAll(chosen);
  summarise(chosen.map((step) => results.get(step.name)));
  return [...results.values()].some((result) => result.failed > 0) ? 1 : 0;
});

function choose(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown)
    throw new Refusal(
      `There is no step ${unknown}: the steps are ${steps.map((step) => step.name).join(', ')}.`,
    );
  return names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps;
}

/** Runs the steps in order, two at a time where they allow it. Resolves to name -> result. */
async function runAll(chosen) {
  const results = new Map();
  const running = new Map();
  const waiting = [...chosen];
  const began = performance.now();
  const isReady = (step) =>
    !(step.after ?? []).some((name) => running.has(name) || waiting.some((other) => other.name === name)) &&
    (!step.alone || running.size === 0);
  while (waiting.length + running.size > 0) {
    const next =
      running.size < LANES && ![...running.keys()].some(isAlone) ? waiting.find(isReady) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next.name,
        runStep(next).then((result) => results.set(next.name, result) && running.delete(next.name)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
  say(`\nAll steps took ${seconds(performance.now() - began)}.`);
  return results;
}

function isAlone(name) {
  return steps.some((step) => step.name === name && step.alone);
}

async function runStep(step) {
  if (step.alone) say(`\n── ${step.name} ── running`);
  const began = performance.now();
  let result;
  try {
    result = await step.run();
  } catch (error) {
    result = { passed: 0, failed: 1, skipped: 0, output: `${error.message}\n` };
  }
  const ms = performance.now() - began;
  say(`── ${step.name} ── ${counts(result)} in ${seconds(ms)}`);
  if (result.failed > 0 && result.output) process.stdout.write(`${result.output.trimEnd()}\n\n`);
  return { name: step.name, ms, ...result };
}

function summarise(results) {
  say('');
  for (const result of results)
    say(`  ${result.name.padEnd(10)}${seconds(result.ms).padStart(9)}   ${counts(result)}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  say('');
  say(counts({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }));
}

function counts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
