import type { MatchingRule } from '#contracts/pactFile.ts';
import { typeName } from './difference.ts';
import { type FindFault, faultFinder } from './matchers.ts';

/** What one interaction says of one path of an answer. */
export interface Pin {
  /** Of the example. The verifier lets a number pass where a pattern alone is pinned; the console was tested with text. */
  type: string;
  /** What is pinned of a single value besides its type. */
  findFault?: FindFault | undefined;
  /** The value itself is pinned: it is what the interaction's provider state makes it. */
  exact?: { value: unknown };
  fields?: ReadonlyMap<string, Pin>;
  /** Pins that hold for every element. */
  elements?: readonly Pin[];
  /** Pins of which each holds for at least one element (`arrayContains`). */
  variants?: readonly Pin[];
}

export type Rules = Readonly<Record<string, MatchingRule>>;
type Step = string | number;

/** Matchers that say what may be in a value without naming it: nothing inside the example is pinned. */
const opaque = ['values', 'eachKey', 'eachValue'];

/** Reads an example with the rules that stand for its paths; `at` is the example's own path in them. */
export function pinOf(example: unknown, rules: Rules, at: readonly Step[]): Pin {
  const parsed = Object.entries(rules).map(([path, rule]) => ({ steps: stepsOf(path), rule }));
  const read = (value: unknown, path: readonly Step[], isLoose: boolean): Pin => {
    const rule = nearest(parsed, path);
    const names = rule?.matchers.map(({ match }) => match) ?? [];
    // A rule about types holds for everything below it, until another rule says more.
    const loose = rule ? names.includes('type') : isLoose;
    const type = typeName(value);
    if (names.some((name) => opaque.includes(name))) return { type };
    if (Array.isArray(value)) {
      const contains = rule?.matchers.find(({ match }) => match === 'arrayContains');
      if (contains) return { type, variants: variantsOf(value, contains.variants as Variant[]) };
      return { type, elements: value.map((item, index) => read(item, [...path, index], loose)) };
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      return {
        type,
        fields: new Map(entries.map(([key, inner]) => [key, read(inner, [...path, key], loose)])),
      };
    }
    if (names.includes('equality') || !(rule || loose)) return { type, exact: { value } };
    return { type, findFault: rule && faultFinder(rule) };
  };
  return read(example, at, false);
}

interface Variant {
  index: number;
  rules: Rules;
}

const variantsOf = (examples: unknown[], variants: Variant[]) =>
  variants.map(({ index, rules }) => pinOf(examples[index], rules, ['$']));

/** `$.data.list[*].id` and `$['data']['list'][0]` as steps. */
const stepsOf = (path: string): Step[] => [
  '$',
  ...[...path.matchAll(/\.([^.[\]]+)|\['([^']*)'\]|\[(\*|\d+)\]/g)].map(([, name, quoted, index]) => {
    if (index === undefined) return name ?? quoted ?? '';
    return index === '*' ? '*' : Number(index);
  }),
];

/** The rule for a path; the one with the fewest wildcards, where several fit. */
function nearest(rules: { steps: Step[]; rule: MatchingRule }[], path: readonly Step[]) {
  const wildcards = (steps: Step[]) => steps.filter((step) => step === '*').length;
  return rules
    .filter(
      ({ steps }) =>
        steps.length === path.length && steps.every((step, at) => step === '*' || step === path[at]),
    )
    .sort((a, b) => wildcards(a.steps) - wildcards(b.steps))[0]?.rule;
}
