import * as z from 'zod/mini';
import { area, get, post } from '../endpoint.ts';
import { belongType, ownerType } from '../enums.ts';
import { listOf, listQuery, status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import {
  dateTime,
  flag,
  id,
  mobile,
  mobileOrMask,
  queryCode,
  queryFlag,
  searchText,
  sha256,
  version,
} from '../forms/fields.ts';
import { chosenCode, chosenId, enableBody, enabled, optionalText, personName } from '../forms/formFields.ts';
import { confirms, newTypedPassword, typedPassword } from '../forms/passwordFields.ts';
import { idOrNone } from '../forms/shownIds.ts';
import { maskedMobile, timeOrNone } from '../forms/shownTexts.ts';
import { logRow } from '../logs.ts';
import { accessTo, ofOwn, ofOwnCompany, withoutFilters } from '../mirror.ts';
import { revealCall } from '../reveal.ts';
import { rightsOver } from '../rights/rights.ts';
import { say } from '../words.ts';
import '../words/accounts.ts';

/** Users of the console (domain design, sections 3.1 and 3.2). Their passwords are in passwords.ts. */

const { estate, resort, hotel, minsu } = ownerType;
/** Types of resources that users can be made responsible for. */
const resourceType = { estate, resort, hotel, minsu };

const userLimits = { roles: 5, resources: 100 };

const chooseRoles = say('choose', { label: 'roles' });
const chooseResources = say('choose', { label: 'resources' });
const userFields = {
  name: personName('userName'),
  mobile,
  roleIds: z.array(chosenId('roles'), chooseRoles).check(
    z.minLength(1, chooseRoles),
    atMost(userLimits.roles, say('tooMany', { label: 'roles', n: userLimits.roles })),
    z.refine((ids) => new Set(ids).size === ids.length, say('twice', { label: 'roles' })),
  ),
  resources: z.optional(
    z
      .array(
        z.object({ ownerType: z.enum(resourceType, chooseResources), ownerId: chosenId('resources') }),
        chooseResources,
      )
      .check(
        atMost(userLimits.resources, say('tooMany', { label: 'resources', n: userLimits.resources })),
        z.refine(
          (pairs) => new Set(pairs.map((pair) => `${pair.ownerType}-${pair.ownerId}`)).size === pairs.length,
          say('twice', { label: 'resources' }),
        ),
      ),
  ),
  enabled,
  remark: optionalText('remark', 200),
};

/** The unit of a user, which cannot be changed later. `belongId` is the id of a company or a merchant; system users have none. */
const unitFields = {
  belongType: told(chosenCode('belongType', { belongType }), { kept: true }),
  belongId: told(z.optional(z.string().check(atMost(40))), { kept: true }),
};
type Unit = z.infer<z.ZodMiniObject<typeof unitFields>>;
const hasUnit = (type: number, label: 'company' | 'merchant') =>
  z.refine<Unit>((form) => form.belongType !== type || Boolean(form.belongId), {
    error: say('choose', { label }),
    path: ['belongId'],
  });
const unitRules = [hasUnit(belongType.estate, 'company'), hasUnit(belongType.merchant, 'merchant')] as const;

const passwordRequired = say('required', { label: 'loginPassword' });
const confirmRequired = say('required', { label: 'confirmPassword' });

const { name, mobile: ownMobile, ...otherFields } = userFields;

/** The add form as it is typed. The order of its fields is that of the page, and of the faults that are reported. */
export const newUserForm = z
  .object({
    name,
    mobile: ownMobile,
    password: newTypedPassword(passwordRequired),
    confirmPassword: typedPassword(confirmRequired),
    ...unitFields,
    ...otherFields,
  })
  .check(...unitRules, confirms('password'));

export const userForm = z.object({ ...userFields, mobile: mobileOrMask, version: z.optional(version) });
export type UserForm = z.infer<typeof userForm>;

const userRow = z.object({
  id,
  name: z.string(),
  /** Masked. */
  mobile: maskedMobile,
  belongType: z.enum(belongType),
  belongName: z.string(),
  roleNames: z.array(z.string()),
  /** The roles of `roleNames`, in their order. One that is off (0) gives nothing, and who has no other one cannot sign in. */
  roleStates: z.array(z.object({ name: z.string(), enabled: flag })),
  resourceCount: z.int(),
  resourceNames: z.array(z.string()),
  enabled: flag,
  lastLoginTime: dateTime,
  /** Until when no password lets him in, after five wrong ones (domain design, section 3); '' when he is not locked out. */
  lockedUntil: timeOrNone,
  createTime: dateTime,
  /** What the caller may do with him now: `edit`, `reveal`, `enable`, `resetPassword`, `remove`. */
  actions: z.array(z.string()),
});
export type BackendUserRow = z.infer<typeof userRow>;

const user = z.object({
  id,
  name: z.string(),
  /** Masked. */
  mobile: maskedMobile,
  belongType: z.enum(belongType),
  belongId: idOrNone,
  belongName: z.string(),
  roleIds: z.array(id),
  /** In the order of `roleIds`. `resultingRights` derives the rights that they give together. */
  roles: z.array(z.object({ id, name: z.string(), enabled: flag, rightIds: z.array(z.int()) })),
  resources: z.array(z.object({ ownerType: z.enum(resourceType), ownerId: id, name: z.string() })),
  enabled: flag,
  /** 1 while the user still has a password that an administrator set. */
  mustChangePassword: flag,
  lastLoginTime: dateTime,
  /** Of the network, as the server saw it; '' before the first login. */
  lastLoginIp: z.string(),
  /** As in the list. */
  lockedUntil: timeOrNone,
  remark: z.string(),
  createTime: dateTime,
  version,
  actions: z.array(z.string()),
  /** Newest first; `remark` says which values changed, from what to what. */
  logs: z.array(logRow),
});
export type BackendUser = z.infer<typeof user>;

const view = accessTo('User', 'view');
const seen = { rights: rightsOver('view', 'User') };
const managed = { rights: rightsOver('manage', 'User') };

const list = get({
  path: 'backend-users/list',
  purpose: 'Users of the console, newest first. `keyword` matches the name or any part of the mobile.',
  access: view.plain,
  query: listQuery({
    keyword: z.optional(searchText),
    belongType: queryCode(belongType),
    belongId: z.optional(id),
    roleId: z.optional(id),
    enabled: z.optional(queryFlag),
  }),
  data: listOf(userRow),
});
const ofOneUnit = withoutFilters(list, 'belongType', 'belongId');

export const backendUsers = area('backendUsers', {
  list,
  listOfOwn: ofOwn(ofOneUnit, view.own),
  listOfOwnCompany: ofOwnCompany(ofOneUnit, view.ownCompany),
  get: post({
    path: 'backend-users/get/{id}',
    purpose: 'One user with his version, his roles with their rights, and what the caller may do with him.',
    access: seen,
    data: user,
    errors: [status.notFound],
  }),
  add: post({
    path: 'backend-users/add',
    purpose: 'Adds a user. Nobody adds one outside his own unit or gives rights that he does not hold.',
    access: managed,
    body: z
      .object({
        ...unitFields,
        ...userFields,
        password: sha256(passwordRequired),
        confirmPassword: sha256(confirmRequired),
      })
      .check(...unitRules, confirms('password')),
    data: user,
    errors: [status.invalid, status.precondition, status.duplicate],
  }),
  update: post({
    path: 'backend-users/update/{id}',
    purpose: 'Saves a user; with a version, only over that version. Switched off, he is out at once.',
    access: managed,
    body: userForm,
    data: user,
    errors: [status.invalid, status.notFound, status.stale, status.precondition, status.duplicate],
  }),
  enable: post({
    path: 'backend-users/enable/{id}',
    purpose: 'Switches a user on (1) or off (0); off, his sessions end.',
    access: managed,
    body: enableBody,
    data: user,
    errors: [status.notFound, status.precondition],
  }),
  reveal: revealCall({ resource: 'backend-users', noun: 'user', fields: ['mobile'], access: managed }),
  remove: post({
    path: 'backend-users/remove/{id}',
    purpose: 'Removes a user, but not the caller himself nor the super administrator; his sessions end.',
    access: managed,
    data: z.null(),
    errors: [status.notFound, status.precondition],
  }),
});
