import { type Status, status } from '#contracts/envelope.ts';
import { statusWords } from '#contracts/statusWords.ts';
import { traceHeader } from '#contracts/traceId.ts';
import { sentences } from '#contracts/words.ts';
import type { Fault } from './faults.ts';

/** What a binding has to do about a call. */
export type Outcome =
  | { kind: 'answer'; http: number; headers: Readonly<Record<string, string>>; body: string }
  | { kind: 'drop' };

/** Any origin may call the mock; it sets no cookies, so nothing is given away. */
export const openToAll = { 'access-control-allow-origin': '*' };
export const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  ...openToAll,
};
const htmlHeaders = { ...jsonHeaders, 'content-type': 'text/html; charset=utf-8' };

/** The answer under the name that the journal has it. Scripts of other origins may read it. */
export const traced = (outcome: Outcome, traceId: string): Outcome =>
  outcome.kind === 'answer'
    ? {
        ...outcome,
        headers: {
          ...outcome.headers,
          [traceHeader.toLowerCase()]: traceId,
          'access-control-expose-headers': traceHeader,
        },
      }
    : outcome;

const whole = JSON.stringify({
  status: status.ok,
  message: sentences.ok,
  data: { count: 3, list: [{ id: '1' }] },
});

const typicalMessage = (code: number) => statusWords[code as Status]?.sentence;

/** The broken answer of a fault; undefined for a delay and for an answer that gets lost later, where the call goes on. */
export function damage({ kind, value = 0 }: Fault): Outcome | undefined {
  const answer = (http: number, headers: Readonly<Record<string, string>>, body: string): Outcome => ({
    kind: 'answer',
    http,
    headers,
    body,
  });
  switch (kind) {
    case 'delay':
    case 'lost':
      return undefined;
    case 'drop':
      return { kind: 'drop' };
    case 'status':
      return answer(
        200,
        jsonHeaders,
        JSON.stringify({ status: value, message: typicalMessage(value), data: null }),
      );
    case 'http':
      // An HTML page, as a proxy between browser and backend would answer it.
      return answer(value, htmlHeaders, `<html><body><h1>${value}</h1></body></html>`);
    case 'malformed':
      return answer(200, jsonHeaders, '{"status":1,"message":操作成功,,}');
    case 'truncated':
      return answer(200, jsonHeaders, whole.slice(0, Math.floor(whole.length * 0.6)));
  }
}
