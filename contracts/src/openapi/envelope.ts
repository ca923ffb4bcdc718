import { type Status, status } from '../envelope.ts';
import { statusWords } from '../statusWords.ts';
import { refTo } from './components.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The envelope of every answer as schemas: one of success for each kind of data, and one of refusals. */

const refusals = Object.values(status).filter((code) => code !== status.ok);

/** What an answer with data of a kind looks like; `status` 1 tells it from a refusal. */
export const answerOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    status: { ...refTo('OkStatus'), description: 'success' },
    message: { type: 'string', description: 'what the console shows' },
    data,
  },
  required: ['status', 'message', 'data'],
});

export const envelopeSchemas: Record<string, JsonSchema> = {
  OkStatus: {
    type: 'integer',
    enum: [status.ok],
    'x-enum-varnames': [statusWords[status.ok].name],
    description: statusWords[status.ok].meaning,
  },
  RefusalStatus: {
    type: 'integer',
    enum: refusals,
    'x-enum-varnames': refusals.map((code) => statusWords[code].name),
    'x-enum-descriptions': refusals.map((code) => statusWords[code].meaning),
    description: refusals.map((code) => `${code} ${statusWords[code].meaning}`).join('\n'),
  },
  RefusalDetail: {
    type: 'object',
    properties: {
      field: { type: 'string', description: 'the first bad field as a dotted path, of -1002 always' },
      date: { type: 'string', description: 'the day that it is about' },
      dates: { type: 'array', items: { type: 'string' }, description: 'the days that it is about' },
    },
  },
  Refusal: {
    type: 'object',
    properties: {
      status: { ...refTo('RefusalStatus'), description: 'why the call was refused' },
      message: { type: 'string', minLength: 1, description: 'the sentence that the console shows' },
      data: { anyOf: [refTo('RefusalDetail'), { type: 'null' }], description: 'what the refusal is about' },
    },
    required: ['status', 'message'],
  },
};

/** `-1007 Stale: …`, a line for each status that a call may answer besides success. */
export const errorLines = (codes: readonly Status[]) =>
  codes.map((code) => `- ${code} ${statusWords[code].name}: ${statusWords[code].meaning}`).join('\n');
