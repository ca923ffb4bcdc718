import * as z from 'zod/mini';
import { type Access, type Endpoint, post } from './endpoint.ts';
import { status } from './envelope.ts';
import { wholeNumberText } from './forms/shownTexts.ts';

interface Kind<Resource extends string, Field extends string> {
  /** First part of the path. */
  resource: Resource;
  /** What one of them is, for the purpose. */
  noun: string;
  /** The fields of its answers that are masked, `guests.mobile` for one of each entry of a list. */
  fields: readonly Field[];
  /** Whoever manages it. */
  access: Access;
  /** What is answered, where it is not always a number. */
  value?: z.ZodMiniType<string>;
}

/** What is asked for: a field, and of which entry where it is one of a list. */
export interface Revealed<Field extends string> {
  field: Field;
  /** From 0, in the order in which the record shows them. */
  index?: number | undefined;
}

const index = z.optional(z.int().check(z.gte(0), z.lte(99)));

/**
 * 查看: the whole of a number that every answer masks, for whoever manages the record. Each time writes a line into the record's log
 * (docs/decisions/0020-whole-numbers.md). -1004 for an entry that is not there.
 */
export const revealCall = <const Resource extends string, const Field extends string>({
  resource,
  noun,
  fields,
  access,
  value = wholeNumberText,
}: Kind<Resource, Field>): Endpoint<
  `${Resource}/reveal/{id}`,
  undefined,
  Revealed<Field>,
  { value: string }
> =>
  post({
    path: `${resource}/reveal/{id}`,
    purpose: `The whole of a masked number of a ${noun} (${fields.join(', ')}); who saw it stands in its log.`,
    access,
    body: z.object({ field: z.enum(fields), ...(fields.some((name) => name.includes('.')) && { index }) }),
    data: z.object({ value }),
    errors: [status.notFound],
  }) as never;
