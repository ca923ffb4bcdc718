import { estateBuildings } from '../../src/areas/estateBuildings.ts';
import { estateCompanies } from '../../src/areas/estateCompanies.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estates } from '../../src/areas/estates.ts';
import { roomPlanCategories } from '../../src/areas/roomPlanCategories.ts';
import { roomPlans } from '../../src/areas/roomPlans.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { commissionMode, settleCondition } from '../../src/enums/estates.ts';
import { buildingExample, roomExample } from '../../src/examples/estateBuildings.ts';
import { consultantExample, planCategoryExample, roomPlanExample } from '../../src/examples/estateParts.ts';
import { estateExample, imagesExample, saleInfoExample } from '../../src/examples/estates.ts';
import { recommendMoves as forms, recommendExample } from '../../src/examples/recommends.ts';
import { added, type Kind, kindsOf } from './kinds.ts';
import { walk } from './reading.ts';
import { settle, sign, subscribe } from './recommendMoves.ts';
import { type Member, newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** A project of a company of its own that takes leads and recommends, with rooms to sell: nobody else counts in it. */

export interface Project {
  id: string;
  companyId: string;
  planId: string;
  buildingId: string;
  consultantId: string;
}

/** What a recommend is worth: of a rate, and of a fixed amount. */
export const terms = {
  rate: {
    ...{ commissionMode: commissionMode.rate, commissionRate: 150, commissionAmount: 900_000 },
    ...{ visitRewardAmount: 30_000, protectDays: 12, payPeriods: 3 },
    settleCondition: settleCondition.signed,
  },
  fixed: {
    ...{ commissionMode: commissionMode.fixed, commissionRate: 275, commissionAmount: 777_700 },
    ...{ visitRewardAmount: 45_000, protectDays: 90, payPeriods: 6 },
    settleCondition: settleCondition.fullPayment,
  },
};

/** The kind of an area as the platform keeps it. @throws Unchecked where nobody adds such records */
export const kindNamed = (talk: Talk, area: string): Kind =>
  kindsOf(talk.people).find((kind) => kind.area === area && kind.ending === '') ??
  talk.skip(`nobody adds ${area}`);

/** The sale information of a project with other terms. */
export async function changeTerms(talk: Talk, id: string, over: Record<string, unknown>): Promise<Json> {
  const params = { id };
  const { version } = await talk.ok(estates.get, { params });
  const licences = [{ no: '验收售许字第1号', date: '2025-09-12' }];
  const body = { ...saleInfoExample, licences, ...over, version };
  return talk.ok(estates.updateSaleInfo, { params, body });
}

/** A project with these terms, under a name that is its own; of a company of its own unless `companyId` names another one. */
export async function openProject(
  talk: Talk,
  over: Record<string, unknown>,
  name = unique('验收项目'),
  companyId?: string,
): Promise<Project> {
  const company =
    companyId === undefined
      ? (await added(talk, kindNamed(talk, 'estateCompanies'))).record
      : await talk.ok(estateCompanies.get, { params: { id: companyId } });
  const { provinceId, cityId } = company.area;
  const { id } = await talk.ok(estates.add, {
    body: { ...estateExample, name, companyId: company.id, area: { provinceId, cityId } },
  });
  const part = { estateId: id, enabled: 1 };
  const category = await talk.ok(roomPlanCategories.add, { body: { ...planCategoryExample, ...part } });
  const plan = await talk.ok(roomPlans.add, {
    body: { ...roomPlanExample, ...part, categoryId: category.id },
  });
  const building = await talk.ok(estateBuildings.add, { body: { ...buildingExample, estateId: id } });
  const { userId: _account, ...consultantForm } = consultantExample;
  const consultant = await talk.ok(estateConsultants.add, {
    body: { ...consultantForm, ...part, mobile: newMobile() },
  });
  const { version } = await changeTerms(talk, id, over);
  await talk.ok(estates.updateImages, { params: { id }, body: { ...imagesExample, version } });
  await talk.ok(estates.enable, { params: { id }, body: { enable: 1 } });
  return {
    ...{ id, companyId: company.id, planId: plan.id },
    ...{ buildingId: building.id, consultantId: consultant.id },
  };
}

/** A project to which nobody was recommended; one with recommends stays, because their rows name it. */
export async function closeProject(talk: Talk, { id, companyId }: Project): Promise<void> {
  await talk.ok(estates.remove, { params: { id } });
  await talk.ok(estateCompanies.remove, { params: { id: companyId } });
}

const projects = new WeakMap<object, Promise<Project>>();
const sharedName = '验收共用项目';

/** The same project for all rules of a run, and for later runs. Its terms are those of a rate, and nobody changes them. */
export function theProject(talk: Talk): Promise<Project> {
  const known = projects.get(talk.people) ?? findOrOpen(talk);
  projects.set(talk.people, known);
  return known;
}

async function findOrOpen(talk: Talk): Promise<Project> {
  const { list } = await talk.ok(estates.list, { query: { name: sharedName, enabled: 1 } });
  const [found] = list;
  if (!found) return openProject(talk, terms.rate, sharedName);
  const { id, companyId } = await talk.ok(estates.get, { params: { id: found.id } });
  /** The oldest one that is on: rules leave others behind, switched off. */
  const firstOf = async (call: AnyEndpoint): Promise<string> => {
    const { list: parts } = await walk(talk, call, { estateId: id }, talk.person('platformAdmin'));
    return (
      parts.findLast(({ enabled }) => enabled !== 0)?.id ?? talk.skip(`${call.name} has none that is on`)
    );
  };
  return {
    ...{ id, companyId, planId: await firstOf(roomPlans.list) },
    buildingId: await firstOf(estateBuildings.list),
    consultantId: await firstOf(estateConsultants.list),
  };
}

/** A room that is for sale. */
export async function newRoom(talk: Talk, { buildingId, planId }: Project): Promise<string> {
  const body = { ...roomExample, buildingId, planId, roomNo: unique('') };
  const { id } = await talk.ok(estateRooms.add, { body });
  await talk.ok(estateRooms.open, { params: { id }, body: {} });
  return id;
}

/** A recommend that waits for its audit, and its moves, each of which answers the record after it. */
export async function newRecommend(talk: Talk, project: Project, of?: Member) {
  const member = of ?? (await newMember(talk));
  const body = {
    ...{ ...recommendExample, estateId: project.id },
    ...{ memberMobile: member.mobile, customerMobile: newMobile() },
  };
  const record = await talk.ok(estateRecommends.add, { body });
  const params = { id: record.id as string };
  const today = record.createTime.slice(0, 10) as string;
  const read = (): Promise<Json> => talk.ok(estateRecommends.get, { params });
  const roomId = await newRoom(talk, project);
  const { consultantId } = project;
  const moves = {
    audit: () => talk.ok(estateRecommends.audit, { params, body: { ...forms.audit, consultantId } }),
    refuse: () => talk.ok(estateRecommends.audit, { params, body: { pass: 0, reason: '号码无法接通' } }),
    visit: () =>
      talk.ok(estateRecommends.visit, { params, body: { ...forms.visit, visitTime: record.createTime } }),
    subscribe: () => talk.ok(estateRecommends.subscribe, { params, body: subscribe({ roomId, today }) }),
    unsubscribe: () =>
      talk.ok(estateRecommends.unsubscribe, { params, body: { ...forms.unsubscribe, date: today } }),
    sign: () => talk.ok(estateRecommends.sign, { params, body: sign({ today }) }),
    settle: async () => talk.ok(estateRecommends.settle, { params, body: settle({ today }, await read()) }),
    cancelDeal: () =>
      talk.ok(estateRecommends.cancelDeal, { params, body: { ...forms.cancelDeal, date: today } }),
  };
  return { record, form: body, params, today, roomId, member, read, moves };
}
export type OwnRecommend = Awaited<ReturnType<typeof newRecommend>>;
