/**
 * The pact step's bookkeeping. Pact only ever adds to a pact file, so an interaction whose test is gone would live on:
 * the committed files are set aside, the tests write new ones, and both must say the same.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs `body` (which writes the pacts anew and resolves to true when its tests passed) with the folder emptied of pacts.
 * Resolves to the list of differences, empty when there are none or when the tests failed. The committed files come back
 * unless there are differences: then the new ones stay, to be looked at and committed.
 */
export async function regeneratePacts(folder, aside, body) {
  mkdirSync(folder, { recursive: true });
  if (existsSync(aside)) putBack(folder, aside); // an earlier run was killed in between
  setAside(folder, aside);
  const restore = () => putBack(folder, aside);
  process.once('exit', restore);
  let differences = [];
  try {
    if (await body()) differences = comparePacts(readPacts(aside), readPacts(folder));
    if (differences.length > 0) rmSync(aside, { recursive: true });
    return differences;
  } finally {
    process.off('exit', restore);
    restore();
  }
}

/** Differences between two sets of pacts (file name -> parsed content) as sentences; order of interactions is not one. */
export function comparePacts(committed, written) {
  const names = [...new Set([...Object.keys(committed), ...Object.keys(written)])].sort();
  return names.flatMap((name) => {
    if (!written[name]) return [`${name}: no longer written by a test`];
    if (!committed[name]) return [`${name}: new, not committed yet`];
    const [before, after] = [interactionsOf(committed[name]), interactionsOf(written[name])];
    const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
    const sentences = keys.flatMap((key) => {
      if (!after.has(key)) return [`${name}: the interaction ${key} is no longer written by a test`];
      if (!before.has(key)) return [`${name}: the interaction ${key} is new`];
      return before.get(key) === after.get(key) ? [] : [`${name}: the interaction ${key} changed`];
    });
    if (frameOf(committed[name]) !== frameOf(written[name])) sentences.push(`${name}: the metadata changed`);
    return sentences;
  });
}

/** Consumer, provider, versions of the format and of the contract, without those of the tools that wrote the file. */
function frameOf({ consumer, provider, metadata }) {
  const { pactSpecification: format, contract } = metadata ?? {};
  return stable({ consumer, provider, format, contract: contract ?? null });
}

function interactionsOf(pact) {
  const entries = [...(pact.interactions ?? []), ...(pact.messages ?? [])].map((interaction) => {
    const states = (interaction.providerStates ?? []).map(
      (state) => state.name + (state.params ? stable(state.params) : ''),
    );
    return [
      `"${interaction.description}"${states.length > 0 ? ` given ${states.join(', ')}` : ''}`,
      stable(interaction),
    ];
  });
  return new Map(entries);
}

/** JSON with sorted keys: equal text for equal content. */
function stable(value) {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${stable(value[key])}`).join(',')}}`;
}

function pactFiles(folder) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}

function readPacts(folder) {
  const read = (name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))];
  return Object.fromEntries(pactFiles(folder).map(read));
}

function setAside(folder, aside) {
  // Copied under another name first: a folder called `aside` is always complete.
  rmSync(`${aside}.part`, { recursive: true, force: true });
  mkdirSync(`${aside}.part`, { recursive: true });
  for (const name of pactFiles(folder)) cpSync(join(folder, name), join(`${aside}.part`, name));
  renameSync(`${aside}.part`, aside);
  for (const name of pactFiles(folder)) rmSync(join(folder, name));
}

function putBack(folder, aside) {
  if (!existsSync(aside)) return;
  for (const name of pactFiles(folder)) rmSync(join(folder, name));
  for (const name of pactFiles(aside)) cpSync(join(aside, name), join(folder, name));
  rmSync(aside, { recursive: true });
}
