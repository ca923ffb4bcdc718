import type { AnyEndpoint } from '../../src/endpoint.ts';
import { endpointNameOf, type Interaction, type Pact } from '../../src/pactFile.ts';
import { testTurnsRed } from './consumer.ts';
import { concerns } from './faults.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type Run, type Verdict, verifyRuns } from './provider.ts';

/** A mutant and who noticed it. */
export interface Trial {
  mutant: Mutant;
  /** The interactions that say anything about what it changes. */
  interactions: Interaction[];
  /** The Verifier, of a backend with this fault. */
  byVerifier: boolean;
  /** The contract test, of a console with this fault; only a request can show one. */
  byTest: boolean;
  /** What the fault was in a call that was made. */
  told: string | undefined;
}

export const isKilled = ({ byVerifier, byTest }: Trial) => byVerifier || byTest;

/** Even without a fault something is wrong; the message is a sentence. */
export class ControlError extends Error {}

export function trialsOf(endpoints: AnyEndpoint[], pact: Pact): Trial[] {
  const byEndpoint = Map.groupBy(pact.interactions, endpointNameOf);
  return endpoints.flatMap((endpoint) => {
    const own = byEndpoint.get(endpoint.name) ?? [];
    return mutantsOf(endpoint, own).map((mutant) => ({
      mutant,
      interactions: own.filter((interaction) => concerns(mutant, interaction)),
      byVerifier: false,
      byTest: false,
      told: undefined,
    }));
  });
}

/**
 * Lets both sides judge every mutant. One interaction that notices is enough, and the first one nearly always does: only who survives it
 * meets the others.
 * @throws ControlError when an interaction fails without any fault
 */
export async function judge(trials: Trial[], pact: Pact, origins: string[]): Promise<void> {
  await checkControls(trials, pact, origins);
  await judgeByVerifier(trials, pact, origins, (interactions) => interactions.slice(0, 1));
  const left = trials.filter(({ byVerifier }) => !byVerifier);
  await judgeByVerifier(left, pact, origins, (interactions) => interactions.slice(1));
  for (const trial of trials.filter(({ mutant }) => mutant.status === undefined)) {
    for (const interaction of trial.interactions)
      trial.byTest ||= await testTurnsRed({ mutant: trial.mutant, interaction });
  }
}

async function checkControls(trials: Trial[], pact: Pact, origins: string[]): Promise<void> {
  const interactions = [...new Set(trials.flatMap((trial) => trial.interactions))];
  const runs = interactions.map((interaction) => ({ interaction }));
  const verdicts = await verifyRuns(pact, runs, origins);
  const broken = interactions.filter((_, at) => verdicts[at]?.noticed);
  if (broken.length > 0)
    throw new ControlError(
      `The mock does not keep ${broken.length} of ${runs.length} interactions as it is (${broken[0]?.description}): npm run contracts:verify tells more.`,
    );
  for (const run of runs) {
    if (await testTurnsRed(run))
      throw new ControlError(`Pact's server refuses the request that "${run.interaction.description}" pins.`);
  }
}

async function judgeByVerifier(
  trials: Trial[],
  pact: Pact,
  origins: string[],
  choose: (interactions: Interaction[]) => Interaction[],
): Promise<void> {
  const runs: (Run & { trial: Trial })[] = trials.flatMap((trial) =>
    choose(trial.interactions).map((interaction) => ({ trial, mutant: trial.mutant, interaction })),
  );
  const verdicts = await verifyRuns(pact, runs, origins);
  for (const [at, { trial }] of runs.entries()) {
    const { noticed, told } = verdicts[at] as Verdict;
    trial.byVerifier ||= noticed;
    trial.told ??= told;
  }
}
