import { backendUsers } from '../../src/areas/backendUsers.ts';
import { incomeRecords } from '../../src/areas/incomeRecords.ts';
import { status } from '../../src/envelope.ts';
import { incomeMoves as forms } from '../../src/examples/incomes.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { newIncome } from './incomeMoves.ts';
import { rule, where } from './incomeScenes.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import type { Rule } from './rule.ts';
import type { Talk } from './talk.ts';
import { unique } from './unique.ts';
import { editedUser } from './userForms.ts';

/** The author of an income is the user, whatever his name is: he is renamed, and another user gets the name that he had. */
async function checkRenamed(talk: Talk): Promise<void> {
  const { id: roleId } = await newRole(talk, [rightIds.viewIncomeRecord, rightIds.manageIncomeRecord]);
  const name = unique('验收');
  const author = await newAccount(talk, { name, roleIds: [roleId] });
  const other = await newAccount(talk, { roleIds: [roleId] });
  const [asAuthor, asOther] = [await logInAs(talk, author), await logInAs(talk, other)];
  const { id } = await newIncome(talk, {}, asAuthor);
  await talk.ok(backendUsers.update, await editedUser(talk, author.id, { name: unique('验收') }));
  await talk.ok(backendUsers.update, await editedUser(talk, other.id, { name }));
  const params = { id };
  const ownTo = async (by: typeof asOther) => (await talk.ok(incomeRecords.get, { params }, by)).isOwn;
  talk.same('whose own it is', [await ownTo(asAuthor), await ownTo(asOther)], [1, 0]);
  const audit = { params, body: forms.audit };
  await talk.refused(incomeRecords.audit, status.precondition, audit, asAuthor);
  await talk.ok(incomeRecords.audit, audit, asOther);
  for (const account of [author, other]) await cleanUp(talk, account);
}

export const ownIncomeRules = (): Rule[] => [
  rule(
    'incomeRecords',
    'whoever wrote an income down does not audit it under another name, either',
    where.income,
    checkRenamed,
  ),
];
