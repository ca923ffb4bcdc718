import type { FindFault } from './matchers.ts';
import type { Pin } from './pin.ts';

/**
 * Which values at its path a pin describes: `every` one, only `some`, or exactly `this` one, because the record has the same values
 * in the fields that the interaction pins beside it.
 */
export type AppliesTo = 'every' | 'some' | 'this';

/** A pin of one interaction, among those of other interactions for the same path of the answer. */
export interface ScopedPin {
  pin: Pin;
  appliesTo: AppliesTo;
}

/** The pins of exactly this value, where there are any; else those of every value. */
export function applicablePins(scopedPins: readonly ScopedPin[]): Pin[] {
  const known = scopedPins.filter(({ appliesTo }) => appliesTo === 'this');
  return (known.length > 0 ? known : scopedPins.filter(({ appliesTo }) => appliesTo === 'every')).map(
    ({ pin }) => pin,
  );
}

/** The checks of which at least one must find no fault. Empty where any value of the right type is accepted. */
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

/** Fields whose pinned values tell one kind of record from another: at least two values are pinned. With these values. */
export function distinguishingFields(scopedPins: readonly ScopedPin[]): [string, unknown[]][] {
  const known = new Map<string, Set<unknown>>();
  for (const { pin } of scopedPins) {
    for (const [name, { exact }] of pin.fields ?? [])
      if (exact) known.set(name, (known.get(name) ?? new Set()).add(exact.value));
  }
  return [...known].filter(([, values]) => values.size > 1).map(([name, values]) => [name, [...values]]);
}

/** The pins of the elements of a list. */
export const elementPins = ({ pin, appliesTo }: ScopedPin): ScopedPin[] => [
  ...(pin.elements ?? []).map((element) => ({ pin: element, appliesTo })),
  ...(pin.variants ?? []).map((variant) => ({ pin: variant, appliesTo: 'some' as const })),
];

/** Names and types of a record's fields, nothing more. */
export const shallow = ({ pin, appliesTo }: ScopedPin): ScopedPin => ({
  pin: {
    type: pin.type,
    fields: new Map([...(pin.fields ?? [])].map(([name, { type }]) => [name, { type }])),
  },
  appliesTo,
});
