import { status } from '#contracts/envelope.ts';
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

/** Typical messages of the error catalogue, domain design section 18. */
const messages: Record<number, string> = {
  [status.tokenExpired]: sentences.tokenExpired,
  [status.invalid]: sentences.invalid,
  [status.forbidden]: sentences.forbidden,
  [status.notFound]: sentences.notFound,
  [status.wrongState]: sentences.wrongState,
  [status.short]: '可用余额不足',
  [status.stale]: sentences.stale,
  [status.precondition]: sentences.targetGone,
  [status.duplicate]: '名称已存在',
  [status.amountMismatch]: '支付金额不一致',
  [status.loginFailed]: sentences.loginFailed,
  [status.fault]: sentences.fault,
};

const whole = JSON.stringify({
  status: status.ok,
  message: sentences.ok,
  data: { count: 3, list: [{ id: '1' }] },
});

/** The broken answer of a fault; undefined for a delay, which breaks nothing. */
export function damage({ kind, value = 0 }: Fault): Outcome | undefined {
  const answer = (http: number, headers: Readonly<Record<string, string>>, body: string): Outcome => ({
    kind: 'answer',
    http,
    headers,
    body,
  });
  switch (kind) {
    case 'delay':
      return undefined;
    case 'drop':
      return { kind: 'drop' };
    case 'status':
      return answer(
        200,
        jsonHeaders,
        JSON.stringify({ status: value, message: messages[value], data: null }),
      );
    case 'http':
      // As a proxy in between would answer.
      return answer(value, htmlHeaders, `<html><body><h1>${value}</h1></body></html>`);
    case 'malformed':
      return answer(200, jsonHeaders, '{"status":1,"message":操作成功,,}');
    case 'truncated':
      return answer(200, jsonHeaders, whole.slice(0, Math.floor(whole.length * 0.6)));
  }
}
