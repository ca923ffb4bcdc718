import { isCancel } from 'axios';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { say } from '#contracts/words.ts';
import { speakMessage } from '../i18n.ts';
import { notify } from './notice.ts';

/** A call that changes something, as it was sent. */
export interface Sent {
  endpoint: AnyEndpoint;
  params: Record<string, string> | undefined;
  /** Nobody knows whether it took effect: no envelope came back. */
  isUnanswered: boolean;
  /** It may be sent again however late it is. */
  hold(): void;
  /** It will not be sent again: what comes next is another intent, even if it is the same. */
  giveUp(): void;
}

/** Every failure of a call. `status` is the envelope's, undefined when no envelope came back. */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly data: unknown;
  readonly cancelled: boolean;
  /** The call that failed, where it would have changed something. */
  sent?: Sent;

  constructor(status: number | undefined, message: string, data: unknown, cancelled = false) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.data = data;
    this.cancelled = cancelled;
  }

  /** Network failures, time-outs, aborted calls. */
  static ofTransport(error: unknown): ApiError {
    return new ApiError(undefined, error instanceof Error ? error.message : '', null, isCancel(error));
  }

  /** The user took it back. */
  static ofCancelling = () => new ApiError(undefined, '', null, true);

  /** The first bad field of a -1002, as a dotted path. */
  get field(): string | undefined {
    const { field } = (this.data ?? {}) as { field?: unknown };
    return typeof field === 'string' ? field : undefined;
  }
}

/** The words for a failure, in the user's language; transport errors show their message, or 'Error' (specification section 8). */
export const messageOf = (error: unknown) =>
  speakMessage((error instanceof Error && error.message) || 'Error');

/** Shows a failure for 2 seconds, in red. */
export function report(error: unknown) {
  if (error instanceof ApiError && error.cancelled) return;
  notify('error', messageOf(error));
}

/** Status -1001 and a missing token: these words, whatever the server says (specification section 8). */
export const reportExpired = () => notify('error', speakMessage(say('tokenExpired')));

/** Shows that something worked, in the words of the specification. */
export const reportDone = () => notify('success', speakMessage(say('ok')));
