import { allEndpoints } from '../../src/areas.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { coreOf, defOf } from '../../src/forms/fieldInfo.ts';
import { added, cleaned, formOf, idNumber, type Kind, kindsOf } from './kinds.ts';
import type { People } from './people.ts';
import { addedTo } from './projectParts.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import { newMobile } from './shop.ts';
import type { Json, Talk } from './talk.ts';

/** Numbers that answers mask, when they are changed: what was sent is kept, its mask changes nothing, and no answer says it, the log neither. */

/** The fields of a record that a call of 查看 can be asked for. */
function maskedFieldsOf({ body }: AnyEndpoint): string[] {
  const { field } = fieldsOf(body);
  const { entries = {} } = (field ? defOf(coreOf(field)) : {}) as { entries?: Record<string, string> };
  return Object.values(entries).filter((name) => !name.includes('.'));
}

async function checkEdits(talk: Talk, kind: Kind, reveal: AnyEndpoint, kinds: readonly Kind[]) {
  const projects = kinds.find(({ area }) => area === 'estates');
  const isPart = 'estateId' in fieldsOf(kind.add.body) && projects !== undefined;
  const project = isPart ? (await added(talk, projects)).record : undefined;
  const { id } = project ? await addedTo(talk, project.id, kind, kinds) : (await added(talk, kind)).record;
  const params = { id };
  const read = (): Promise<Json> => talk.ok(kind.get, { params }, kind.by);
  const shown = async (field: string): Promise<string> =>
    (await talk.ok(reveal, { params, body: { field } })).value;
  const save = async (over: object): Promise<Json> => {
    const before = await read();
    const { gender: _gender, birthday: _day, ...form } = formOf(fieldsOf(kind.update.body), before);
    return talk.ok(kind.update, { params, body: { ...form, ...over, version: before.version } }, kind.by);
  };
  for (const field of maskedFieldsOf(reveal)) {
    if (!(field in fieldsOf(kind.update.body))) continue;
    const isDocument = /credential|idNo/i.test(field);
    const numbers: string[] = [];
    for (let time = 0; time < 2; time++) {
      const number = isDocument ? idNumber() : newMobile();
      numbers.push(number);
      await save({ [field]: number, ...(isDocument && { credentialType: 10 }) });
      talk.same(`${field} after it was changed`, await shown(field), number);
      // The form as it was read has the mask.
      await save({});
      talk.same(`${field} after its mask was saved`, await shown(field), number);
      const text = JSON.stringify(await talk.raw(kind.get, { params }, kind.by));
      const told = numbers.find((one) => text.includes(one));
      talk.holds(`the record and its log hide ${field}`, told === undefined, told);
    }
  }
  await cleaned(talk, kind, { id });
  if (project && projects) await cleaned(talk, projects, project);
}

export function maskedEditRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  return kinds.flatMap((kind): Rule[] => {
    const reveal = allEndpoints.find(({ name }) => name === `${kind.area}.reveal`);
    if (!reveal) return [];
    return [
      {
        ...{ area: kind.area, kind: 'record', writes: true, where: 'domain design, section 0.3' },
        says: `${kind.area}: a masked number that is changed is kept, and neither the record nor its log says it`,
        check: (talk) => checkEdits(talk, kind, reveal, kinds),
      },
    ];
  });
}
