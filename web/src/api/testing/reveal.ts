import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { type Persona, regex, type State, succeeds } from './pact.ts';

interface Kind {
  as: Persona;
  /** A state with a record that has each of the numbers. */
  exists: State;
  params: object;
  /** The numbers that can be revealed: the request body of each, with the pattern and an example of the full number. */
  numbers: readonly { body: { field: string; index?: number }; pattern: string; example: string }[];
}

/** A full mobile number, or any other phone number as it is. */
export const anyPhone = {
  pattern: '^(1\\d{10}|0\\d{2,3}-\\d{6,8}|400-?\\d{3}-?\\d{4})$',
  example: '19900001001',
};

/** 查看: each masked number of a record is returned in full. */
export function describeReveal(endpoint: AnyEndpoint, { as, exists, params, numbers }: Kind) {
  for (const { body, pattern, example } of numbers)
    succeeds(endpoint, `its ${body.field}`, {
      as,
      given: [exists],
      input: { params, body } as never,
      data: { value: regex(pattern, example) },
    });
}
