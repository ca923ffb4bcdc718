import { type Status, status } from '#contracts/envelope.ts';
import { type Sentence, say, speak } from '#contracts/words.ts';

/** A business error: it becomes the envelope, and the transaction is taken back. */
export class BusinessError extends Error {
  readonly status: Status;
  readonly data: unknown;
  /** HTTP status; 200 except for calls that never reached an endpoint. */
  readonly http: number;

  constructor(code: Status, message: string, data: unknown = null, http = 200) {
    super(message);
    this.status = code;
    this.data = data;
    this.http = http;
  }
}

/** Throws a business error whose message is a sentence or a token of the contracts. */
export function fail(code: Status, token: Sentence | (string & {}), data: unknown = null, http = 200): never {
  throw new BusinessError(code, speak(token), data, http);
}

/** -1002 with the dotted path of the first bad field. */
export const invalid = (field: string, token: string): never => fail(status.invalid, token, { field });
/** -1004: absent, removed, or not visible to the caller, which look the same from outside. */
export const notFound = (): never => fail(status.notFound, say('notFound'));

/** -1007 when the caller edited another version than the stored one. Calls that send no version are not checked. */
export function checkVersion(sent: number | undefined, stored: number) {
  if (sent !== undefined && sent !== stored) fail(status.stale, say('stale'));
}
