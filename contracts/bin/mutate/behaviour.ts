import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BehaviourMutant } from '../../mutants/mutant.ts';
import { type People, signEverybodyIn } from '../accept/people.ts';
import type { Judged, Rule } from '../accept/rule.ts';
import { rulesOf } from '../accept/rules.ts';
import { runRules, StoppedAnswering } from '../accept/run.ts';
import { type Backend, backendAt, chooseAreas } from '../verify/options.ts';
import { startMock } from './mock.ts';
import { nearAreas } from './nearAreas.ts';
import { SoundMock } from './soundMock.ts';

/** Does acceptance notice a backend that behaves wrongly? One mistake after another in a copy of the mock. */

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What came of a mutant. */
export interface Tried {
  mutant: BehaviourMutant;
  result: 'killed' | 'survived' | 'unnoticed' | 'broken';
  /** The rule that noticed it, or what went wrong. */
  by: string;
}

/** A copy of the mock's sources in which mistakes can be made. */
interface Copy {
  folder: string;
  remove(): void;
}

function copyOfMock(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'behaviour-'));
  for (const name of [
    'mock-server/src',
    'contracts/src',
    'contracts/testing',
    'contracts/pacts',
    'contracts/openapi.json',
    'package.json',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { folder, remove };
}

/**
 * Tries every mutant, two at a time.
 * @param onTried told of each as it ends
 */
export async function tryMutants(
  mutants: readonly BehaviourMutant[],
  onTried: (tried: Tried) => void,
): Promise<Tried[]> {
  const waiting = [...mutants];
  const all: Tried[] = [];
  const sound = new SoundMock();
  const lane = async () => {
    const copy = copyOfMock();
    try {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const tried = await tryOne(mutant, copy, sound);
        all.push(tried);
        onTried(tried);
      }
    } finally {
      copy.remove();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(2, mutants.length) }, lane));
  } finally {
    await sound.stop();
  }
  return all;
}

async function tryOne(mutant: BehaviourMutant, { folder }: Copy, sound: SoundMock): Promise<Tried> {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  if (source.split(mutant.from).length !== 2)
    return {
      mutant,
      result: 'broken',
      by: `${mutant.file} does not have this text exactly once: ${mutant.from}`,
    };
  writeFileSync(
    path,
    source.replace(mutant.from, () => mutant.to),
  );
  try {
    const found = await firstBroken(mutant, folder, sound);
    if (found) return { mutant, result: 'killed', by: `${found.area}: ${found.description}` };
    return mutant.unnoticed
      ? { mutant, result: 'unnoticed', by: mutant.unnoticed }
      : { mutant, result: 'survived', by: '' };
  } catch (error) {
    // A mock that does not even start is no mistake that anybody would deliver.
    return { mutant, result: 'broken', by: (error as Error).message };
  } finally {
    writeFileSync(path, source);
  }
}

/** A rule that the mistake breaks: it is broken a second time, alone, when no other rule can have disturbed it, and the mock without the mistake keeps it. */
async function firstBroken(
  { file, only }: BehaviourMutant,
  folder: string,
  sound: SoundMock,
): Promise<Judged | undefined> {
  const mock = await startMock(folder);
  try {
    const backend = backendAt({}, mock.origin, `${mock.origin}/__mock/provider-states`);
    const people = await signEverybodyIn(backend, new Map());
    const areas = chooseAreas(only?.split(',') ?? []);
    const rules = rulesOf(people).filter(({ area }) => areas.includes(area));
    // Those that probably find it come first, because one is enough.
    const near = only ? [] : nearAreas(file);
    const [first, others] = [true, false].map((isNear) =>
      rules.filter(({ area }) => near.includes(area) === isNear),
    ) as [Rule[], Rule[]];
    const at = { backend, people, sound };
    return (await brokenAmong(first, at)) ?? (await brokenAmong(others, at));
  } finally {
    mock.stop();
  }
}

async function brokenAmong(
  all: readonly Rule[],
  { backend, people, sound }: { backend: Backend; people: People; sound: SoundMock },
): Promise<Judged | undefined> {
  for (let rules = [...all]; rules.length > 0; ) {
    // A mock that a mistake has killed has answered some rules before.
    const judged = await runRules(rules, backend, people, { stopAtFirst: true }).catch((error: unknown) => {
      if (error instanceof StoppedAnswering) return error.judged;
      throw error;
    });
    const failed = new Set(
      judged.filter(({ result }) => result === 'failed').map(({ description }) => description),
    );
    if (failed.size === 0) return undefined;
    for (const rule of rules.filter(({ says }) => failed.has(says))) {
      const [again] = await runRules([rule], backend, people);
      if (again?.result === 'failed' && (await sound.keeps(rule))) return again;
    }
    rules = rules.filter(({ says }) => !failed.has(says));
  }
  return undefined;
}
