import { allEndpoints } from '../../src/areas.ts';
import { chooseAreas, meant, UsageError } from './options.ts';

/** Whether a call, by its name, was chosen. */
export type IsChosen = (call: string) => boolean;

/**
 * What `--only` names: areas, and single calls of them (`merchants.list`). Everything when nothing is wanted.
 * @throws UsageError
 */
export function chooseCalls(wanted: string[]): IsChosen {
  if (wanted.length === 0) return () => true;
  const isCall = (word: string) => word.includes('.');
  const calls = new Set(wanted.filter(isCall).flatMap(callsNamed));
  const words = wanted.filter((word) => !isCall(word));
  const whole = new Set(words.length === 0 ? [] : chooseAreas(words));
  return (call) => calls.has(call) || whole.has(call.split('.')[0] ?? '');
}

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
