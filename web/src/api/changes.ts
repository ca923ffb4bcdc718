import i18next from 'i18next';
import { type AnyEndpoint, readOf } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { sentences } from '#contracts/words.ts';
import { type Attempt, attemptOf } from './attempts.ts';
import { tellChanged } from './changed.ts';
import { config } from './config.ts';
import { ApiError } from './errors.ts';
import { lastReadOf, rememberChanged } from './lastRead.ts';
import { whatBecameOf } from './lostAnswers.ts';
import { notify } from './notice.ts';
import { tellOutdated } from './outdated.ts';
import { session } from './session.ts';
import { type CallOptions, type Parts, send } from './wire.ts';

/** Asks the user before a request is sent that may create a record a second time. */
let askAgain: () => Promise<boolean> = async () => true;
export const setRepeatQuestion = (ask: () => Promise<boolean>) => {
  askAgain = ask;
};

/** Whether sending this request may repeat what an earlier unanswered request has done, and no later read can tell. */
const isDoubtful = (endpoint: AnyEndpoint, { before }: Attempt) =>
  before !== undefined && !readOf(endpoint) && !(config().idempotencyKeys && before === 'same');

interface Change {
  endpoint: AnyEndpoint;
  parts: Parts;
  token: string;
  options: CallOptions;
  /** Reads the record that the call changes. */
  read: (endpoint: AnyEndpoint) => Promise<unknown>;
}

/**
 * Sends a call that changes data. Until its response is known, it is repeated under the same idempotency key. If the backend knows no keys, the
 * record is read again after a lost response to find out what happened (docs/decisions/0019-lost-answers.md).
 * @throws ApiError whose `sent` tells how the same request may be sent again
 */
export async function change({ endpoint, parts, token, options, read }: Change): Promise<unknown> {
  const { params, body } = parts;
  const attempt = attemptOf(endpoint, parts, session().user?.id ?? '');
  const before = lastReadOf(endpoint, params);
  if (isDoubtful(endpoint, attempt) && !(await askAgain())) throw ApiError.ofCancelling();
  attempt.begin();
  try {
    const data = await send(endpoint, parts, token, attempt.key, options);
    attempt.settle();
    rememberChanged(endpoint, params, data);
    return data;
  } catch (error) {
    let failure = error instanceof ApiError ? error : ApiError.ofTransport(error);
    let isUnanswered = failure.status === undefined;
    if (isUnanswered) attempt.miss();
    if (isUnanswered && !config().idempotencyKeys) {
      const outcome = await whatBecameOf({ endpoint, body, before, by: session().user?.name ?? '', read });
      if (outcome.is === 'done') {
        attempt.settle();
        if (!options.quiet) notify('success', i18next.t('kit:lost.done'));
        return outcome.data;
      }
      isUnanswered = outcome.is === 'unknown';
      failure = failureOf(outcome.is);
    }
    if (!isUnanswered) attempt.settle();
    tellOutdated(endpoint, failure.status);
    failure.sent = { endpoint, params, isUnanswered, hold: attempt.hold, giveUp: attempt.settle };
    throw failure;
  } finally {
    // What an account keeps of its tables is no work for anybody.
    if (!endpoint.name.startsWith('preferences.')) tellChanged();
  }
}

function failureOf(outcome: 'notDone' | 'stale' | 'unknown'): ApiError {
  if (outcome === 'stale') return new ApiError(status.stale, sentences.stale, null);
  return new ApiError(undefined, i18next.t(`kit:lost.${outcome}`), null);
}
