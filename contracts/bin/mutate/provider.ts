import type { Interaction, Pact } from '../../src/pactFile.ts';
import { verifyPact } from '../verify/run.ts';
import { openFaultyBackend, runState } from './gateway.ts';
import type { Mutant } from './mutants.ts';

/** One interaction held against a backend with one fault; without a mutant, with none. */
export interface Run {
  mutant?: Mutant;
  interaction: Interaction;
}

/** What came of a run: whether the Verifier noticed, and what the fault was in this very call. */
export interface Verdict {
  noticed: boolean;
  told: string | undefined;
}

/** So many runs share the start of a Verifier, which takes longer than ten of them. */
const batchSize = 150;

/**
 * Verdicts in the order of the runs. Each interaction begins from its provider states, so runs do not touch one another and one Verifier
 * takes many; each backend (by its origin) has a lane of its own.
 */
export async function verifyRuns(pact: Pact, runs: Run[], origins: string[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const batches = Array.from({ length: Math.ceil(runs.length / batchSize) }, (_, at) => at * batchSize);
  const lane = async (origin: string) => {
    for (let at = batches.shift(); at !== undefined; at = batches.shift()) {
      const own = await verifyBatch(pact, runs.slice(at, at + batchSize), origin);
      for (const [index, verdict] of own.entries()) verdicts[at + index] = verdict;
    }
  };
  await Promise.all(origins.map(lane));
  return verdicts;
}

async function verifyBatch(pact: Pact, runs: Run[], origin: string): Promise<Verdict[]> {
  const backend = await openFaultyBackend(
    origin,
    runs.map(({ mutant }) => mutant),
  );
  const interactions = runs.map(({ interaction }, number) => ({
    ...interaction,
    key: String(number),
    providerStates: [{ name: runState, params: { number } }, ...(interaction.providerStates ?? [])],
  }));
  try {
    const results = await verifyPact({ ...pact, interactions }, backend);
    backend.check();
    const byKey = new Map(results.map(({ interactionKey, result }) => [interactionKey, result]));
    return runs.map(({ mutant, interaction }, number) => {
      const result = byKey.get(String(number));
      if (!result) throw new Error(`The Verifier says nothing about "${interaction.description}".`);
      const told = backend.told.get(number);
      // A run that failed although its fault did not come up says nothing about the fault.
      const counts = mutant === undefined || told !== undefined;
      return { noticed: counts && result !== 'OK', told };
    });
  } finally {
    backend.close();
  }
}
