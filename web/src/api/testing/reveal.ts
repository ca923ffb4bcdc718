import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { isRefused, type Persona, regex, type State, succeeds } from './pact.ts';

interface Kind {
  as: Persona;
  /** A record of which each number is there, and none. */
  exists: State;
  gone: State;
  params: object;
  /** What can be seen of it, as the body asks for it, each with a whole one of the kind. */
  numbers: readonly { body: { field: string; index?: number }; pattern: string; example: string }[];
}

/** A whole mobile, or any other phone as it is. */
export const anyPhone = {
  pattern: '^(1\\d{10}|0\\d{2,3}-\\d{6,8}|400-?\\d{3}-?\\d{4})$',
  example: '19900001001',
};

/** 查看: each masked number of a kind of record is answered whole, and none of a record that is gone. */
export function describeReveal(endpoint: AnyEndpoint, { as, exists, gone, params, numbers }: Kind) {
  for (const { body, pattern, example } of numbers)
    succeeds(endpoint, `its ${body.field}`, {
      as,
      given: [exists],
      input: { params, body } as never,
      data: { value: regex(pattern, example) },
    });
  const [first] = numbers;
  if (first && endpoint.errors.includes(status.notFound))
    isRefused(endpoint, 'one that is gone', {
      as,
      given: [gone],
      input: { params, body: first.body } as never,
      status: status.notFound,
    });
}
