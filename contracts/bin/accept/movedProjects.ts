import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estateBanners } from '../../src/areas/banners.ts';
import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateCompanies } from '../../src/areas/estateCompanies.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import { belongType, linkType, ownerType, productType } from '../../src/enums.ts';
import { bannerExample } from '../../src/examples/banners.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { consultantExample } from '../../src/examples/estateParts.ts';
import { type RightName, rightIds } from '../../src/rights/rights.ts';
import { added } from './kinds.ts';
import { changing } from './ownHouses.ts';
import { type Account, logInAs, newAccount, newRole } from './ownUsers.ts';
import { closeProject, kindNamed, openProject, type Project, terms } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** A project that goes to another company or gets another name, and its consultants: whose accounts and resources follow. */

/** Somebody who is responsible for a project, and what takes him away again. */
async function responsible(
  talk: Talk,
  { id }: Project,
  unit: { belongType: number; belongId: string },
  rights: RightName[] = ['viewRelatedEstate'],
): Promise<{ account: Account; close: () => Promise<void> }> {
  const role = await newRole(
    talk,
    rights.map((right) => rightIds[right]),
    unit,
  );
  const resources = [{ ownerType: ownerType.estate, ownerId: id }];
  const account = await newAccount(talk, { ...unit, roleIds: [role.id], resources });
  const close = async () => {
    await talk.call(backendUsers.remove, { params: { id: account.id } });
    for (const one of [account.roleId, role.id]) await talk.call(roles.remove, { params: { id: one } });
  };
  return { account, close };
}
const linked = async (talk: Talk, { id: estateId }: Project, userId: string): Promise<string> => {
  const of = { name: unique('顾'), estateId, userId, mobile: newMobile(), enabled: 1 };
  const body = { ...consultantExample, ...of };
  return (await talk.ok(estateConsultants.add, { body })).id;
};

async function checkMoved(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const params = { id: project.id };
  const { record: heir } = await added(talk, kindNamed(talk, 'estateCompanies'));
  const own = await responsible(talk, project, {
    belongType: belongType.estate,
    belongId: project.companyId,
  });
  const clerk = await responsible(talk, project, { belongType: belongType.system, belongId: '' });
  const consultant = { id: await linked(talk, project, own.account.id) };
  const heldBy = async ({ account }: typeof own) =>
    (await talk.ok(backendUsers.get, { params: { id: account.id } })).resources.map(
      (one: Json) => one.ownerId,
    );
  talk.same(
    'what both are responsible for',
    [await heldBy(own), await heldBy(clerk)],
    [[params.id], [params.id]],
  );
  await talk.ok(estates.update, await changing(talk, estates, params.id, { companyId: heir.id }));
  talk.same('what a user of the former company is responsible for', await heldBy(own), []);
  talk.same('what a user of the platform is responsible for', await heldBy(clerk), [params.id]);
  const { userId, userName, enabled } = await talk.ok(estateConsultants.get, { params: consultant });
  talk.same('account and switch of a consultant', [userId, userName, enabled], ['', '', 1]);
  const counts = async (id: string) => (await talk.ok(estateCompanies.get, { params: { id } })).estateCount;
  talk.same('projects of both companies', [await counts(project.companyId), await counts(heir.id)], [0, 1]);
  for (const { close } of [own, clerk]) await close();
  await closeProject(talk, { ...project, companyId: heir.id });
  await talk.ok(estateCompanies.remove, { params: { id: project.companyId } });
}

/** A consultant who is off takes no leads, also not those that he writes down himself. */
async function checkOff(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const unit = { belongType: belongType.estate, belongId: project.companyId };
  const rights: RightName[] = ['viewRelatedEstateBooking', 'manageRelatedEstateBooking'];
  const { account, close } = await responsible(talk, project, unit, rights);
  const user = await logInAs(talk, account);
  const params = { id: await linked(talk, project, account.id) };
  const { planId: _plan, visitTime: _time, ...form } = bookingExample;
  for (const [enable, wanted] of [
    [1, params.id],
    [0, ''],
    [1, params.id],
  ] as const) {
    await talk.ok(estateConsultants.enable, { params, body: { enable } });
    const body = { ...form, estateId: project.id, mobile: newMobile() };
    const lead = await talk.ok(estateBookings.add, { body }, user);
    talk.same(`whose a lead is that he writes down while he is set to ${enable}`, lead.consultantId, wanted);
    await talk.ok(estateBookings.close, { params: { id: lead.id }, body: bookingMoves.close });
  }
  await talk.ok(estates.enable, { params: { id: project.id }, body: { enable: 0 } });
  await close();
}

/** A banner that is saved names what it leads to as that is called by then. */
async function checkBanner(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const configData = {
    jumpProductType: productType.estate,
    jumpTargetId: project.id,
    jumpTargetName: '别名',
  };
  const body = { ...bannerExample, title: unique('验收'), link: { linkType: linkType.product, configData } };
  const { id, link } = await talk.ok(estateBanners.add, { body });
  const { name } = await talk.ok(estates.get, { params: { id: project.id } });
  talk.same('the name of what it leads to', link.configData.jumpTargetName, name);
  const renamed = unique('验收改名');
  await talk.ok(estates.update, await changing(talk, estates, project.id, { name: renamed }));
  const saved = await talk.ok(estateBanners.update, await changing(talk, estateBanners, id, {}));
  talk.same('its name once the banner is saved again', saved.link.configData.jumpTargetName, renamed);
  await talk.ok(estateBanners.remove, { params: { id } });
  await closeProject(talk, project);
}

export const movedProjectRules = (): Rule[] => [
  designRule(
    'estates',
    'record',
    'a project that goes to another company leaves the users of the former one behind',
    '4.3, 4.11 and 16',
    checkMoved,
  ),
  designRule('estateBookings', 'record', 'a consultant who is off takes no leads', '4.11 and 5.2', checkOff),
  designRule('estateBanners', 'record', 'a banner that is saved names its target anew', '4.1', checkBanner),
];
