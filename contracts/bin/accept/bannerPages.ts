import { linkType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { addedFrom, cleaned, formOf, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import type { People } from './people.ts';
import { type Query, walk } from './reading.ts';
import { read } from './recordReading.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** Slide images of one page are none of the others: each page has its list, and its calls know its own ones only. */

const { ok, notFound } = status;
/** What every page takes. */
const nowhere = { linkType: linkType.noJump, configData: {} };

/** Whether the id is also one of the other page, which is so where each page counts for itself. */
async function isAlsoOf(talk: Talk, other: Kind, { id, title }: Json): Promise<boolean> {
  const { answer } = await talk.call(other.get, { params: { id } }, other.by);
  if (answer.status !== ok) return false;
  return (answer.data as Json).title !== title;
}

async function checkPage(talk: Talk, kind: Kind, others: readonly Kind[]): Promise<void> {
  const form = { ...newForm(kind, await patternOf(talk, kind)), link: nowhere };
  const { record } = await addedFrom(talk, kind, form);
  const params = { id: record.id };
  for (const other of others) {
    for (const query of [{}, { title: String(record.title) }] as Query[]) {
      const { list } = await walk(talk, other.list, query, other.by);
      const row = list.find(({ title }: Json) => title === record.title);
      talk.same(`its row in ${other.list.name}`, row, undefined);
    }
    if (await isAlsoOf(talk, other, record)) continue;
    const body = formOf(fieldsOf(other.update.body), record);
    await talk.refused(other.get, notFound, { params }, other.by);
    await talk.refused(other.update, notFound, { params, body }, other.by);
    if (other.enable)
      await talk.refused(other.enable, notFound, { params, body: { enable: 1 - record.enabled } }, other.by);
    if (other.remove) await talk.refused(other.remove, notFound, { params }, other.by);
  }
  talk.same('the record after all refused calls', await read(talk, kind, record.id), record);
  await cleaned(talk, kind, record);
}

export function bannerPageRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ area, ending }) => /Banners$/.test(area) && ending === '');
  return kinds.map((kind) => ({
    ...{ area: kind.area, kind: 'record', writes: true, where: 'specification section 5 (banners)' },
    says: `${kind.area}: what is added to this page is in no list of the others, and their calls do not know it (-1004)`,
    check: (talk) =>
      checkPage(
        talk,
        kind,
        kinds.filter((one) => one !== kind),
      ),
  }));
}
