import { backendUsers } from '../../src/areas/backendUsers.ts';
import { estates } from '../../src/areas/estates.ts';
import { roles } from '../../src/areas/roles.ts';
import { belongType } from '../../src/enums.ts';
import { status } from '../../src/envelope.ts';
import { rightIds } from '../../src/rights/rights.ts';
import { added, addedFrom, type Kind, kindsOf, newForm, patternOf } from './kinds.ts';
import { newAccount, newRole } from './ownUsers.ts';
import type { People } from './people.ts';
import { partForm } from './projectParts.ts';
import { type Query, walk } from './reading.ts';
import type { Rule } from './rule.ts';
import { filtersOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** What depends on a record counts, and keeps it, also while it is switched off; what was removed does neither. */

interface Dependence {
  parent: string;
  /** The area of what depends on it, and the field by which it does. */
  child: string;
  key: string;
  /** The field of the parent that counts them. */
  count: string;
}
const on = (parent: string, child: string, key: string, count: string): Dependence => ({
  ...{ parent, child, key, count },
});
const dependences = [
  on('estateCompanies', 'estates', 'companyId', 'estateCount'),
  on('estateCompanies', 'backendUsers', 'belongId', 'userCount'),
  on('roomPlanCategories', 'roomPlans', 'categoryId', 'planCount'),
  on('amenityCategories', 'estateAmenities', 'categoryId', 'amenityCount'),
  on('merchantCategories', 'merchants', 'categoryId', 'merchantCount'),
  on('merchants', 'resorts', 'merchantId', 'resortCount'),
  on('merchants', 'hotels', 'merchantId', 'hotelCount'),
  on('merchants', 'minsus', 'merchantId', 'minsuCount'),
  on('merchants', 'backendUsers', 'belongId', 'userCount'),
  on('hotels', 'hotelRooms', 'hotelId', 'roomTypeCount'),
  on('minsus', 'minsuRooms', 'minsuId', 'roomKinds'),
  on('roles', 'backendUsers', 'roleIds', 'userCount'),
];

/** What was made: what can be switched and removed by calls of these names. */
interface Made {
  id: string;
  enable: Kind['enable'];
  remove: Kind['remove'];
  by: Kind['by'] | undefined;
}
const made = ({ id }: Json, { enable, remove, by }: Kind): Made => ({ id, enable, remove, by });

/** A form for a parent that takes any child. */
async function newParent(talk: Talk, kind: Kind, projectId: string, kinds: readonly Kind[]): Promise<Json> {
  const pattern = await patternOf(talk, kind);
  const form = projectId ? await partForm(talk, projectId, kind, kinds) : newForm(kind, pattern);
  const { categoryId } =
    kind.area === 'merchants' ? await talk.state('a merchant category allows every type') : {};
  return (
    await addedFrom(talk, kind, {
      ...form,
      ...(categoryId && { categoryId }),
      ...('businessTypes' in form && { businessTypes: [10, 20, 30] }),
    })
  ).record;
}

async function newUser(talk: Talk, parent: string, { id }: Json): Promise<[Made, () => Promise<void>]> {
  const isRole = parent === 'roles';
  const unit = {
    ...{ belongType: parent === 'merchants' ? belongType.merchant : belongType.estate, belongId: id },
  };
  const rights = [parent === 'merchants' ? rightIds.viewSingleMerchant : rightIds.viewSingleEstate];
  const role = isRole ? { id } : await newRole(talk, rights, unit);
  const user = await newAccount(talk, { ...(!isRole && unit), roleIds: [role.id] });
  const { enable, remove } = backendUsers;
  const clean = async () => {
    for (const one of isRole ? [user.roleId] : [user.roleId, role.id])
      await talk.call(roles.remove, { params: { id: one } });
  };
  return [{ id: user.id, enable, remove, by: undefined }, clean];
}

async function checkDependence(talk: Talk, of: Dependence, kinds: readonly Kind[]): Promise<void> {
  const kind = kinds.find(({ area }) => area === of.parent) ?? talk.skip(`nobody adds ${of.parent}`);
  const projects = kinds.find(({ area }) => area === 'estates');
  const childKind = kinds.find(({ area }) => area === of.child);
  const isInProject = ['roomPlans', 'estateAmenities'].includes(of.child);
  const project = isInProject && projects ? (await added(talk, projects)).record : undefined;
  const isPart = of.parent === 'roomPlanCategories';
  const parent = await newParent(talk, kind, isPart ? project?.id : '', kinds);
  const counted = async (): Promise<number> => {
    const query: Query = {
      ...('name' in filtersOf(kind.list) && { name: parent.name }),
      ...(isPart && { estateId: project?.id }),
    };
    const { list } = await walk(talk, kind.list, query, kind.by);
    const row = list.find(({ id }) => id === parent.id);
    return row?.[of.count] ?? (await talk.ok(kind.get, { params: { id: parent.id } }, kind.by))[of.count];
  };
  talk.same(`${of.count} of a new one`, await counted(), 0);
  const add = async (): Promise<[Made, () => Promise<void>]> => {
    if (of.child === 'backendUsers') return newUser(talk, of.parent, parent);
    if (!childKind) return talk.skip(`nobody adds ${of.child}`);
    const form = project
      ? await partForm(talk, project.id, childKind, kinds)
      : newForm(childKind, await patternOf(talk, childKind));
    const { record } = await addedFrom(talk, childKind, { ...form, [of.key]: parent.id });
    return [made(record, childKind), async () => undefined];
  };
  const remove = kind.remove ?? talk.skip('it is not removed');
  const isKept = () => talk.refused(remove, status.precondition, { params: { id: parent.id } }, kind.by);
  const [child, clean] = await add();
  const params = { id: child.id };
  talk.same(`${of.count} with one`, await counted(), 1);
  await isKept();
  for (const enable of [0, 1] as const) {
    const { answer } = child.enable
      ? await talk.call(child.enable, { params, body: { enable } }, child.by)
      : { answer: { status: status.ok } };
    // What misses something cannot be switched on.
    if (answer.status !== status.ok && enable === 1) continue;
    talk.same(`${of.count} with one that is switched to ${enable}`, await counted(), 1);
    await isKept();
  }
  if (child.remove) await talk.ok(child.remove, { params }, child.by);
  talk.same(`${of.count} after it was removed`, await counted(), 0);
  await clean();
  await talk.ok(remove, { params: { id: parent.id } }, kind.by);
  if (project) await talk.ok(estates.remove, { params: { id: project.id } });
}

export function dependentRules(people: People): Rule[] {
  const kinds = kindsOf(people).filter(({ ending }) => ending === '');
  return dependences.map((of) => ({
    ...{ area: of.parent, kind: 'record', writes: true },
    where: 'domain design, section 16, invariant 23, and the guards of removal',
    says: `${of.parent}: ${of.child} count and keep it, switched off ones too, removed ones not`,
    check: (talk) => checkDependence(talk, of, kinds),
  }));
}
