import { estateBookings } from '../../src/areas/estateBookings.ts';
import { estateConsultants } from '../../src/areas/estateConsultants.ts';
import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import { bookingStatus, recommendStatus } from '../../src/enums/estates.ts';
import { belongType, ownerType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { bookingExample, bookingMoves } from '../../src/examples/estateBookings.ts';
import { consultantExample } from '../../src/examples/estateParts.ts';
import { recommendExample, recommendMoves } from '../../src/examples/recommends.ts';
import { type RightName, rightIds } from '../../src/rights/rights.ts';
import { leadAfter } from './consultantLinks.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Person } from './people.ts';
import {
  changeTerms,
  closeProject,
  newRecommend,
  openProject,
  type Project,
  terms,
} from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** Leads that become recommends, and what leads and recommends ask of their project. */

const { forbidden, notFound, precondition } = status;
const { planId: _plan, visitTime: _time, ...leadForm } = bookingExample;
const { userId: _account, ...consultantForm } = consultantExample;
const { memberMobile: _member, ...passing } = bookingMoves.toRecommend;
const newLead = (talk: Talk, estateId: string, by?: Person): Promise<Json> =>
  talk.ok(estateBookings.add, { body: { ...leadForm, estateId, mobile: newMobile() } }, by);
const closed = (talk: Talk, id: string) =>
  talk.ok(estateBookings.close, { params: { id }, body: bookingMoves.close });

/** Works as somebody of a company, or of the platform (''), who holds these rights by one role each. */
async function asPerson(
  talk: Talk,
  companyId: string,
  rights: RightName[],
  projects: Project[],
  work: (person: Person, userId: string) => Promise<void>,
): Promise<void> {
  const type = companyId === '' ? belongType.system : belongType.estate;
  const unit = { belongType: type, belongId: companyId };
  const made: Json[] = [];
  for (const right of rights) made.push(await newRole(talk, [rightIds[right]], unit));
  const resources = projects.map(({ id }) => ({ ownerType: ownerType.estate, ownerId: id }));
  const account = await newAccount(talk, { ...unit, roleIds: made.map(({ id }) => id), resources });
  await work(await logInAs(talk, account), account.id);
  await cleanUp(talk, account);
  for (const { id } of made) await talk.ok(roles.remove, { params: { id } });
}
/** Leaves projects that rows name, switched off. */
const leave = async (talk: Talk, ...projects: Project[]) => {
  for (const { id } of projects) await talk.ok(estates.enable, { params: { id }, body: { enable: 0 } });
};

/** Who may pass a lead on: whoever manages the recommends of its project, too. */
async function checkPassing(talk: Talk): Promise<void> {
  const one = await openProject(talk, terms.rate);
  const sister = await openProject(talk, terms.rate, unique('验收项目'), one.companyId);
  const foreign = await openProject(talk, terms.rate);
  const { mobile: memberMobile } = await newMember(talk);
  const { companyId } = one;
  const booking = 'manageSingleEstateBooking';
  const cases: [unit: string, rights: RightName[], lead: Project, isHis: boolean][] = [
    [companyId, [booking], one, false],
    [companyId, [booking, 'viewSingleRecommend'], one, false],
    [companyId, [booking, 'manageRelatedRecommend'], sister, false],
    [companyId, [booking, 'viewSingleRecommend', 'manageRelatedRecommend'], sister, false],
    [companyId, [booking, 'manageRelatedRecommend'], one, true],
    [companyId, [booking, 'manageSingleRecommend'], sister, true],
    ['', ['manageEstateBooking'], one, false],
    ['', ['manageEstateBooking', 'viewRecommend'], one, false],
    ['', ['manageEstateBooking', 'manageRecommend'], one, true],
  ];
  for (const [unit, rights, project, isHis] of cases)
    await asPerson(
      talk,
      unit,
      rights,
      rights.some((name) => name.includes('Related')) ? [one] : [],
      async (person) => {
        const lead = await newLead(talk, project.id);
        const params = { id: lead.id };
        const pass = { params, body: { ...passing, memberMobile } };
        const { actions } = await talk.ok(estateBookings.get, { params }, person);
        talk.same(`toRecommend is offered with ${rights.join(', ')}`, actions.includes('toRecommend'), isHis);
        const body = { ...recommendExample, estateId: project.id, memberMobile, customerMobile: newMobile() };
        if (!isHis) {
          await talk.refused(estateBookings.toRecommend, forbidden, pass, person);
          await talk.refused(estateRecommends.add, forbidden, { body }, person);
          talk.same('the lead after it', await talk.ok(estateBookings.get, { params }), lead);
          await closed(talk, lead.id);
          return;
        }
        if (unit !== '')
          await talk.refused(
            estateRecommends.add,
            forbidden,
            { body: { ...body, estateId: foreign.id } },
            person,
          );
        const passed = await talk.ok(estateBookings.toRecommend, pass, person);
        talk.same(
          'status and actions of a lead that was passed on',
          [passed.status, passed.actions],
          [bookingStatus.closed, passed.actions.filter((action: string) => action === 'reveal')],
        );
        talk.same('when it was closed', passed.closeTime.slice(0, 4), passed.createTime.slice(0, 4));
        const made = await talk.ok(estateRecommends.add, { body }, person);
        talk.same('status of a recommend that he adds', made.status, recommendStatus.toAudit);
      },
    );
  await leave(talk, one, sister);
  await closeProject(talk, foreign);
}

/** The consultant of a lead is the one of its project, also where its writer is one in another project, too. */
async function checkTwoProjects(talk: Talk): Promise<void> {
  const first = await openProject(talk, terms.rate);
  const second = await openProject(talk, terms.rate, unique('验收项目'), first.companyId);
  const rights: RightName[] = ['viewRelatedEstate', 'manageRelatedEstateBooking'];
  await asPerson(talk, first.companyId, rights, [first, second], async (person, userId) => {
    for (const { id: estateId } of [first, second]) {
      const unknown = await newLead(talk, estateId, person);
      talk.same('whose a lead is whose writer is no consultant there', unknown.consultantId, '');
      const takers = async (by: Person, query: object) =>
        (await talk.ok(estateConsultants.allEnabled, { query: { estateId, ...query } }, by)).list;
      talk.same('who may take leads for him before', await takers(person, { takesLeads: 1 }), []);
      const body = {
        ...consultantForm,
        name: unique('顾'),
        estateId,
        enabled: 1,
        mobile: newMobile(),
        userId,
      };
      const { id } = await talk.ok(estateConsultants.add, { body });
      const lead = await newLead(talk, estateId, person);
      talk.same('whose a lead of his own is', lead.consultantId, id);
      const own = (await takers(person, { takesLeads: 1 })).map((one: Json) => one.id);
      talk.same('who may take leads for him', own, [id]);
      const admin = talk.person('platformAdmin');
      for (const [by, query] of [
        [person, {}],
        [admin, { takesLeads: 1 }],
      ] as const)
        talk.same('consultants who are offered otherwise', (await takers(by, query)).length, 2);
      for (const one of [unknown, lead]) await closed(talk, one.id);
    }
  });
  await leave(talk, first, second);
}

/** An account that is gone is nobody's: the consultant stays without it, and is saved as he is. */
async function checkLostAccount(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  let consultantId = '';
  await asPerson(talk, project.companyId, ['viewSingleEstate'], [], async (_person, userId) => {
    const body = {
      ...consultantForm,
      name: unique('顾'),
      estateId: project.id,
      enabled: 1,
      mobile: newMobile(),
      userId,
    };
    consultantId = (await talk.ok(estateConsultants.add, { body })).id;
  });
  const params = { id: consultantId };
  const left = await talk.ok(estateConsultants.get, { params });
  talk.same('account of a consultant whose account was removed', [left.userId, left.userName], ['', '']);
  const { list } = await talk.ok(estateConsultants.list, { query: { estateId: project.id } });
  talk.same('how the list names it', list.find(({ id }: Json) => id === consultantId)?.userName, '');
  await closeProject(talk, project);
}

/** A project takes recommends, or it does not: approval copies its rule, and nothing else. */
async function checkClosedForRecommends(talk: Talk): Promise<void> {
  const project = await openProject(talk, { ...terms.rate, visitRewardAmount: 0 });
  const { consultantId } = project;
  const [own, other] = [await newRecommend(talk, project), await newRecommend(talk, project)];
  await changeTerms(talk, project.id, { ...terms.rate, recommendEnabled: 0 });
  const pass = { params: own.params, body: { ...recommendMoves.audit, consultantId } };
  const before = await own.read();
  await talk.refused(estateRecommends.audit, precondition, pass);
  talk.same('the recommend after it', await own.read(), before);
  const customer = { ...own.form, customerMobile: newMobile() };
  await talk.refused(estateRecommends.add, precondition, { body: customer });
  const { status: refused } = await other.moves.refuse();
  talk.same('status of one that is refused meanwhile', refused, recommendStatus.invalid);
  await changeTerms(talk, project.id, { ...terms.fixed, visitRewardAmount: 0 });
  await own.moves.audit();
  const { rule, incomes } = await own.moves.visit();
  talk.same('the rule is that of the day', rule.commissionAmount, terms.fixed.commissionAmount);
  talk.same('what is owed for a visit that is worth nothing', incomes, []);
  await leave(talk, project);
}

/** Open leads keep a project; those that are over go with it, and stay over. */
async function checkProject(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { id, consultantId } = project;
  const params = { id };
  const leads: Json[] = [];
  // Each of them alone.
  for (const moves of [undefined, [], ['follow'], ['follow', 'arrive']] as const) {
    const lead = moves ? await leadAfter(talk, project, consultantId, [...moves]) : await newLead(talk, id);
    await talk.refused(estates.remove, precondition, { params });
    talk.same('the project', (await talk.ok(estates.get, { params })).id, id);
    await closed(talk, lead.id);
    leads.push(lead);
  }
  const own = await newRecommend(talk, project);
  await talk.refused(estates.remove, precondition, { params });
  await own.moves.refuse();
  await closeProject(talk, project);
  for (const lead of leads) {
    const one = await talk.ok(estateBookings.get, { params: { id: lead.id } });
    talk.holds(
      'a lead of a project that is gone is not reopened',
      !one.actions.includes('reopen'),
      one.actions,
    );
    await talk.refused(estateBookings.reopen, [precondition, notFound], { params: { id: lead.id } });
  }
}

const removal = 'domain design, section 4.1; docs/decisions/0028-estate.md';
export const passedLeadRules: Rule[] = [
  designRule(
    'estateBookings',
    'right',
    'who passes a lead on, or adds a recommend, manages the recommends of its project',
    '5.2 and 5.4',
    checkPassing,
  ),
  designRule(
    'estateBookings',
    'record',
    'a lead is of the consultant who its writer is in its project',
    '5.2',
    checkTwoProjects,
  ),
  designRule(
    'estateConsultants',
    'record',
    'a consultant whose account was removed has none',
    '4.11',
    checkLostAccount,
  ),
  {
    ...designRule(
      'estateRecommends',
      'move',
      'a recommend is approved while its project takes recommends, by the rule of that day',
      '5.4',
      checkClosedForRecommends,
    ),
    where: 'domain design, section 5.4; docs/decisions/0028-estate.md',
  },
  {
    ...designRule(
      'estates',
      'record',
      'open leads and recommends keep a project, those that are over do not',
      '4.1',
      checkProject,
    ),
    where: removal,
  },
];
