import { setTimeout as pause } from 'node:timers/promises';
import { passwords } from '../../src/areas/passwords.ts';
import { presences } from '../../src/areas/presences.ts';
import { roles } from '../../src/areas/roles.ts';
import { passwordHash } from '../../src/credentials.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { theProject } from './projectScenes.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';

/** Since when somebody is at a record, and that he is there no more once he is signed out. */

async function checkPresence(talk: Talk): Promise<void> {
  const { buildingId: id } = await theProject(talk);
  const role = await newRole(talk, [rightIds.viewEstate]);
  const accounts = [
    await newAccount(talk, { roleIds: [role.id] }),
    await newAccount(talk, { roleIds: [role.id] }),
  ] as const;
  const [one, two] = [await logInAs(talk, accounts[0]), await logInAs(talk, accounts[1])];
  const tell = async (who: typeof one, page = 'a', editing = 0): Promise<Json[]> =>
    talk.ok(presences.keep, { body: { kind: 'estate-buildings', id, page, editing } }, who);
  const { name } = two.answer.userInfo;
  const seen = async () => (await tell(one)).filter((other: Json) => other.name === name);
  await tell(two);
  const [first] = await seen();
  talk.holds('who told is there', first !== undefined);
  await pause(1_100);
  await tell(two);
  const [again, ...more] = await seen();
  talk.same('since when he is there who tells again', again?.since, first?.since);
  talk.same('he is named once', more.length, 0);
  await tell(two, 'b');
  const [twice, ...others] = await seen();
  talk.same('since when he is there with a second page', twice?.since, first?.since);
  talk.same('he is named once with two pages', others.length, 0);
  for (const [page, editing, wanted] of [
    ['b', 1, 1],
    ['a', 0, 1],
    ['a', 1, 1],
    ['b', 0, 1],
    ['a', 0, 0],
  ] as const) {
    await tell(two, page, editing);
    const [shown] = await seen();
    talk.same(`whether he edits, page ${page} being told as ${editing}`, shown?.editing, wanted);
  }
  const hash = passwordHash('another-2');
  const body = { newPassword: hash, confirmPassword: hash };
  await talk.ok(passwords.reset, { params: { id: accounts[1].id }, body });
  talk.same('who was signed out', await seen(), []);
  for (const account of accounts) await cleanUp(talk, account);
  await talk.call(roles.remove, { params: { id: role.id } });
}

export const presenceTimeRules = (): Rule[] => [
  {
    ...{ area: 'presences', kind: 'record', writes: true },
    where: 'docs/decisions/0040-presence-and-reports.md',
    says: 'who tells again is there since the first time, and no more once he is signed out',
    check: checkPresence,
  },
];
