import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { fileOption, givenFile } from '../verify/givenFile.ts';
import { checkBase, chooseAreas, parse, UsageError } from '../verify/options.ts';

/** What `npm run contracts:mutate` was told. */
export interface MutateOptions {
  endpoints: AnyEndpoint[];
  /** Whether these are all there are. */
  isWhole: boolean;
  pactFiles: string[];
  /** A mock that is running; undefined: it starts its own. */
  mockUrl: string | undefined;
  /** Try mistakes of behaviour instead, those that have one of these words; undefined: faults on the wire. */
  behaviour: string[] | undefined;
  /** A file with other mistakes than those of `contracts/mutants`. */
  mistakesFile: string | undefined;
}

export const usage = `Puts one fault after another on the wire and asks whether the pacts catch it.

  npm run contracts:mutate -- [options]

  --only a,b        these areas or endpoints only (settings, banners, smsLogs.list)
  --pact FILE       another pact file than the committed ones; may be repeated
  --behaviour       the other way round: puts one mistake after another into a copy of the mock (contracts/mutants) and asks
                    whether contracts:accept finds it; --only chooses by the words of the mistake or its file
  --mistakes FILE   with --behaviour: mistakes of your own, a JSON list of { file, from, to, says } as in contracts/mutants
  --mock-url URL    a mock that is running, for a test of the mock itself (it is reset all the time)

Exit code: 0 every mutant is killed, 1 one survived or the mock does not keep the pacts, 2 this command line cannot be used.`;

const flags = {
  only: { type: 'string', multiple: true },
  pact: { type: 'string', multiple: true },
  'mock-url': { type: 'string' },
  behaviour: { type: 'boolean' },
  mistakes: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Undefined when only help is wanted.
 * @throws UsageError
 */
export function readOptions(args: string[], defaultPacts: string[]): MutateOptions | undefined {
  const given = parse(args, flags);
  if (given.help) return undefined;
  if (given.mistakes !== undefined && !given.behaviour)
    throw new UsageError('--mistakes belongs to --behaviour.');
  const wanted = (given.only ?? []).flatMap((names) => names.split(','));
  const url = given['mock-url'];
  return {
    behaviour: given.behaviour ? wanted : undefined,
    mistakesFile: fileOption(given.mistakes),
    endpoints: wanted.length === 0 || given.behaviour ? allEndpoints : choose(wanted),
    isWhole: wanted.length === 0 && given.pact === undefined,
    pactFiles: given.pact?.map(givenFile) ?? defaultPacts,
    mockUrl: url === undefined ? undefined : checkBase(url, '--mock-url'),
  };
}

function choose(wanted: string[]): AnyEndpoint[] {
  const names = wanted.filter((word) => word.includes('.'));
  const unknown = names.find((word) => !allEndpoints.some(({ name }) => name === word));
  if (unknown !== undefined)
    throw new UsageError(`There is no endpoint "${unknown}": write it like settings.get.`);
  const words = wanted.filter((word) => !word.includes('.'));
  const areas = words.length === 0 ? [] : chooseAreas(words);
  return allEndpoints.filter((call) => names.includes(call.name) || areas.includes(areaNameOf(call)));
}
