import { settings } from '../../src/areas/settings.ts';
import { allEndpoints } from '../../src/areas.ts';
import { type AnyEndpoint, areaNameOf, readOf, savedPart } from '../../src/endpoint.ts';
import { estateSaleStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { added, cleaned, formOf, type Kind, kindsOf } from './kinds.ts';
import type { People, Person } from './people.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** Forms that change what is there: of every kind of record, of the sections of a project, and the settings. */

/** A right form, without a version, and where it is sent. */
export interface Opened {
  params: Record<string, string>;
  form: Json;
  /** Saves the form but for some fields; answers what is held of it then. */
  save: (over: object) => Promise<Json>;
  close: () => Promise<void>;
}

export interface EditForm {
  area: string;
  call: AnyEndpoint;
  by: Person;
  /** The call that switches the record on and off. */
  enable?: AnyEndpoint | undefined;
  /** Each time over a record of its own, as long as there is more than one. */
  open: (talk: Talk) => Promise<Opened>;
}

/** What a record holds of the form of a call. */
const heldBy = (call: AnyEndpoint, record: Json): Json => savedPart(call, record);
const formIn = (call: AnyEndpoint, record: Json): Json => formOf(fieldsOf(call.body), heldBy(call, record));

/** Over a record that nobody else knows; `besides` is what it cannot hold of the form. */
function ofOwn(
  talk: Talk,
  kind: Kind,
  call: AnyEndpoint,
  record: Json,
  form: Json,
  besides: object = {},
): Opened {
  const params = { id: record.id };
  const save = async (over: object) =>
    heldBy(call, await talk.ok(call, { params, body: { ...form, ...besides, ...over } }, kind.by));
  return { params, form, save, close: () => cleaned(talk, kind, record) };
}

export function editFormsOf(people: People): EditForm[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  const ofRecords = kinds.map(
    (kind): EditForm => ({
      ...{ area: kind.area, call: kind.update, by: kind.by, enable: kind.enable },
      async open(talk) {
        const { record } = await added(talk, kind);
        return ofOwn(talk, kind, kind.update, record, formIn(kind.update, record));
      },
    }),
  );
  const admin = people.get('platformAdmin');
  return [...ofRecords, ...(admin ? [settingsForm(admin)] : []), ...sectionForms(kinds)];
}

/** Sections are filled like those of a complete project, but for a new one. */
function sectionForms(kinds: readonly Kind[]): EditForm[] {
  const kind = kinds.find(({ area }) => area === 'estates');
  if (!kind) return [];
  const isSection = (call: AnyEndpoint) =>
    readOf(call) === kind.get && /\.update[A-Z]\w+$/.test(call.name) && 'version' in fieldsOf(call.body);
  return allEndpoints.filter(isSection).map((call) => ({
    ...{ area: areaNameOf(call), call, by: kind.by },
    async open(talk) {
      const { id } = await talk.state('an estate is complete');
      const complete = await talk.ok(kind.get, { params: { id } }, kind.by);
      const { record } = await added(talk, kind);
      const form = formIn(call, complete);
      // Licences are of buildings, which the new project has none of: it cannot be sold yet.
      const unsold = { licences: [], saleStatus: estateSaleStatus.waiting };
      return ofOwn(talk, kind, call, record, form, 'licences' in form ? unsold : {});
    },
  }));
}

/** How often the settings are saved again: there is one record of them for all who check at the same time. */
const tries = 10;

const settingsForm = (by: Person): EditForm => ({
  ...{ area: 'settings', call: settings.update, by },
  async open(talk) {
    const read = () => talk.ok(settings.get, {}, by);
    const form = formIn(settings.update, await read());
    const save = async (over: object) => {
      for (let left = tries; ; left--) {
        const now = await read();
        const body = { ...formIn(settings.update, now), ...over, version: now.version };
        const { answer } = await talk.call(settings.update, { body }, by);
        if (answer.status === status.stale && left > 0) continue;
        talk.same(`status of saving ${JSON.stringify(over)}`, answer.status, status.ok);
        return answer.data;
      }
    };
    const close = async () => void (await save({ phone: form.phone }));
    return { params: {}, form, save, close };
  },
});
