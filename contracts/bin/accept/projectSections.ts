import { estateAmenities } from '../../src/areas/estateAmenities.ts';
import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateCompanies } from '../../src/areas/estateCompanies.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateSands } from '../../src/areas/estateSands.ts';
import { estates } from '../../src/areas/estates.ts';
import { roomPlanCategories } from '../../src/areas/roomPlanCategories.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { estateSection } from '../../src/enums/estateSections.ts';
import { status } from '../../src/envelope.ts';
import { buildingExample } from '../../src/examples/estateBuildings.ts';
import {
  amenityExample,
  consultantExample,
  planCategoryExample,
  roomPlanExample,
} from '../../src/examples/estateParts.ts';
import {
  estateExample,
  imagesExample,
  saleInfoExample,
  situationExample,
  videosExample,
} from '../../src/examples/estates.ts';
import { added, formOf } from './kinds.ts';
import { kindNamed } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** Which sections of a project are complete, what it needs for the shelf, and its place in lists. */

type Section = keyof typeof estateSection;
const licences = [{ no: '验收售许字第1号', date: '2025-09-12' }];

/** A project with nothing but its base data, of a company of its own. */
async function bareProject(talk: Talk): Promise<Json> {
  const { record: company } = await added(talk, kindNamed(talk, 'estateCompanies'));
  const { provinceId, cityId } = company.area;
  const body = {
    ...estateExample,
    name: unique('验收项目'),
    companyId: company.id,
    area: { provinceId, cityId },
  };
  await talk.refused(estates.add, status.precondition, { body: { ...body, enabled: 1 } });
  return talk.ok(estates.add, { body });
}
const read = (talk: Talk, id: string): Promise<Json> => talk.ok(estates.get, { params: { id } });

/** What saves a section, and what empties it again, where that can be done. */
interface Step {
  save: (talk: Talk, id: string) => Promise<unknown>;
  undo?: (talk: Talk, id: string) => Promise<unknown>;
}
const form = async (talk: Talk, call: AnyEndpoint, id: string, body: object): Promise<Json> => {
  const { version } = await read(talk, id);
  return talk.ok(call, { params: { id }, body: { ...body, version } });
};
const sand = { name: '总沙盘', imageUrl: '/api/resorts/uploads/acceptance.png', ordering: 5, points: [] };
const saveSands = async (talk: Talk, id: string, sands: object[]) => {
  const { version } = await talk.ok(estateSands.get, { params: { id } });
  return talk.ok(estateSands.save, { params: { id }, body: { sands, version } });
};
const removeAll = async (
  talk: Talk,
  { list, remove }: { list: AnyEndpoint; remove: AnyEndpoint },
  estateId: string,
) => {
  const { list: rows } = await talk.ok(list, { query: { estateId, limit: 100 } });
  for (const { id } of rows) await talk.ok(remove, { params: { id } });
};
const { userId: _account, ...consultantForm } = consultantExample;

const steps: Record<Section, Step> = {
  situation: { save: (talk, id) => form(talk, estates.updateSituation, id, situationExample) },
  saleInfo: { save: (talk, id) => form(talk, estates.updateSaleInfo, id, { ...saleInfoExample, licences }) },
  images: { save: (talk, id) => form(talk, estates.updateImages, id, imagesExample) },
  videos: {
    save: (talk, id) => form(talk, estates.updateVideos, id, videosExample),
    undo: (talk, id) => form(talk, estates.updateVideos, id, { videos: [] }),
  },
  plans: {
    save: async (talk, estateId) => {
      const category = await talk.ok(roomPlanCategories.add, { body: { ...planCategoryExample, estateId } });
      await talk.ok(roomPlans.add, { body: { ...roomPlanExample, estateId, categoryId: category.id } });
    },
    undo: (talk, id) => removeAll(talk, roomPlans, id),
  },
  buildings: {
    save: (talk, estateId) => talk.ok(estateBuildings.add, { body: { ...buildingExample, estateId } }),
    undo: (talk, id) => removeAll(talk, estateBuildings, id),
  },
  sands: {
    save: (talk, id) => saveSands(talk, id, [sand]),
    undo: (talk, id) => saveSands(talk, id, []),
  },
  consultants: {
    save: (talk, estateId) =>
      talk.ok(estateConsultants.add, { body: { ...consultantForm, estateId, mobile: newMobile() } }),
    undo: (talk, id) => removeAll(talk, estateConsultants, id),
  },
  amenities: {
    save: async (talk, estateId) => {
      const { record, form: right } = await added(talk, kindNamed(talk, 'estateAmenities'));
      await talk.ok(estateAmenities.remove, { params: { id: record.id } });
      return talk.ok(estateAmenities.add, {
        body: { ...amenityExample, categoryId: right.categoryId, estateId },
      });
    },
    undo: (talk, id) => removeAll(talk, estateAmenities, id),
  },
};
/** The shelf needs these. */
const needed: Section[] = ['saleInfo', 'images', 'plans'];

async function expectSections(
  talk: Talk,
  what: string,
  id: string,
  done: ReadonlySet<Section>,
): Promise<void> {
  const { completeSections, missing, enabled, name } = await read(talk, id);
  const codes = [...done].map((section) => estateSection[section]);
  talk.same(`sections that are complete ${what}`, [...completeSections].sort(), codes.sort());
  const { list } = await talk.ok(estates.list, { query: { name } });
  talk.same(`count of the row ${what}`, list[0]?.completeCount, codes.length);
  const lacks = needed.filter((section) => !done.has(section));
  talk.same(`what the shelf misses ${what}`, missing.length, lacks.length);
  if (lacks.length === 0 || enabled === 1) return;
  const switched = { params: { id }, body: { enable: 1 } };
  await talk.refused(estates.enable, status.precondition, switched);
  talk.same(`its switch ${what}`, (await read(talk, id)).enabled, 0);
}

/** Its base data are saved again, and nothing of its other sections changes. */
async function checkBaseData(talk: Talk, id: string): Promise<void> {
  const { name: _name, aliasName: _alias, version, logs: _logs, ...before } = await read(talk, id);
  const form = formOf(fieldsOf(estates.update.body), await read(talk, id));
  await talk.ok(estates.update, { params: { id }, body: { ...form, aliasName: '验收又名', version } });
  const { name: _new, aliasName, version: _version, logs: _more, ...after } = await read(talk, id);
  talk.same('the alias that was saved', aliasName, '验收又名');
  talk.same('all but its base data', after, before);
}

/** Of a row only one field changes, and what names it, its file, stays. */
async function checkRows(talk: Talk, id: string): Promise<void> {
  const cases: [AnyEndpoint, 'videos' | 'images', Json[], object][] = [
    [
      estates.updateVideos,
      'videos',
      videosExample.videos,
      { title: '验收片名', coverUrl: '/api/resorts/uploads/other.png', seconds: 97, enabled: 0 },
    ],
    [estates.updateImages, 'images', imagesExample.images, { name: '验收图名.png' }],
  ];
  for (const [call, name, rows, changes] of cases) {
    const [, ...rest] = rows;
    let [first = {}] = rows;
    for (const [field, value] of Object.entries(changes)) {
      first = { ...first, [field]: value };
      await form(talk, call, id, { [name]: [first, ...rest] });
      const { [name]: saved } = await read(talk, id);
      for (const [at, row] of [first, ...rest].entries())
        for (const one of Object.keys(row))
          talk.same(`${one} of row ${at + 1} of ${name} with another ${field}`, saved[at][one], row[one]);
    }
    await form(talk, call, id, { [name]: rows });
  }
}

/** @param order in which the sections are saved: each of those that the shelf needs is once the last one */
async function checkSections(talk: Talk, last: Section): Promise<void> {
  const { id, companyId } = await bareProject(talk);
  const params = { id };
  const sections = (Object.keys(steps) as Section[]).filter((section) => section !== last);
  const done = new Set<Section>();
  await expectSections(talk, 'of a new project', id, done);
  for (const section of [...sections, last]) {
    await steps[section].save(talk, id);
    done.add(section);
    await expectSections(talk, `with ${section}`, id, done);
  }
  await checkBaseData(talk, id);
  await checkRows(talk, id);
  const { enabled } = await talk.ok(estates.enable, { params, body: { enable: 1 } });
  talk.same('its switch', enabled, 1);
  await talk.ok(estates.enable, { params, body: { enable: 0 } });
  for (const [section, { undo }] of Object.entries(steps) as [Section, Step][]) {
    if (!undo) continue;
    await undo(talk, id);
    done.delete(section);
    await expectSections(talk, `without ${section}`, id, done);
  }
  await talk.ok(estates.remove, { params });
  await talk.ok(estateCompanies.remove, { params: { id: companyId } });
}

/** The place in lists is saved alone, within its limits, and an open form of the project is stale then. */
async function checkOrdering(talk: Talk): Promise<void> {
  const { id, companyId, ...before } = await bareProject(talk);
  const params = { id };
  for (const ordering of [100, 0, 57]) {
    const after = await talk.ok(estates.updateOrdering, { params, body: { ordering } });
    const { version, ordering: _ordering, logs, ...others } = after;
    talk.same('ordering', after.ordering, ordering);
    talk.same('ordering that is read back', (await read(talk, id)).ordering, ordering);
    const {
      version: _version,
      ordering: _old,
      logs: _logs,
      id: _id,
      ...wanted
    } = { ...before, companyId, id };
    const { id: _own, ...rest } = others;
    talk.same('everything else', rest, wanted);
    talk.holds('the version counts', version > before.version, version);
    talk.holds('the log has a line of it', logs.length > before.logs.length, logs.length);
  }
  for (const ordering of [-1, 101, 5.5])
    await talk.refused(estates.updateOrdering, status.invalid, { params, body: { ordering } });
  const body = {
    ...formOf(fieldsOf(estates.update.body), { ...before, companyId }),
    version: before.version,
  };
  await talk.refused(estates.update, status.stale, { params, body });
  talk.same('ordering at the end', (await read(talk, id)).ordering, 57);
  await talk.ok(estates.remove, { params });
  await talk.ok(estateCompanies.remove, { params: { id: companyId } });
}

export const projectSectionRules = (): Rule[] => [
  // House shapes are taken away again.
  ...(['saleInfo', 'images'] as const).map((last) =>
    designRule(
      'estates',
      'record',
      `sections are complete once they have something, and a project goes on the shelf with ${last}, not before`,
      '4.1',
      (talk) => checkSections(talk, last),
    ),
  ),
  designRule('estates', 'record', 'the place of a project in lists is saved alone', '4.1', checkOrdering),
];
