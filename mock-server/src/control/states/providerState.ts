import * as z from 'zod/mini';
import type { Context } from '../../records/context.ts';
import type { Mock } from '../../wire/mock.ts';

/** One provider state: the parameters it takes, and what it does and answers. */
export interface AnyState {
  params: z.core.$ZodType;
  /** The parameters in words, for refusals. */
  takes: string;
  /** Begins from the seeded state. */
  fresh: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: each state knows its own parameters
  enter: (mock: Mock, params: any) => unknown;
  /** What its teardown does, where it has one. */
  // biome-ignore lint/suspicious/noExplicitAny: each state knows its own parameters
  leave?: (mock: Mock, params: any) => void;
}

export const state = <S extends z.core.$ZodType>(
  params: S,
  takes: string,
  enter: (mock: Mock, params: z.infer<S>) => unknown,
  fresh?: 'fresh',
): AnyState => ({ params, takes, enter, fresh: fresh === 'fresh' });

export const nothing = z.strictObject({});
export const none = 'no parameters';

/** What moves need that nobody calls: the system makes them. */
export const contextOf = (mock: Mock): Context => ({ ...mock.context, caller: undefined });
