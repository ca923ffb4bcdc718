import { type Status, status } from './envelope.ts';
import { sentences } from './words.ts';

/** What a status says: a name for schemas, its meaning in English, the typical sentence of the wire (domain design, section 18). */
interface StatusWords {
  name: string;
  meaning: string;
  sentence: string;
}

/** Not part of envelope.ts, so that the console does not load it: the console shows the message of the answer. */
export const statusWords: Record<Status, StatusWords> = {
  [status.ok]: { name: 'Ok', meaning: 'The call did what it was for.', sentence: sentences.ok },
  [status.tokenExpired]: {
    name: 'TokenExpired',
    meaning: 'The token is missing, unknown or expired; the console goes to the login.',
    sentence: sentences.tokenExpired,
  },
  [status.invalid]: {
    name: 'Invalid',
    meaning: 'A parameter is invalid; `data.field` names the first bad field as a dotted path.',
    sentence: sentences.invalid,
  },
  [status.forbidden]: {
    name: 'Forbidden',
    meaning: 'The caller lacks the right, or asks for another unit than his own.',
    sentence: sentences.forbidden,
  },
  [status.notFound]: {
    name: 'NotFound',
    meaning: 'There is no such record, or the caller may not see it.',
    sentence: sentences.notFound,
  },
  [status.wrongState]: {
    name: 'WrongState',
    meaning: 'The state of the record does not allow the action.',
    sentence: sentences.wrongState,
  },
  [status.short]: {
    name: 'Short',
    meaning: 'Stock, balance, points or a quota do not suffice.',
    sentence: '可用余额不足',
  },
  [status.stale]: {
    name: 'Stale',
    meaning: 'Somebody else changed the record since `version`.',
    sentence: sentences.stale,
  },
  [status.precondition]: {
    name: 'Precondition',
    meaning: 'Something is missing first, or the record is still in use.',
    sentence: sentences.targetGone,
  },
  [status.duplicate]: {
    name: 'Duplicate',
    meaning: 'A value that must be unique is taken.',
    sentence: '名称已存在',
  },
  [status.amountMismatch]: {
    name: 'AmountMismatch',
    meaning: 'Amounts that must agree do not.',
    sentence: '支付金额不一致',
  },
  [status.loginFailed]: {
    name: 'LoginFailed',
    meaning: 'Wrong mobile, password or code, or a locked or disabled account.',
    sentence: sentences.loginFailed,
  },
  [status.fault]: { name: 'Fault', meaning: 'The server failed.', sentence: sentences.fault },
};
