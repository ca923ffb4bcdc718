import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Status } from '#contracts/envelope.ts';
import { isRefused, noRows, type Persona, type State, succeeds } from './pact.ts';

/** Shorter words for the pacts of one area, in which one persona does almost everything. */

export const exactly = (value: number) => ({ 'pact:matcher:type': 'equality', value });
export const firstPage = { offset: 0, limit: 10 };

interface RefusedWith {
  status: Status;
  says?: string;
  field?: string;
}

/**
 * Success and refusal of the calls of an area, by their names.
 * @param callOf the call of a name, for users of a merchant or company its own-scope mirror
 */
export function interactionsOf<Name extends string>(callOf: (name: Name) => AnyEndpoint, as: Persona) {
  return {
    works: (name: Name, words: string, given: State, input: object, data?: unknown, who: Persona = as) =>
      succeeds(callOf(name), words, { as: who, given: [given], input: input as never, data }),
    fails: (name: Name, words: string, given: State, input: object, rest: RefusedWith) =>
      isRefused(callOf(name), words, { as, given: [given], input: input as never, ...rest }),
  };
}

/** A list knows its filters and answers no rows to values that no record has. That each of them narrows is asked by acceptance. */
export function findsNothing(
  list: AnyEndpoint,
  { as, given, filters }: { as: Persona; given: State; filters: object },
) {
  succeeds(list, 'nothing matches', {
    ...{ as, given: [given], data: noRows },
    input: { query: { ...firstPage, ...filters } } as never,
  });
}
