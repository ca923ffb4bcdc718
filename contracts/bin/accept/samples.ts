import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { coreOf, defOf, infoOf } from '../../src/forms/fieldInfo.ts';
import { fieldsOf, filtersOf, isOptional } from './shapes.ts';

/** Values that a definition takes, found by trying: the schema itself says whether it takes one. */

type Schema = z.core.$ZodType;

/** A picture that a backend keeps as it is: an address below its own files. */
const pictureUrl = '/api/resorts/uploads/acceptance.png';

/** Texts in the order in which they are tried. */
const texts = [
  ...['验收', '验收测试记录', '验收用的一段说明文字'],
  ...['13812345678', '0571-88880000', '2030-05-06', '2030-05-06 10:00:00', '14:00', '12:00', '04-01'],
  ...[
    pictureUrl,
    'https://example.com/a',
    '1',
    '990000199001011239',
    '91990000MA99K7H3RX',
    '9900001234567808',
  ],
  ...['a'.repeat(64), 'A1B2C3', '<p>验收</p>', '100000', 'createTime', 'ABC123'],
];
const numbers = [1, 0, 2, 10, 20, 30, 50, 100, 5, 1000, 120.123456, 30.123456, 10_000, 2020];

export const takes = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** A value that the schema takes; undefined where none was found, which an optional one takes, too. */
export function sampleOf(schema: Schema): unknown {
  const { enumeration } = infoOf(schema);
  const core = coreOf(schema);
  const { type, shape, element, entries } = defOf(core);
  const candidates: unknown[] = [
    ...(enumeration?.codes ?? []),
    ...(enumeration?.codes ?? []).map((code) => [code]),
    ...(entries ? Object.values(entries) : []),
  ];
  if (type === 'object') candidates.push(leastForm(shape ?? {}), wholeForm(shape ?? {}));
  if (type === 'array' && element) candidates.push([sampleOf(element)], []);
  candidates.push(...texts, ...numbers, [], [pictureUrl], {}, true, null);
  return candidates.find((value) => value !== undefined && takes(schema, value));
}

/** What a form must have, and nothing that it may leave out. */
const leastForm = (shape: Record<string, Schema>): Record<string, unknown> =>
  formOf(Object.entries(shape).filter(([, schema]) => !isOptional(schema)));

/** With all that a form may have: some fields are needed because of the others. */
const wholeForm = (shape: Record<string, Schema>): Record<string, unknown> => formOf(Object.entries(shape));

const formOf = (fields: [string, Schema][]) =>
  Object.fromEntries(fields.map(([name, schema]) => [name, sampleNamed(name, schema)]));

/** Values of fields that have to fit another field of their form. */
const fitting: Record<string, unknown> = {
  ...{ credentialNo: '990000199001011239', expireRefund: 0 },
  ...{ receptionEnd: '18:00', closeTime: '18:00' },
};

const sampleNamed = (name: string, schema: Schema): unknown =>
  name in fitting && takes(schema, fitting[name]) ? fitting[name] : sampleOf(schema);

/** A body that the shape of a call takes; undefined where it needs none or none was found. */
export function sampleBody({ body }: AnyEndpoint): Record<string, unknown> | undefined {
  if (!body) return undefined;
  const fields = fieldsOf(body);
  return [leastForm(fields), wholeForm(fields)].find((form) => takes(body, form));
}

/** What a query must have. */
export function sampleQuery(endpoint: AnyEndpoint): Record<string, string> {
  const days = { startDate: '2026-01-01', endDate: '2026-01-31' };
  const known: Record<string, string> = {
    ...days,
    basis: 'create',
    dimension: 'product',
    text: '云',
    code: '000000000000',
  };
  return Object.fromEntries(
    Object.entries(filtersOf(endpoint))
      .filter(([, schema]) => !isOptional(schema))
      .map(([name]) => [name, known[name] ?? '1']),
  );
}
