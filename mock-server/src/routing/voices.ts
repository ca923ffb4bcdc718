import type { FindFault } from './matchers.ts';
import type { Pin } from './pin.ts';

/**
 * How far what a pin says goes: of `every` value at its place, of `some` only, or of `this` very one, because the values
 * that the interaction pins beside it are the same.
 */
export type Reach = 'every' | 'some' | 'this';

/** What one interaction says of a place, among others that speak of the same. */
export interface Voice {
  pin: Pin;
  reach: Reach;
}

/** Those that know this very record say more than those that speak of all. */
export function heard(voices: readonly Voice[]): Pin[] {
  const known = voices.filter(({ reach }) => reach === 'this');
  return (known.length > 0 ? known : voices.filter(({ reach }) => reach === 'every')).map(({ pin }) => pin);
}

/** Of which one has to find nothing; none where any value of the right type is right. */
export function findersOf(pins: readonly Pin[]): FindFault[] {
  const single = pins.filter((pin) => !pin.fields && !pin.elements && !pin.variants);
  if (single.some(({ findFault, exact }) => !findFault && !exact)) return [];
  const finders = single.flatMap(({ findFault }) => findFault ?? []);
  if (finders.length === 0) return [];
  const fault = finders[0] as FindFault;
  const examples = single.flatMap(({ exact }) => exact ?? []);
  return examples.length === 0
    ? finders
    : [...finders, (value) => (examples.some((one) => one.value === value) ? undefined : fault(value))];
}

/** Names of fields of which at least two values are pinned, with these values. */
export function tellersOf(voices: readonly Voice[]): [string, unknown[]][] {
  const known = new Map<string, Set<unknown>>();
  for (const { pin } of voices) {
    for (const [name, { exact }] of pin.fields ?? [])
      if (exact) known.set(name, (known.get(name) ?? new Set()).add(exact.value));
  }
  return [...known].filter(([, values]) => values.size > 1).map(([name, values]) => [name, [...values]]);
}

/** What is said of the elements of a list. */
export const elementVoices = ({ pin, reach }: Voice): Voice[] => [
  ...(pin.elements ?? []).map((element) => ({ pin: element, reach })),
  ...(pin.variants ?? []).map((variant) => ({ pin: variant, reach: 'some' as const })),
];

/** Names and types of a record's fields, nothing more. */
export const shallow = ({ pin, reach }: Voice): Voice => ({
  pin: {
    type: pin.type,
    fields: new Map([...(pin.fields ?? [])].map(([name, { type }]) => [name, { type }])),
  },
  reach,
});
