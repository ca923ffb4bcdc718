import { wireTime } from '#contracts/wireTime.ts';
import type { Control } from '../control/control.ts';
import { damage, type Outcome, openToAll } from '../control/damage.ts';
import { strike } from '../control/exchange.ts';
import { bucketName } from '../control/faults.ts';
import { type BucketForm, putInBucket } from '../records/oss.ts';
import type { Mock } from '../wire/mock.ts';

const xmlHeaders = { 'content-type': 'application/xml', 'cache-control': 'no-store', ...openToAll };

/**
 * A direct upload from form to answer: success is 200 and nothing, as with a cloud bucket; a refusal is XML.
 * @param form undefined when the request was no readable multipart form
 */
export async function bucketCall(
  mock: Mock,
  control: Control,
  form: BucketForm | undefined,
): Promise<Outcome> {
  const began = performance.now();
  const { fault, struck } = await strike(control, bucketName);
  const outcome = (fault && damage(fault)) ?? stored(mock, form);
  note(mock, control, form, outcome, { began, struck, routed: '' });
  return outcome;
}

/** The same when the faults were dealt with before. */
export function ownBucketAnswer(
  mock: Mock,
  control: Control,
  form: BucketForm | undefined,
  how: { began: number; struck: string; routed: string },
): Outcome {
  const outcome = stored(mock, form);
  note(mock, control, form, outcome, how);
  return outcome;
}

function note(
  mock: Mock,
  control: Control,
  form: BucketForm | undefined,
  outcome: Outcome,
  { began, struck, routed }: { began: number; struck: string; routed: string },
): void {
  control.journal.add(
    { method: 'POST', base: 'apps', path: 'oss/bucket', query: new URLSearchParams() },
    {
      time: wireTime(mock.clock.now()),
      endpoint: bucketName,
      body: { key: form?.fields.key, bytes: form?.file?.length },
      http: outcome.kind === 'answer' ? outcome.http : 0,
      status: null,
      message: '',
      durationMs: performance.now() - began,
      userId: null,
      fault: struck,
      routed,
    },
  );
}

function stored({ files, clock, context }: Mock, form: BucketForm | undefined): Outcome {
  const { http, code } = form
    ? putInBucket(form, files, clock.now(), context.policySecret)
    : { http: 400, code: 'MalformedPOSTRequest' };
  const body =
    code === '' ? '' : `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>\n`;
  return { kind: 'answer', http, headers: xmlHeaders, body };
}
