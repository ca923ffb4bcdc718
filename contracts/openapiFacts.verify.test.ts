import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { status } from './src/envelope.ts';
import { type JsonSchema, jsonSchemaOf } from './src/openapi/jsonSchema.ts';
import { endpointOf, type Interaction, type MatchingRule, readPact, statusOf } from './src/pactFile.ts';

/** What the console relies on in answers, as the pacts pin it, is stated by the schemas: the codes of an enumeration, and the form of a text. */

const interactions = readdirSync(resolve('contracts/pacts'))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => readPact(readFileSync(resolve('contracts/pacts', name), 'utf8'), name).interactions)
  .filter((interaction) => statusOf(interaction) === status.ok);

type Rules = Record<string, MatchingRule>;
interface Variant {
  rules: Rules;
}

/** Every path with its matchers, those of the rows of `someRows` included. */
function pinsOf(rules: Rules, above = ''): [path: string, matchers: MatchingRule['matchers']][] {
  return Object.entries(rules).flatMap(([path, { matchers }]) => {
    const whole = above + (above ? path.slice(1) : path);
    const variants = matchers.flatMap(({ variants: all = [] }) => all as Variant[]);
    return [[whole, matchers], ...variants.flatMap((variant) => pinsOf(variant.rules, `${whole}[*]`))];
  });
}

/** The schemas that a value at the path can have; of an alternative each that is not null. */
function schemasAt(schema: JsonSchema, steps: string[]): JsonSchema[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  if (choices.length > 0) return choices.flatMap((choice) => schemasAt(choice, steps));
  if (schema.type === 'null') return [];
  const [step, ...others] = steps;
  if (step === undefined) return [schema];
  const next = step === '[]' ? schema.items : schema.properties?.[step];
  return next ? schemasAt(next as JsonSchema, others) : [];
}
const stepsOf = (path: string) =>
  [...path.slice('$.data'.length).matchAll(/\.(\w+)|\['([^']+)'\]|\[(?:\*|\d+)\]/g)].map(
    ([, plain, quoted]) => plain ?? quoted ?? '[]',
  );

const schemas = new Map<object, JsonSchema>();
function answerOf(interaction: Interaction): JsonSchema | undefined {
  const endpoint = endpointOf(interaction);
  if (!endpoint) return undefined;
  const known = schemas.get(endpoint) ?? jsonSchemaOf(endpoint.data, 'output');
  schemas.set(endpoint, known);
  return known;
}

interface Pin {
  where: string;
  regex: string;
  found: JsonSchema[];
}
/** Each path of each call once for each expression that it has to match. */
const pins = new Map<string, Pin>();
for (const interaction of interactions) {
  const schema = answerOf(interaction);
  for (const [path, matchers] of pinsOf(interaction.response.matchingRules?.body ?? {})) {
    const regex = matchers.find(({ match }) => match === 'regex')?.regex as string | undefined;
    if (!schema || regex === undefined || !path.startsWith('$.data')) continue;
    const where = `${endpointOf(interaction)?.name} ${path}`;
    pins.set(`${where} ${regex}`, { where, regex, found: schemasAt(schema, stepsOf(path)) });
  }
}

const codeSet = /^\^\((\d+(?:\|\d+)*)\)\$$/;
/** Sets of words, and whatever has a character that is no space, are no form of a text. */
const noForm = /^\^(\(?\w+(\|\w+)*\)?|\.\*(\\S\.\*)?)\$$/;

const all = [...pins.values()];
const ofCodes = all.filter(({ regex }) => codeSet.test(regex));
const ofForms = all.filter(({ regex }) => !codeSet.test(regex) && !noForm.test(regex));

function codesOf(schema: JsonSchema): number[] | undefined {
  if (typeof schema.const === 'number') return [schema.const];
  return schema.enum as number[] | undefined;
}
const inOrder = (codes: number[]) => [...new Set(codes)].sort((a, b) => a - b).join();

/** What is wrong with a set of codes; undefined where pin and schema are the same. */
function codeFault({ regex, found }: Pin): string | undefined {
  const stated = found.map(codesOf);
  if (found.length === 0) return 'is not in the schema';
  if (stated.some((codes) => codes === undefined)) return 'has no enum';
  const [pinned, known] = [
    codeSet.exec(regex)?.[1]?.split('|').map(Number) ?? [],
    stated.flatMap((codes) => codes ?? []),
  ];
  return inOrder(pinned) === inOrder(known)
    ? undefined
    : `is pinned by ${inOrder(pinned)}, stated ${inOrder(known)}`;
}

test('what a pact pins by codes has these codes in the schema', () => {
  expect(ofCodes.length).toBeGreaterThan(500);
  const faults = ofCodes.flatMap((pin) => {
    const fault = codeFault(pin);
    return fault ? [`${pin.where} ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});

/** Of their calls one kind of value alone has the form. */
const ofOneKind: Record<string, string> = {
  'withdraws.list $.data.list[*].payeeAccount': 'the account of a card; that of WeChat is a nickname',
  'withdraws.reveal $.data.value': 'the same',
  'estateRooms.onSale $.data.list[*].name': 'rooms; options of other calls have any name',
  'frontDesk.boardOfOwn $.data.stays[*].actions[*]': 'words, as of all actions',
};

test('what a pact pins by the form of a text has a pattern in the schema', () => {
  expect(ofForms.length).toBeGreaterThan(500);
  const faults = ofForms.filter(
    ({ where, found }) =>
      !(where in ofOneKind) &&
      (found.length === 0 || found.some((schema) => !('pattern' in schema || 'enum' in schema))),
  );
  expect(faults.map(({ where, regex }) => `${where} ${regex}`)).toEqual([]);
});
