import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { adjustDirection } from '#contracts/enums/finance.ts';
import { status } from '#contracts/envelope.ts';
import { fromState, isRefused, type State, succeeds } from './pact.ts';

interface Kind {
  /** Whose account can be adjusted, and whose was changed by somebody else since it was read. */
  given: State;
  changed: State;
  params: object;
  /** A valid form, the version aside. */
  form: { reason: string };
  /** The field that says how much. */
  size: 'amount' | 'points';
  /** Each direction with the size and what the console reads from the answer. */
  works: readonly (readonly [words: string, direction: number, size: number, data: object])[];
  /** More than there is: the name of the state's value, an example, and the message. */
  above: readonly [name: string, example: number, says: string];
  /** Values of fields that the form refuses, with the message. */
  wrong: readonly (readonly [field: string, value: number | string, says: string])[];
}

const as = 'finance';

/** 调整 of what a member has: in both directions, and all that is refused. */
export function describeAdjusting(endpoint: AnyEndpoint, kind: Kind) {
  const { given, changed, params, form, size } = kind;
  const version = fromState('version', 1);
  const adjusting = (body: object = {}) => ({ params, body: { ...form, version, ...body } }) as never;
  for (const [words, direction, value, data] of kind.works)
    succeeds(endpoint, words, {
      ...{ as, given: [given], data },
      input: adjusting({ direction, [size]: value }),
    });
  const [above, example, says] = kind.above;
  isRefused(endpoint, 'takes more than there is', {
    ...{ as, given: [given], status: status.short, says, field: size },
    input: adjusting({ direction: adjustDirection.decrease, [size]: fromState(above, example) }),
  });
  isRefused(endpoint, 'that somebody else has changed', {
    ...{ as, given: [changed], input: adjusting(), status: status.stale },
  });
  for (const [field, value, words] of kind.wrong)
    isRefused(endpoint, `with ${value} as ${field}`, {
      ...{ as, given: [given], status: status.invalid, says: words, field },
      input: adjusting({ [field]: value }),
    });
  isRefused(endpoint, 'of nobody', {
    ...{ as, status: status.notFound },
    input: { params: { id: '99999999' }, body: { ...form, version: 0 } } as never,
  });
  isRefused(endpoint, 'by somebody who only looks after orders', {
    ...{ as: 'support', given: [given], input: adjusting(), status: status.forbidden },
  });
}
