import { wireTime } from '#contracts/wireTime.ts';
import type { Control } from '../control/control.ts';
import { damage, type Outcome, openToAll } from '../control/damage.ts';
import { strike } from '../control/exchange.ts';
import { bucketName } from '../control/faults.ts';
import { type BucketFields, BucketUpload } from '../records/oss.ts';
import type { Mock } from '../wire/mock.ts';

const xmlHeaders = { 'content-type': 'application/xml', 'cache-control': 'no-store', ...openToAll };

/** A form that was read to its end. */
export interface BucketForm {
  fields: BucketFields;
  /** What took its file; one without a file has none. */
  upload: BucketUpload | undefined;
}

/** A direct upload as it arrives. */
export interface BucketRequest {
  /**
   * Reads the form; `open` is called when its file begins.
   * @returns undefined when it was no readable multipart form
   */
  read(open: (fields: BucketFields) => BucketUpload): Promise<BucketForm | undefined>;
  /** Reads it to its end for nothing. */
  skip(): Promise<void>;
}

interface How {
  began: number;
  struck: string;
  routed: string;
}

/** A direct upload from form to answer: success is 200 and nothing, as with a cloud bucket; a refusal is XML. */
export async function bucketCall(mock: Mock, control: Control, request: BucketRequest): Promise<Outcome> {
  const began = performance.now();
  const { fault, struck } = await strike(control, bucketName);
  const broken = fault && damage(fault);
  if (!broken) return ownBucketAnswer(mock, control, request, { began, struck, routed: '' });
  await request.skip();
  note(mock, control, undefined, broken, { began, struck, routed: '' });
  return broken;
}

/** The same when the faults were dealt with before. */
export async function ownBucketAnswer(
  mock: Mock,
  control: Control,
  request: BucketRequest,
  how: How,
): Promise<Outcome> {
  const { files, clock, context } = mock;
  const open = (fields: BucketFields) =>
    new BucketUpload(fields, { files, nowMs: clock.now(), secret: context.policySecret });
  const form = await request.read(open);
  const { http, code } = form
    ? (form.upload ?? open(form.fields)).finish()
    : { http: 400, code: 'MalformedPOSTRequest' };
  const body =
    code === '' ? '' : `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>\n`;
  const outcome: Outcome = { kind: 'answer', http, headers: xmlHeaders, body };
  note(mock, control, form, outcome, how);
  return outcome;
}

function note(
  mock: Mock,
  control: Control,
  form: BucketForm | undefined,
  outcome: Outcome,
  { began, struck, routed }: How,
): void {
  control.journal.add(
    { method: 'POST', base: 'apps', path: 'oss/bucket', query: new URLSearchParams() },
    {
      time: wireTime(mock.clock.now()),
      endpoint: bucketName,
      body: { key: form?.fields.key, bytes: form?.upload?.size },
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
