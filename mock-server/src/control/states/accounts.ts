import * as z from 'zod/mini';
import { belongType } from '#contracts/enums.ts';
import { isOpenTo } from '../../accounts/reach.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type PersonaName, personaIds } from '../personas.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

/** What the form of a user may name. Names of their own (`roleId`…), because a record's id may stand next to them. */

const ofType = z.strictObject({ belongType: z.enum(belongType) });
const takesType = `{belongType: ${Object.values(belongType).join(' | ')}}`;

/** Somebody of the unit that the states mean: its own people manage it. */
const memberOf: Record<number, PersonaName> = {
  [belongType.system]: 'support',
  [belongType.estate]: 'consultant',
  [belongType.merchant]: 'frontDesk',
};

function memberOfUnit({ store }: Mock, type: number) {
  const user = store.users.get(personaIds[memberOf[type] ?? 'support']);
  if (!user) throw new ControlError(400, `belongType: the seed has no persona of type ${type}.`);
  return user;
}

/** An id that the seed never reaches. */
const absentId = '99999999';

export const accountStates: Record<string, AnyState> = {
  'a unit takes users': state(ofType, takesType, (mock, params) => {
    const { belongId, roleIds, resources } = memberOfUnit(mock, params.belongType);
    const [resource] = resources;
    return {
      unitId: belongId,
      roleId: roleIds[0],
      ...(resource && { resourceType: resource.ownerType, resourceId: resource.ownerId }),
    };
  }),
  // Users keep a role that is disabled later, so the state takes a role that nobody has.
  'a role is disabled': state(ofType, takesType, (mock, params) => {
    const unit = memberOfUnit(mock, params.belongType);
    const { users, roles } = mock.store;
    const held = new Set(users.all().flatMap(({ roleIds }) => roleIds));
    const role = roles.all().find((one) => isOpenTo(one, unit) && !held.has(one.id));
    if (!role)
      throw new ControlError(400, `belongType: somebody has every role of type ${params.belongType}.`);
    return { disabledRoleId: roles.update(role.id, { enabled: 0 }).id };
  }),
  'a merchant is disabled': state(nothing, none, ({ store }) => {
    const own = store.users.get(personaIds.merchantManager)?.belongId;
    const merchant = store.merchants.all().find(({ id }) => id !== own);
    return { unitId: merchant ? store.merchants.update(merchant.id, { enabled: 0 }).id : absentId };
  }),
  'a company exists that is not the own one': state(nothing, none, ({ store }) => {
    const own = store.users.get(personaIds.companyAdmin)?.belongId;
    return { unitId: store.estateCompanies.all().find(({ id }) => id !== own)?.id ?? absentId };
  }),
};
