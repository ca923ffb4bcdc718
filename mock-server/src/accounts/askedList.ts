import * as z from 'zod/mini';
import { allEndpoints, type CallName } from '#contracts/areas.ts';
import { type AnyEndpoint, callFor } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { type Context, callerOf } from '../records/context.ts';
import { isAdmitted } from './access.ts';

interface Input {
  params: { belongId: string };
  query: unknown;
  body: undefined;
}
/** The handler of a call, which answers whoever was admitted to it. */
export type Lookup = (endpoint: AnyEndpoint) => (input: Input, context: Context) => unknown;

export type Filter = Record<string, string | number>;

export const endpoints = new Map<string, AnyEndpoint>(
  allEndpoints.map((endpoint) => [endpoint.name, endpoint]),
);

/** Asks a list as the caller would ask it: his mirror of the call, with its rights, its scope and its own check of the filter. */
export class AskedList {
  readonly #list: AnyEndpoint;
  readonly #context: Context;
  readonly #handlerOf: Lookup;

  constructor(call: CallName, context: Context, handlerOf: Lookup) {
    this.#list = callFor(endpoints.get(call) as AnyEndpoint, callerOf(context).user.belongType);
    this.#context = context;
    this.#handlerOf = handlerOf;
  }

  get isAdmitted(): boolean {
    const caller = callerOf(this.#context);
    return isAdmitted(this.#list.access, caller, { belongId: caller.user.belongId });
  }

  /** The first `limit` rows and the number of all; undefined if the list does not accept the filter. */
  rows(filter: Filter, limit: number): ListData<Record<string, unknown>> | undefined {
    const asked = Object.entries({ offset: 0, limit, ...filter });
    const query = z.safeParse(
      this.#list.query as z.core.$ZodType,
      Object.fromEntries(asked.map(([name, value]) => [name, `${value}`])),
    );
    if (!query.success) return undefined;
    const { belongId } = callerOf(this.#context).user;
    const input = { params: { belongId }, query: query.data, body: undefined };
    return this.#handlerOf(this.#list)(input, this.#context) as ListData<Record<string, unknown>>;
  }
}
