import { isCancel } from 'axios';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { speakMessage } from '../i18n.ts';
import { notify } from './notice.ts';

/** A call that changes data, as it was sent. */
export interface Sent {
  endpoint: AnyEndpoint;
  params: Record<string, string> | undefined;
  /** No envelope came back, so it is unknown whether the call took effect. */
  isUnanswered: boolean;
  /** Keeps the key valid however late the same request is repeated. */
  hold(): void;
  /** The request will not be repeated: the next one is a new change with a new key, even if its input is the same. */
  giveUp(): void;
}

/** Any failure of a call. `status` is the envelope's status, or undefined when no envelope came back. */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly data: unknown;
  readonly cancelled: boolean;
  /** The failed call, if it changes data. */
  sent?: Sent;

  constructor(status: number | undefined, message: string, data: unknown, cancelled = false) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.data = data;
    this.cancelled = cancelled;
  }

  /** For network failures, time-outs and aborted calls. */
  static ofTransport(error: unknown): ApiError {
    return new ApiError(undefined, error instanceof Error ? error.message : '', null, isCancel(error));
  }

  /** For a call that the user cancelled. */
  static ofCancelling = () => new ApiError(undefined, '', null, true);

  /** The first invalid field of a -1002 response, as a dotted path. */
  get field(): string | undefined {
    const { field } = (this.data ?? {}) as { field?: unknown };
    return typeof field === 'string' ? field : undefined;
  }
}

/** The message for a failure, in the user's language; transport errors show their own message, or 'Error' (specification section 8). */
export const messageOf = (error: unknown) =>
  speakMessage((error instanceof Error && error.message) || 'Error');

/** The statuses whose message tells the user what he can do: all refusals, but no fault of the backend. */
const refusals: ReadonlySet<number> = new Set(Object.values(status).filter((code) => code !== status.fault));

/** Whether nothing was refused, but something is broken: no envelope came, or one that tells of a fault. */
export const isBroken = (error: unknown) =>
  !(error instanceof ApiError) || error.status === undefined || !refusals.has(error.status);

/** Whether a failure ends what is done with a record: there is none to show, or the backend refuses it by now. A line that is gone for a moment ends nothing. */
export const isLost = (error: unknown, record: unknown) =>
  error !== undefined && (record === undefined || !isBroken(error));

/** Shows a failure in red for 2 seconds, with the problem report where it needs support; a cancelled call shows nothing. */
export function report(error: unknown) {
  if (error instanceof ApiError && error.cancelled) return;
  notify('error', messageOf(error), undefined, isBroken(error) ? error : undefined);
}

/** For status -1001 and a missing token: always this message, whatever the server sent (specification section 8). */
export const reportExpired = () => notify('error', speakMessage(say('tokenExpired')));

/** For an action that the record does not allow any more, before it was sent: what the server would have said. */
export const reportWrongState = () => notify('error', speakMessage(say('wrongState')));

/** Shows the success message of the specification. */
export const reportDone = () => notify('success', speakMessage(say('ok')));
