import type { StoredEstate } from '../../store/estateRows.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';
import { freeRoom } from './roomSetup.ts';

/** What calls about real-estate projects and their parts need besides a record. Names of their own, because a record's id may stand next to them. */

type Project = Readonly<StoredEstate>;

/** A project like another one, that has no parts. */
function addLike({ store }: Mock, { id: _id, version: _version, saleInfo, ...like }: Project, name: string) {
  // Its licences are of buildings.
  const own = saleInfo && { ...saleInfo, licences: [] };
  store.estates.insert({ ...like, name, enabled: 0, saleInfo: own });
}
/** Another project in the same city, whose name the first one may not have. */
export const addNeighbour = (mock: Mock, like: Project): void => addLike(mock, like, '栖霞云庭');
/** A project that nobody has bought in. */
export const addProject = (mock: Mock, like: Project): void => addLike(mock, like, '栖霞山居');

const firstCompany = ({ store }: Mock, enabled: 0 | 1) => {
  const row = store.estateCompanies.all().find((one) => one.enabled === enabled);
  if (!row)
    throw new ControlError(400, `The seed has no company that is ${enabled ? 'enabled' : 'disabled'}.`);
  return { companyId: row.id };
};

export const estateStates: Record<string, AnyState> = {
  'a company may have projects': state(nothing, none, (mock) => firstCompany(mock, 1)),
  'an estate company is disabled': state(nothing, none, (mock) => firstCompany(mock, 0)),
  'an estate is complete': state(nothing, none, ({ store }) => {
    const estate = store.estates.all().find((row) => row.situation && row.saleInfo && row.videos.length > 0);
    if (!estate) throw new ControlError(400, 'The seed has no estate with all sections.');
    return { id: estate.id };
  }),
  'an estate misses what the shelf needs': state(nothing, none, ({ store }) => {
    const estate = store.estates.all()[0];
    if (!estate) throw new ControlError(400, 'The seed has no estate.');
    return { id: store.estates.update(estate.id, { enabled: 0, saleInfo: null }).id };
  }),
  'an estate still has rooms for sale': state(nothing, none, (mock) => {
    const estate = mock.store.estates.all()[0];
    if (!estate) throw new ControlError(400, 'The seed has no estate.');
    freeRoom(mock, estate);
    return { id: estate.id };
  }),
  'an estate has a building': state(nothing, none, ({ store }) => {
    const building = store.estateBuildings.all()[0];
    const estate = building && store.estates.get(building.estateId);
    if (!estate) throw new ControlError(400, 'The seed has no building.');
    return { id: estate.id, version: estate.version, buildingId: building.id };
  }),
};
