import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { belongType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { dateTime, flag, id, queryCode, queryFlag, searchText, version } from '../forms/fields.ts';
import { chosenCode, enableBody, nameBetween, optionalText } from '../forms/formFields.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { logRow } from '../logs.ts';
import { accessTo, ofOwn, ofOwnCompany, withoutFilters } from '../mirror.ts';
import { rightsFault } from '../rights/rightChoices.ts';
import { rightsOver } from '../rights/rights.ts';
import { say } from '../words.ts';
import '../words/accounts.ts';

/** Roles, which are sets of rights (domain design, sections 3.3 and 3.4). */

export const roleNameMax = 20;

const chooseRights = say('choose', { label: 'rights' });
const roleFields = {
  name: nameBetween('roleName', 2, roleNameMax),
  rightIds: z.array(z.int(chooseRights), chooseRights).check(z.minLength(1, chooseRights)),
  enabled: flag,
  remark: optionalText('remark', 200),
};

export const roleForm = z.object({ ...roleFields, version: z.optional(version) });
export type RoleForm = z.infer<typeof roleForm>;

const { name, ...otherFields } = roleFields;

/** The unit of a role, which cannot be changed later. Without a `belongId` it is a template that all units of the type share. */
export const newRoleForm = z
  .object({
    name,
    belongType: told(chosenCode('roleType', { belongType }), { kept: true }),
    belongId: told(z.optional(z.string().check(atMost(40))), { kept: true }),
    ...otherFields,
  })
  .check(
    z.superRefine(({ rightIds, belongType: type }, { addIssue }) => {
      const message = rightsFault(rightIds, type);
      if (message) addIssue({ code: 'custom', message, path: ['rightIds'], input: rightIds });
    }),
  );
export type NewRoleForm = z.infer<typeof newRoleForm>;

const shown = {
  id,
  name: z.string(),
  belongType: z.enum(belongType),
  /** '' = shared by all units of the type. */
  belongId: idOrNone,
  belongName: z.string(),
  /** Living users who have it, as far as the caller's unit reaches. */
  userCount: z.int(),
  enabled: flag,
  remark: z.string(),
  createTime: dateTime,
  /** What the caller may do with it: `edit`, `copy`, `enable`, `remove`. */
  actions: z.array(z.string()),
};
const roleRow = z.object({ ...shown, rightCount: z.int() });
export type RoleListRow = z.infer<typeof roleRow>;

const role = z.object({
  ...shown,
  /** Those of `userCount` without resources: a role for the assigned resources alone shows them nothing. */
  unassignedCount: z.int(),
  rightIds: z.array(z.int()),
  version,
  /** Newest first; `remark` says which values changed, from what to what. */
  logs: z.array(logRow),
});
export type Role = z.infer<typeof role>;

const roleOption = z.object({
  id,
  name: z.string(),
  enabled: flag,
  belongType: z.enum(belongType),
  belongId: idOrNone,
  rightIds: z.array(z.int()),
});

const view = accessTo('Role', 'view');
const seen = { rights: rightsOver('view', 'Role') };
const managed = { rights: rightsOver('manage', 'Role') };

const list = get({
  path: 'roles/list',
  purpose: 'Roles, newest first.',
  access: view.plain,
  query: listQuery({
    name: z.optional(searchText),
    belongType: queryCode(belongType),
    enabled: z.optional(queryFlag),
  }),
  data: listOf(roleRow),
});
const ofOneUnit = withoutFilters(list, 'belongType');

export const roles = area('roles', {
  list,
  listOfOwn: ofOwn(ofOneUnit, view.own),
  listOfOwnCompany: ofOwnCompany(ofOneUnit, view.ownCompany),
  allEnabled: get({
    path: 'roles/list-all-enabled',
    purpose:
      'Enabled roles with their rights, for selects: those that a user of the type and unit may have. Unit users get those of their own unit.',
    access: { rights: [...rightsOver('view', 'User'), ...rightsOver('view', 'Role')] },
    query: listQuery({
      name: z.optional(searchText),
      belongType: queryCode(belongType),
      belongId: z.optional(id),
    }),
    data: listOf(roleOption),
  }),
  get: post({
    path: 'roles/get/{id}',
    purpose: 'One role with its version, its rights and what the caller may do with it.',
    access: seen,
    data: role,
    errors: [status.notFound],
  }),
  add: post({
    path: 'roles/add',
    purpose: 'Adds a role. Nobody gives rights that he does not hold; templates come from system users.',
    access: managed,
    body: newRoleForm,
    data: role,
    errors: [status.invalid, status.precondition, status.duplicate],
  }),
  update: post({
    path: 'roles/update/{id}',
    purpose:
      'Saves a role; with a version, only over that version. Its users have the rights at the next check.',
    access: managed,
    body: roleForm,
    data: role,
    errors: [status.invalid, status.notFound, status.stale, status.duplicate],
  }),
  enable: post({
    path: 'roles/enable/{id}',
    purpose: 'Switches a role on (1) or off (0); off, it gives nothing, and who has no other one is out.',
    access: managed,
    body: enableBody,
    data: role,
    errors: [status.notFound],
  }),
  copy: post({
    path: 'roles/copy/{id}',
    purpose: 'Copies a role under a name of its own; a unit user copies into his unit.',
    access: managed,
    data: role,
    errors: [status.notFound],
  }),
  remove: post({
    path: 'roles/remove/{id}',
    purpose: 'Removes a role that no user has.',
    access: managed,
    data: z.null(),
    errors: [status.notFound, status.precondition],
  }),
});
