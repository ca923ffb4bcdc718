import { estates } from '../../src/areas/estates.ts';
import { pictureGroup } from '../../src/enums/stays.ts';
import { imagesExample } from '../../src/examples/estates.ts';
import { added, cleaned, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import type { People } from './people.ts';
import { partForm } from './projectParts.ts';
import { walk } from './reading.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** The picture that stands for a record is the one that was chosen, wherever it stands among the others. */

const shownAs: Record<string, { cover: string; where: string }> = {
  estates: { cover: 'coverUrl', where: '4.6' },
  roomPlans: { cover: 'imageUrl', where: '4.8' },
  resorts: { cover: 'coverUrl', where: '8.3' },
  hotels: { cover: 'coverUrl', where: '8.4' },
  minsus: { cover: 'coverUrl', where: '8.6' },
};
const urls = [1, 2, 3].map((at) => `/api/resorts/uploads/cover-${at}.png`);
const withCover = (at: number) => urls.map((url, index) => ({ url, covered: index === at }));

/** Houses say of each picture what it shows; the outside where nothing is said. */
async function checkGroups(talk: Talk, kind: Kind): Promise<void> {
  const form = newForm(kind, await patternOf(talk, kind));
  const { outside, lobby, facility } = pictureGroup;
  const groups = [undefined, lobby, outside, undefined, facility];
  const saved = groups.map((group, at) => ({
    ...{ url: `/api/resorts/uploads/group-${at}.png`, covered: at === 1 },
    ...(group && { group }),
  }));
  const wanted = saved.map((one) => ({ ...one, group: one.group ?? outside }));
  const body = { ...form, enabled: 0, pictures: saved };
  const record = await talk.ok(kind.add, { body }, kind.by);
  const read = async () => (await talk.ok(kind.get, { params: { id: record.id } }, kind.by)).pictures;
  talk.same('pictures of a new record', await read(), wanted);
  const { version } = record;
  const turned = { ...body, pictures: [...saved].reverse(), version };
  await talk.ok(kind.update, { params: { id: record.id }, body: turned }, kind.by);
  talk.same('pictures of a record that was saved again', await read(), [...wanted].reverse());
  await cleaned(talk, kind, record);
}

/** Pictures of a new record, and how others of the same ones are saved. */
interface Gallery {
  record: Json;
  save: (at: number) => Promise<Json>;
}

async function ofProject(talk: Talk, kind: Kind): Promise<Gallery> {
  const { record } = await added(talk, kind);
  const [pattern] = imagesExample.images;
  const save = async (at: number) => {
    const params = { id: record.id };
    const { version } = await talk.ok(kind.get, { params }, kind.by);
    const images = withCover(at).map((one) => ({ ...pattern, ...one }));
    return talk.ok(estates.updateImages, { params, body: { images, version } });
  };
  return { record, save };
}

async function ofRecord(talk: Talk, kind: Kind, kinds: readonly Kind[]): Promise<Gallery> {
  const pattern = await patternOf(talk, kind);
  const form =
    kind.area === 'roomPlans' ? await partForm(talk, pattern.estateId, kind, kinds) : newForm(kind, pattern);
  const record = await talk.ok(
    kind.add,
    { body: { ...form, ...('enabled' in form && { enabled: 0 }), pictures: withCover(1) } },
    kind.by,
  );
  const save = async (at: number) => {
    const params = { id: record.id };
    const { version } = await talk.ok(kind.get, { params }, kind.by);
    const body = { ...form, enabled: 0, pictures: withCover(at), version };
    return talk.ok(kind.update, { params, body }, kind.by);
  };
  return { record, save };
}

async function checkCover(talk: Talk, kind: Kind, kinds: readonly Kind[], cover: string): Promise<void> {
  const { record, save } =
    kind.area === 'estates' ? await ofProject(talk, kind) : await ofRecord(talk, kind, kinds);
  const query = { ...(record.estateId && { estateId: record.estateId }), name: record.name };
  for (const at of [1, 0, 2]) {
    const saved = await save(at);
    const { list } = await walk(talk, kind.list, query, kind.by);
    const row = list.find(({ id }) => id === record.id);
    talk.same(`${cover} of the row with the cover at ${at}`, row?.[cover], urls[at]);
    if (cover in saved) talk.same(`${cover} of the answer`, saved[cover], urls[at]);
    const held = saved.images ?? saved.pictures;
    talk.same(
      'the pictures in their order',
      held.map(({ url, covered }: Json) => ({ url, covered })),
      withCover(at),
    );
  }
  await cleaned(talk, kind, record);
}

export function coverRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  return kinds.flatMap((kind): Rule[] => {
    const shown = shownAs[kind.area];
    if (!shown) return [];
    const rule = (says: string, where: string, check: Rule['check']): Rule => ({
      ...{ area: kind.area, kind: 'record', writes: true, where, check },
      says: `${kind.area}: ${says}`,
    });
    const cover = rule(
      'the picture of the list is the one that is marked as cover, at any place',
      `domain design, section ${shown.where}`,
      (talk) => checkCover(talk, kind, kinds, shown.cover),
    );
    if (kind.area !== 'hotels' && kind.area !== 'minsus') return [cover];
    const groups = rule(
      'each picture keeps what it shows, and shows the outside where nothing is said',
      'contracts/src/forms/pictureFields.ts',
      (talk) => checkGroups(talk, kind),
    );
    return [cover, groups];
  });
}
