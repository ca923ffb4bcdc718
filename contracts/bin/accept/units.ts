import { backendUsers } from '../../src/areas/backendUsers.ts';
import { hotels } from '../../src/areas/hotels.ts';
import { merchants } from '../../src/areas/merchants.ts';
import { resorts } from '../../src/areas/resorts.ts';
import { roles } from '../../src/areas/roles.ts';
import { passwordHash } from '../../src/credentials.ts';
import type { AnyEndpoint } from '../../src/endpoint.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { added, kindsOf, newForm, patternOf } from './kinds.ts';
import { cannotLogIn, logInAs } from './ownUsers.ts';
import { walk } from './reading.ts';
import type { Rule } from './rule.ts';
import type { Json, Talk } from './talk.ts';
import { newMobile, unique } from './unique.ts';

/** Rules about a merchant who is switched off: what becomes of his venues and his users. Each makes a merchant of its own. */

async function newMerchant(talk: Talk): Promise<Json> {
  const kind = kindsOf(talk.people).find(({ area, ending }) => area === 'merchants' && ending === '');
  if (!kind) return talk.skip('nobody may add a merchant');
  return (await added(talk, kind)).record;
}

const switched = (talk: Talk, { id }: Json, enable: 0 | 1) =>
  talk.ok(merchants.enable, { params: { id }, body: { enable } });

/** A venue of a merchant who is on, then off, then on again. */
const venueRule = (select: AnyEndpoint, remove: AnyEndpoint, get: AnyEndpoint, area: string): Rule => ({
  ...{ area, kind: 'record', writes: true, where: 'domain design, section 8.1 (merchants) and 8.2 (venues)' },
  says: `${area}: what belongs to a merchant who is switched off is not offered`,
  async check(talk) {
    const kind = kindsOf(talk.people).find((one) => one.area === area && one.ending === '');
    if (!kind) return talk.skip(`nobody may add to ${area}`);
    const merchant = await newMerchant(talk);
    const form = { ...newForm(kind, await patternOf(talk, kind)), merchantId: merchant.id, enabled: 1 };
    const { answer } = await talk.call(kind.add, { body: form }, kind.by);
    if (answer.status === status.precondition) return talk.skip('the new merchant does not deal in it');
    talk.same('status of adding the venue', answer.status, status.ok);
    const venue = answer.data as Json;
    const isOffered = async () =>
      (await walk(talk, select, { name: venue.name }, kind.by)).list.some(({ id }: Json) => id === venue.id);
    talk.holds('it is offered while the merchant is on', await isOffered());
    await switched(talk, merchant, 0);
    talk.holds('it is not offered while the merchant is off', !(await isOffered()));
    talk.same('its own switch stays', (await talk.ok(get, { params: { id: venue.id } })).enabled, 1);
    await switched(talk, merchant, 1);
    talk.holds('it is offered again', await isOffered());
    await talk.refused(merchants.remove, status.precondition, { params: { id: merchant.id } });
    await talk.ok(remove, { params: { id: venue.id } });
    await talk.ok(merchants.remove, { params: { id: merchant.id } });
  },
});

const userRule: Rule = {
  ...{ area: 'merchants', kind: 'session', writes: true, where: 'docs/decisions/0018 (when tokens end)' },
  says: 'users of a merchant who is switched off are out at once and cannot log in',
  async check(talk) {
    const merchant = await newMerchant(talk);
    const unit = { belongType: belongType.merchant, belongId: merchant.id };
    const rights = [rightIds.viewSingleMerchant];
    const role = await talk.ok(roles.add, {
      body: { name: unique('验收角色'), ...unit, rightIds: rights, enabled: 1, remark: '' },
    });
    const [mobile, password] = [newMobile(), 'accept-1'];
    const hash = passwordHash(password);
    const body = {
      ...unit,
      name: unique('验收'),
      mobile,
      roleIds: [role.id],
      resources: [],
      enabled: 1,
      remark: '',
      password: hash,
      confirmPassword: hash,
    };
    const user = await talk.ok(backendUsers.add, { body });
    const person = await logInAs(talk, { mobile, password });
    talk.same('his own merchant', (await talk.ok(merchants.getOfOwn, {}, person)).id, merchant.id);
    await switched(talk, merchant, 0);
    await talk.refused(merchants.getOfOwn, status.tokenExpired, {}, person);
    await cannotLogIn(talk, { mobile, password }, 'unitDisabled');
    await switched(talk, merchant, 1);
    await talk.refused(merchants.getOfOwn, status.tokenExpired, {}, person);
    await logInAs(talk, { mobile, password });
    await talk.refused(merchants.remove, status.precondition, { params: { id: merchant.id } });
    await talk.ok(backendUsers.remove, { params: { id: user.id } });
    await talk.ok(merchants.remove, { params: { id: merchant.id } });
    await talk.refused(roles.get, status.notFound, { params: { id: role.id } });
  },
};

export const unitRules: Rule[] = [
  venueRule(hotels.allEnabled, hotels.remove, hotels.get, 'hotels'),
  venueRule(resorts.allEnabled, resorts.remove, resorts.get, 'resorts'),
  userRule,
];
