import { expect } from 'vitest';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import type { Input, Running } from './running.ts';

export const of = (id: string, body?: object): Input => ({ params: { id }, ...(body && { body }) });

/** Calls of which a test knows how they end; the token is read at each of them, because tests sign in anew. */
export function asking(mock: Running, tokenNow: () => string) {
  return {
    /** The call succeeds; its data. */
    async does<D = unknown>(endpoint: AnyEndpoint, input: Input, token = tokenNow()): Promise<D> {
      const { envelope } = await mock.call<D>(endpoint, token, input);
      expect([envelope.status, envelope.message]).toEqual([1, '操作成功']);
      return envelope.data;
    },
    /** The call is refused with these words, and leaves the state as it was. */
    async refuses(
      endpoint: AnyEndpoint,
      input: Input,
      code: number,
      message: string,
      field?: string,
      token = tokenNow(),
    ) {
      const before = mock.dump();
      const { http, envelope } = await mock.call<{ field?: string } | null>(endpoint, token, input);
      expect([http, envelope.status, envelope.message, envelope.data?.field]).toEqual([
        200,
        code,
        message,
        field,
      ]);
      expect(firstDifference(before, mock.dump())).toBe('');
    },
  };
}

/** Around the first place where two texts differ; whole states would fill the screen. */
function firstDifference(before: string, after: string): string {
  if (before === after) return '';
  let at = 0;
  while (before[at] === after[at]) at++;
  return `${before.slice(Math.max(0, at - 200), at + 40)} became …${after.slice(at, at + 40)}`;
}
