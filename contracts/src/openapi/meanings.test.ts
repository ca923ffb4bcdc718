import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { allEndpoints } from '../areas.ts';
import { coreOf, infoOf } from '../forms/fieldInfo.ts';
import { units } from '../forms/units.ts';
import { knownWords } from '../words.ts';
import { meanings, unitWords } from './meanings.ts';

type Any = z.core.$ZodType;
type Def = { shape?: Record<string, Any>; element?: Any; valueType?: Any; options?: Any[] };

/** Every property, with whether its definition states a label. */
function propertiesOf(schema: Any): { name: string; isLabelled: boolean }[] {
  const { shape = {}, element, valueType, options = [] } = coreOf(schema)._zod.def as unknown as Def;
  const inner = [element, valueType, ...options].filter((each) => each !== undefined);
  return [
    ...Object.entries(shape).flatMap(([name, field]) => [
      { name, isLabelled: infoOf(field).label !== undefined },
      ...propertiesOf(field),
    ]),
    ...inner.flatMap(propertiesOf),
  ];
}

const properties = allEndpoints.flatMap(({ query, body, data }) =>
  [query, body, data].filter((each) => each !== undefined).flatMap((each) => propertiesOf(each as Any)),
);
const names = new Set(properties.map(({ name }) => name));

test('every property of the wire has a meaning or a label', () => {
  const without = properties.filter(
    ({ name, isLabelled }) => !isLabelled && !(name in meanings) && !(name in knownWords.labels),
  );
  expect([...new Set(without.map(({ name }) => name))].sort()).toEqual([]);
});

test('every meaning is used', () => {
  expect(Object.keys(meanings).filter((name) => !names.has(name))).toEqual([]);
});

test('every number with a unit says what it counts', () => {
  for (const unit of Object.keys(units)) expect(unitWords(unit as keyof typeof units)).not.toBe('');
  expect([unitWords('metres'), unitWords('metres', 100)]).toEqual(['metres', 'centimetres']);
});
