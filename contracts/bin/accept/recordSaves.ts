import { auth } from '../../src/areas/auth.ts';
import { status } from '../../src/envelope.ts';
import { added, cleaned, formOf, type Kind } from './kinds.ts';
import { read } from './recordReading.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { absentId } from './unique.ts';

/** What a change leaves behind: a version and a line in the log. */

const { notFound, stale } = status;

export async function checkVersions(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  if (!('version' in record)) return talk.skip('the record has no version');
  const fields = fieldsOf(kind.update.body);
  const form = formOf(fields, record);
  const first = await talk.ok(
    kind.update,
    { params: { id: record.id }, body: { ...form, version: record.version } },
    kind.by,
  );
  talk.holds('saving changes the version', first.version !== record.version, first.version);
  await talk.refused(
    kind.update,
    stale,
    { params: { id: record.id }, body: { ...form, version: record.version } },
    kind.by,
  );
  // Only what it holds itself: what it shows of others may be changed meanwhile.
  const after = await read(talk, kind, record.id);
  for (const name of ['version', 'logs', ...Object.keys(fields)])
    if (name in first) talk.same(`${name} after the refused call`, after[name], first[name]);
  const second = await talk.ok(
    kind.update,
    { params: { id: record.id }, body: { ...form, version: first.version } },
    kind.by,
  );
  talk.holds('saving over the new version changes it', second.version !== first.version, second.version);
  await talk.refused(kind.update, notFound, { params: { id: absentId }, body: form }, kind.by);
  await cleaned(talk, kind, record);
}

export async function checkLog(talk: Talk, kind: Kind): Promise<void> {
  const { record } = await added(talk, kind);
  if (!Array.isArray(record.logs)) {
    await cleaned(talk, kind, record);
    return talk.skip('the record shows no log');
  }
  const { userInfo } = await talk.ok(auth.validate, { body: { token: kind.by.token } }, null);
  talk.same('lines of a new record', record.logs.length, 1);
  talk.same('who added it', record.logs[0].operatorName, userInfo.name);
  const fields = fieldsOf(kind.update.body);
  const form = { ...formOf(fields, record), ...('version' in fields && { version: record.version }) };
  const saved = await talk.ok(kind.update, { params: { id: record.id }, body: form }, kind.by);
  talk.same('lines after saving', saved.logs.length, 2);
  talk.same('who saved it', saved.logs[0].operatorName, userInfo.name);
  talk.same('older lines stay', saved.logs.slice(1), record.logs);
  talk.holds('the newest line is first', saved.logs[0].time >= saved.logs[1].time, saved.logs);
  if (kind.enable) {
    const { answer } = await talk.call(
      kind.enable,
      { params: { id: record.id }, body: { enable: 0 } },
      kind.by,
    );
    if (answer.status === status.ok) talk.same('lines after switching', (answer.data as Json).logs.length, 3);
  }
  await cleaned(talk, kind, record);
}
