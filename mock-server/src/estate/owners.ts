import { ownerType } from '#contracts/enums.ts';
import type { Owner } from '../records/reach.ts';
import type { Store } from '../store/store.ts';

/** Whose a project is, and what belongs to it: its company's; users can be made responsible for a project. */
export const ownerOfEstate = ({ id, companyId }: Readonly<{ id: string; companyId: string }>): Owner => ({
  kind: 'company',
  unitId: companyId,
  resource: { ownerType: ownerType.estate, ownerId: id },
});

/** The same of a building, a house shape, a lead and whatever else names its project. Of an unknown project nobody is the owner. */
export const ownerOfPart = ({ estateId }: Readonly<{ estateId: string }>, store: Store): Owner =>
  ownerOfEstate(store.estates.get(estateId) ?? { id: '', companyId: '' });
