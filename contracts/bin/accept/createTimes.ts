import { setTimeout as pause } from 'node:timers/promises';
import { status } from '../../src/envelope.ts';
import { added, cleaned, formOf, type Kind, kindsOf } from './kinds.ts';
import type { People } from './people.ts';
import { read } from './recordReading.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** When a record was made is no matter of what is done with it later. */

/** Times are told in seconds: a record that is older than one is changed later than it was made. */
const secondMs = 1000;

async function checkCreateTime(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  const params = { id: record.id };
  await pause(secondMs);
  const expectKept = async (after: string, answered: Json) => {
    const { createTime } = await read(talk, kind, record.id);
    talk.same(`createTime after ${after}`, createTime, record.createTime);
    talk.same(`createTime in the answer of ${after}`, answered.createTime, record.createTime);
  };
  const fields = fieldsOf(kind.update.body);
  const body = { ...formOf(fields, record), ...('version' in fields && { version: record.version }) };
  await expectKept(kind.update.name, await talk.ok(kind.update, { params, body }, kind.by));
  if (kind.enable) {
    const input = { params, body: { enable: 1 - record.enabled } };
    const { answer } = await talk.call(kind.enable, input, kind.by);
    if (answer.status === status.ok) await expectKept(kind.enable.name, answer.data);
  }
  await cleaned(talk, kind, record);
}

/** Rules that wait, far apart from one another, so that all others go on meanwhile. */
export function amid(all: readonly Rule[], waiting: readonly Rule[]): Rule[] {
  const writing = all.filter(({ writes }) => writes);
  const step = Math.ceil(writing.length / (waiting.length + 1));
  return [
    ...all.filter(({ writes }) => !writes),
    ...writing.flatMap((rule, at) => [
      ...(at % step === 0 ? waiting.slice(at / step, at / step + 1) : []),
      rule,
    ]),
    ...waiting.slice(Math.ceil(writing.length / step)),
  ];
}

export const createTimeRules = (people: People): Rule[] =>
  kindsOf(people)
    .filter(({ get, ending }) => ending === '' && 'createTime' in fieldsOf(get.data))
    .map((kind) => ({
      ...{ area: kind.area, kind: 'record', writes: true, where: 'domain design, section 0.5 (createTime)' },
      says: `${kind.area}: saving and switching keep the time at which a record was made`,
      check: (talk) => checkCreateTime(talk, kind),
    }));
