import { backendUsers } from '../../src/areas/backendUsers.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { roles } from '../../src/areas/roles.ts';
import { smsLogs } from '../../src/areas/smsLogs.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { changing, closeMerchant, newMerchant, patternMerchant } from './ownHouses.ts';
import { cannotLogIn, cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { designRule, type Rule } from './rule.ts';
import type { Talk } from './talk.ts';
import { editedUser } from './userForms.ts';

/** What a switch does it also does when it is turned by the form: sessions end, and do not come back. */

const { tokenExpired } = status;

async function checkUser(talk: Talk): Promise<void> {
  const account = await newAccount(talk);
  const person = await logInAs(talk, account);
  for (const enabled of [0, 1]) {
    await talk.ok(backendUsers.update, await editedUser(talk, account.id, { enabled }));
    if (enabled === 0) await cannotLogIn(talk, account, 'accountDisabled');
  }
  await talk.refused(smsLogs.list, tokenExpired, {}, person);
  const again = await logInAs(talk, account);
  // Whose roles are all taken for one that is off is out, too.
  const off = await newRole(talk, [rightIds.viewSendSms]);
  await talk.ok(backendUsers.update, await editedUser(talk, account.id, { roleIds: [off.id] }));
  await talk.ok(smsLogs.list, {}, again);
  for (const enabled of [0, 1]) await talk.ok(roles.update, await changing(talk, roles, off.id, { enabled }));
  await talk.refused(smsLogs.list, tokenExpired, {}, again);
  await talk.ok(smsLogs.list, {}, await logInAs(talk, account));
  await cleanUp(talk, account);
  await talk.call(roles.remove, { params: { id: off.id } });
}

async function checkMerchant(talk: Talk): Promise<void> {
  const { id: belongId } = await newMerchant(talk, await patternMerchant(talk, 'hotel'));
  const unit = { belongType: belongType.merchant, belongId };
  const role = await newRole(talk, [rightIds.viewSingleMerchant], unit);
  const account = await newAccount(talk, { ...unit, roleIds: [role.id] });
  const person = await logInAs(talk, account);
  await talk.ok(merchants.update, await changing(talk, merchants, belongId, { intro: '验收' }));
  await talk.ok(merchants.getOfOwn, {}, person);
  for (const enabled of [0, 1]) {
    await talk.ok(merchants.update, await changing(talk, merchants, belongId, { enabled }));
    if (enabled === 0) await cannotLogIn(talk, account, 'unitDisabled');
  }
  await talk.refused(merchants.getOfOwn, tokenExpired, {}, person);
  await logInAs(talk, account);
  await cleanUp(talk, account);
  await talk.call(roles.remove, { params: { id: role.id } });
  await closeMerchant(talk, belongId);
}

export const switchedByFormRules: Rule[] = [
  designRule(
    'auth',
    'session',
    'who, or whose role, is switched off by the form is out for good',
    '2.3 and 3.1',
    checkUser,
  ),
  designRule(
    'merchants',
    'session',
    'users of a merchant who is switched off by the form are out for good',
    '8.1',
    checkMerchant,
  ),
];
