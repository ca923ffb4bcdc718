import { status } from '../../src/envelope.ts';
import { added, addedFrom, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import type { People } from './people.ts';
import { parents } from './references.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** What belongs to a project goes with it. */

const isPart = ({ add }: Kind) => 'estateId' in fieldsOf(add.body);

export function projectPartRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  const projects = kinds.find(({ area }) => area === 'estates');
  if (!projects) return [];
  return kinds.filter(isPart).map((kind) => ({
    ...{ area: kind.area, kind: 'record', writes: true, where: 'domain design, sections 4.8 to 4.12' },
    says: `${kind.area}: what belongs to a project is removed with it`,
    async check(talk) {
      const { remove } = projects;
      if (!remove) return talk.skip('projects are not removed');
      const { record: project } = await added(talk, projects);
      const record = await addedTo(talk, project.id, kind, kinds);
      talk.same('the project of the new record', record.estateId, project.id);
      await talk.ok(remove, { params: { id: project.id } }, projects.by);
      await talk.refused(kind.get, status.notFound, { params: { id: record.id } }, kind.by);
    },
  }));
}

/** A right form for a new part of a project, with what it needs of the same project. */
export async function partForm(
  talk: Talk,
  estateId: string,
  kind: Kind,
  kinds: readonly Kind[],
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = { ...newForm(kind, await patternOf(talk, kind)), estateId };
  for (const [name, area] of Object.entries(parents[kind.area] ?? {})) {
    const parent = kinds.find((one) => one.area === area && isPart(one));
    if (parent) form[name] = (await addedTo(talk, estateId, parent, kinds)).id;
  }
  return form;
}

export const addedTo = async (
  talk: Talk,
  estateId: string,
  kind: Kind,
  kinds: readonly Kind[],
): Promise<Json> => (await addedFrom(talk, kind, await partForm(talk, estateId, kind, kinds))).record;
