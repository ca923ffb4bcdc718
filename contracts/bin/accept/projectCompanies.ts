import { backendUsers } from '../../src/areas/backendUsers.ts';
import {
  type BannerContext,
  estateBanners,
  homeBanners,
  landingBanners,
  productTypesFor,
} from '../../src/areas/banners.ts';
import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateCompanies } from '../../src/areas/estateCompanies.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType, linkType, productType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { bannerExample } from '../../src/examples/banners.ts';
import { bookingMoves } from '../../src/examples/estateBookings.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { leadAfter } from './consultantLinks.ts';
import { added, formOf } from './kinds.ts';
import { logInAs, newAccount, newRole } from './ownUsers.ts';
import { closeProject, kindNamed, newRecommend, openProject, terms, theProject } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';
import { unique } from './unique.ts';

/** A project and what leads to it, and its company: what goes on while the company is off, and what its own users save of it. */

interface BannerCalls {
  add: AnyEndpoint;
  remove: AnyEndpoint;
}
const contexts: [BannerContext, BannerCalls][] = [
  ['miniHome', homeBanners],
  ['estate', estateBanners],
  ['landing', landingBanners],
];
const leading = contexts
  .filter(([context]) => productTypesFor(context).some((type) => type === productType.estate))
  .map(([, calls]) => calls);

/** Banners that lead to a project are counted, wherever they are, also those that are off. */
async function checkBanners(talk: Talk): Promise<void> {
  const own = await openProject(talk, terms.rate);
  const other = await theProject(talk);
  const banners: { id: string; call: BannerCalls }[] = [];
  const lead = async (call: BannerCalls, jumpTargetId: string, enabled: 0 | 1) => {
    const link = {
      linkType: linkType.product,
      configData: { jumpProductType: productType.estate, jumpTargetId, jumpTargetName: '项目' },
    };
    const { id } = await talk.ok(call.add, {
      body: { ...bannerExample, title: unique('验收'), enabled, link },
    });
    banners.push({ id, call });
  };
  const count = async () => (await talk.ok(estates.get, { params: { id: own.id } })).bannerCount;
  talk.same('banners at first', await count(), 0);
  const [first, ...more] = leading;
  if (!first) return talk.skip('no banner leads to a project');
  await lead(first, other.id, 0);
  talk.same('banners with one that leads elsewhere', await count(), 0);
  await lead(first, own.id, 1);
  await lead(first, own.id, 0);
  await lead(more[0] ?? first, own.id, 1);
  talk.same('banners with three of them', await count(), 3);
  const off = await talk.ok(estates.enable, { params: { id: own.id }, body: { enable: 0 } });
  talk.same('switch and banners of a project that is off', [off.enabled, off.bannerCount], [0, 3]);
  let left = 3;
  for (const [at, { id, call }] of banners.entries()) {
    await talk.ok(call.remove, { params: { id } });
    if (at > 0) left -= 1;
    talk.same('banners after one was removed', await count(), left);
  }
  await closeProject(talk, own);
}

/** Open recommends and leads of a company that is off stay workable by the platform. */
async function checkOff(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const own = await newRecommend(talk, project);
  const lead = await leadAfter(talk, project, project.consultantId, []);
  const params = { id: project.companyId };
  await talk.ok(estateCompanies.enable, { params, body: { enable: 0 } });
  for (const move of ['audit', 'visit', 'subscribe', 'sign', 'settle', 'cancelDeal'] as const)
    await own.moves[move]();
  const { nextTime: _next, ...talked } = bookingMoves.follow;
  await talk.ok(estateBookings.follow, { params: { id: lead.id }, body: talked });
  await talk.ok(estateBookings.close, { params: { id: lead.id }, body: bookingMoves.close });
  const { list } = await talk.ok(estateCompanies.allEnabled, { query: { limit: 100 } });
  talk.holds('a company that is off is not offered', !list.some(({ id }: Json) => id === params.id));
  await talk.ok(estates.enable, { params: { id: project.id }, body: { enable: 0 } });
}

/** What the platform settles with a company stays, whatever its own users save. */
async function checkOwnEdit(talk: Talk): Promise<void> {
  const { record } = await added(talk, kindNamed(talk, 'estateCompanies'));
  const params = { id: record.id };
  const settled = {
    ...{ cooperationStart: '2025-02-03', cooperationEnd: '2031-04-05', remark: '重点合作方', enabled: 1 },
  };
  const { version } = await talk.ok(estateCompanies.get, { params });
  const form = formOf(fieldsOf(estateCompanies.update.body), record);
  await talk.ok(estateCompanies.update, { params, body: { ...form, ...settled, version } });
  const unit = { belongType: belongType.estate, belongId: record.id };
  const role = await newRole(talk, [rightIds.manageSingleEstateCompany], unit);
  const account = await newAccount(talk, { ...unit, roleIds: [role.id] });
  const user = await logInAs(talk, account);
  const before = await talk.ok(estateCompanies.getOfOwnCompany, { params }, user);
  const own = formOf(fieldsOf(estateCompanies.updateOfOwnCompany.body), before);
  const body = { ...own, intro: '本地深耕二十年', shortName: '验收', version: before.version };
  const sent = { ...body, remark: '自己改的', cooperationEnd: '2040-01-01', enabled: 0 };
  const { answer } = await talk.call(estateCompanies.updateOfOwnCompany, { params, body: sent }, user);
  // What the form does not have may be refused as well as ignored.
  if (answer.status !== 1) await talk.ok(estateCompanies.updateOfOwnCompany, { params, body }, user);
  const after = await talk.ok(estateCompanies.get, { params });
  const { cooperationStart, cooperationEnd, remark, enabled } = after;
  talk.same('what the platform settled', { cooperationStart, cooperationEnd, remark, enabled }, settled);
  talk.same('what he saved', [after.intro, after.shortName], ['本地深耕二十年', '验收']);
  const { list } = await talk.ok(estateCompanies.listOfOwnCompany, {}, user);
  talk.same(
    'companies that he sees',
    list.map(({ id }: Json) => id),
    [record.id],
  );
  await talk.ok(backendUsers.remove, { params: { id: account.id } });
  for (const id of [account.roleId, role.id]) await talk.ok(roles.remove, { params: { id } });
  await talk.ok(estateCompanies.remove, { params });
}

/** Roles of its own hold no company, and go with it. */
async function checkRoles(talk: Talk): Promise<void> {
  const { record } = await added(talk, kindNamed(talk, 'estateCompanies'));
  const unit = { belongType: belongType.estate, belongId: record.id };
  const own = [
    await newRole(talk, [rightIds.viewSingleEstate], unit),
    await newRole(talk, [rightIds.viewSingleEstate], unit),
  ];
  await talk.ok(roles.enable, { params: { id: own[1]?.id }, body: { enable: 0 } });
  await talk.ok(estateCompanies.remove, { params: { id: record.id } });
  for (const { id, name } of own) {
    await talk.refused(roles.get, status.notFound, { params: { id } });
    talk.same(
      'roles of a company that was removed',
      (await talk.ok(roles.list, { query: { name } })).list,
      [],
    );
  }
}

export const projectCompanyRules = (): Rule[] => [
  designRule(
    'estates',
    'figure',
    'banners that lead to a project are counted, and hold up nothing',
    '4.1',
    checkBanners,
  ),
  designRule('estateCompanies', 'move', 'what a company that is off has open goes on', '5.1', checkOff),
  designRule(
    'estateCompanies',
    'record',
    'what the platform settles with a company its own users do not change',
    '5.1',
    checkOwnEdit,
  ),
  designRule('estateCompanies', 'record', 'the roles of a company are removed with it', '5.1', checkRoles),
];
