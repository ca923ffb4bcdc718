import { regions } from '../../src/areas/regions.ts';
import { gender } from '../../src/enums/estates.ts';
import { credentialType } from '../../src/enums/orders.ts';
import { status } from '../../src/envelope.ts';
import { added, addedFrom, cleaned, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import type { People } from './people.ts';
import { partForm } from './projectParts.ts';
import type { Rule } from './rule.ts';
import { newMember } from './shop.ts';
import type { Json, Talk } from './talk.ts';
import { newNumber } from './unique.ts';

/** Values that must differ within something are free outside of it: in another project, city, category, house, for another member. */

type Form = Record<string, unknown>;
interface Scope {
  area: string;
  /** Within what the value must differ, as a report says it. */
  within: string;
  where: string;
  /** The fields of the form that say within what, for another one. */
  outside: (talk: Talk, form: Form, kinds: readonly Kind[]) => Promise<Form>;
  /** More for the first form. */
  more?: Form;
  /** The scope of a record is settled when it is added. */
  stays?: true;
}

const named = (talk: Talk, kinds: readonly Kind[], area: string): Kind =>
  kinds.find((kind) => kind.area === area) ?? talk.skip(`nobody adds ${area}`);

/** Another record of a kind, whose id takes the field. */
const another =
  (field: string, area: string): Scope['outside'] =>
  async (talk, _form, kinds) => ({ [field]: (await added(talk, named(talk, kinds, area))).record.id });

/** Another project, with what the form names of its own. */
const ofProject =
  (area: string): Scope['outside'] =>
  async (talk, form, kinds) => {
    const { record } = await added(talk, named(talk, kinds, 'estates'));
    const other = await partForm(talk, record.id, named(talk, kinds, area), kinds);
    const names = ['estateId', ...(area === 'roomPlans' ? ['categoryId'] : [])];
    return Object.fromEntries(names.filter((name) => name in form).map((name) => [name, other[name]]));
  };

const elsewhere: Scope['outside'] = async (talk, form) => {
  const { provinceId, cityId } = form.area as Json;
  const { list } = await talk.ok(regions.cities, { query: { provinceId } });
  const city = list.find(({ id }: Json) => id !== cityId) ?? talk.skip('the province has one city');
  return { area: { provinceId, cityId: city.id } };
};

const passport = { credentialType: credentialType.passport, gender: gender.female, birthday: '1990-05-12' };
const part = (area: string, where: string): Scope => ({
  ...{ area, within: 'the project', where, outside: ofProject(area), stays: true },
});
const city = (area: string, where: string): Scope => ({
  ...{ area, within: 'the city', where, outside: elsewhere },
});
const scopes: Scope[] = [
  part('roomPlans', '4.8'),
  part('roomPlanCategories', '4.8'),
  part('estateBuildings', '4.9'),
  {
    ...{ area: 'estateBuildings', within: 'the phase', where: '4.9' },
    outside: async (_talk, { phase }) => ({ phase: phase === '三期' ? '四期' : '三期' }),
  },
  part('estateConsultants', '4.11'),
  part('estateAmenities', '4.12'),
  {
    ...{ area: 'estateAmenities', within: 'the category', where: '4.12' },
    outside: another('categoryId', 'amenityCategories'),
  },
  city('estates', '4.3'),
  city('resorts', '8.3'),
  city('hotels', '8.4'),
  city('minsus', '8.6'),
  {
    ...{ area: 'hotelRooms', within: 'the hotel', where: '8.5', stays: true },
    outside: another('hotelId', 'hotels'),
  },
  {
    ...{ area: 'minsuRooms', within: 'the guesthouse', where: '8.6', stays: true },
    outside: another('minsuId', 'minsus'),
  },
  {
    ...{ area: 'memberFriends', within: 'the member', where: '7.4', stays: true },
    outside: async (talk) => ({ memberId: (await newMember(talk)).id }),
  },
  {
    ...{ area: 'memberFriends', within: 'the type of document', where: '7.4' },
    more: passport,
    outside: async () => ({ credentialType: credentialType.hongKongMacao }),
  },
  {
    ...{ area: 'members', within: 'the type of document', where: '7.3' },
    more: passport,
    outside: async () => ({ credentialType: credentialType.hongKongMacao }),
  },
];

async function checkScope(talk: Talk, kinds: readonly Kind[], scope: Scope): Promise<void> {
  const kind = named(talk, kinds, scope.area);
  const pattern = await patternOf(talk, kind);
  const projects = kinds.find(({ area }) => area === 'estates');
  const isPart = 'estateId' in pattern && projects;
  const project = isPart && (await added(talk, projects)).record;
  const plain = project ? await partForm(talk, project.id, kind, kinds) : newForm(kind, pattern);
  const credentialNo = `E${newNumber(8)}`;
  const { record, form } = await addedFrom(talk, kind, {
    ...{ ...plain, ...scope.more },
    ...(scope.more && { credentialNo }),
    ...(scope.area === 'memberFriends' && { memberId: (await newMember(talk)).id }),
  });
  // What else must differ.
  const fresh = async () => (scope.area === 'members' ? { mobile: newForm(kind, pattern).mobile } : {});
  await talk.refused(kind.add, status.duplicate, { body: { ...form, ...(await fresh()) } }, kind.by);
  const outside = { ...form, ...(await fresh()), ...(await scope.outside(talk, form, kinds)) };
  const other = await talk.ok(kind.add, { body: outside }, kind.by);
  if (!scope.stays) {
    const body = { ...outside, ...scopeOf(form, outside), version: other.version };
    await talk.refused(kind.update, status.duplicate, { params: { id: other.id }, body }, kind.by);
  }
  const { version } = await talk.ok(kind.get, { params: { id: other.id } }, kind.by);
  await talk.ok(kind.update, { params: { id: other.id }, body: { ...outside, version } }, kind.by);
  for (const one of [other, record]) await cleaned(talk, kind, one);
  if (project && projects) await cleaned(talk, projects, project);
}

/** The fields that lead back into the scope: those in which two forms differ, but for what must differ anyway. */
const scopeOf = (form: Form, outside: Form): Form =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => name !== 'mobile' && JSON.stringify(outside[name]) !== JSON.stringify(value),
    ),
  );

export function scopeRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  return scopes.map((scope) => ({
    ...{ area: scope.area, kind: 'input', writes: true, where: `domain design, section ${scope.where}` },
    says: `${scope.area}: what must differ within ${scope.within} is taken there, and free outside of it`,
    check: (talk) => checkScope(talk, kinds, scope),
  }));
}
