import { allEndpoints } from '../../src/areas.ts';
import { chooseAreas, meant, UsageError } from './options.ts';

/** Whether a call, by its name, was chosen. */
export type IsChosen = (call: string) => boolean;

/**
 * What `--only` names: areas, and single calls of them (`merchants.list`). Everything when nothing is wanted.
 * @throws UsageError
 */
export function chooseCalls(wanted: string[]): IsChosen {
  // What is of no area, too.
  if (wanted.length === 0) return () => true;
  const { areas, calls } = chosenBy(wanted);
  return (call) => calls.has(call) || areas.has(areaIn(call));
}

/**
 * The areas and the single calls that `--only` names, apart. All areas when nothing is wanted.
 * @throws UsageError
 */
export function chosenBy(wanted: string[]): { areas: Set<string>; calls: Set<string> } {
  const isCall = (word: string) => word.includes('.');
  const words = wanted.filter((word) => !isCall(word));
  return {
    areas: new Set(words.length === 0 && wanted.length > 0 ? [] : chooseAreas(words)),
    calls: new Set(wanted.filter(isCall).flatMap(callsNamed)),
  };
}

/** `merchants` of `merchants.list`. */
export const areaIn = (call: string): string => call.split('.')[0] ?? '';

/** `banners.list` is that of each area whose name ends so. */
function callsNamed(word: string): string[] {
  const [area = '', call = ''] = word.trim().split(/\.(.*)/s);
  const own = chooseAreas([area]).flatMap((name) =>
    allEndpoints.map((endpoint) => endpoint.name).filter((one) => one.startsWith(`${name}.`)),
  );
  const isNamed = (name: string) => name.toLowerCase().endsWith(`.${call.toLowerCase()}`);
  const found = own.filter(isNamed);
  if (found.length === 0)
    throw new UsageError(`There is no call "${word}": ${meant(word, own, `the calls of ${area}`)}`);
  return found;
}
