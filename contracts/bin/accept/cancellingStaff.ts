import { estateRooms } from '../../src/areas/estateRooms.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import { roomSaleStatus } from '../../src/enums/estates.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { roomInState } from './keptProjects.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { openProject, terms } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Talk } from './talk.ts';

/** Cancelling a contract is for the platform's staff who sell, also for those who do not manage projects. */

async function checkCancelling(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const { viewEstate, viewRecommend, manageRecommend } = rightIds;
  const role = await newRole(talk, [viewEstate, viewRecommend, manageRecommend]);
  const account = await newAccount(talk, { roleIds: [role.id] });
  const seller = await logInAs(talk, account);
  const params = { id: await roomInState(talk, project, roomSaleStatus.signed) };
  const { actions } = await talk.ok(estateRooms.get, { params }, seller);
  talk.same(
    'whether he is offered to cancel and to hand over',
    ['cancelDeal', 'deliver'].map((name) => actions.includes(name)),
    [true, false],
  );
  const body = { reason: '客户家庭原因' };
  const { status } = await talk.ok(estateRooms.cancelDeal, { params, body }, seller);
  talk.same('status of the room', status, roomSaleStatus.available);
  await cleanUp(talk, account);
  await talk.ok(roles.remove, { params: { id: role.id } });
  // A room with sales stays, and its project with it.
  await talk.ok(estates.enable, { params: { id: project.id }, body: { enable: 0 } });
}

export const cancellingStaffRules = (): Rule[] => [
  designRule(
    'estateRooms',
    'right',
    'the staff of the platform who manage recommends cancel contracts',
    '4.9',
    checkCancelling,
  ),
];
