import type { Store } from '../store/store.ts';
import { isLinkSound } from './consultants.ts';
import { projectParts } from './projectParts.ts';

/**
 * Projects at any time (domain design, section 16, invariants 21 and 23): what belongs to a project that is gone is gone, too, so that no select list and no count
 * has it; a licence covers buildings that are there; the account of a consultant is one of the project's company. Each violation is a sentence that names the record.
 */
export function projectViolations(store: Store): string[] {
  return [
    ...projectParts(store).flatMap(({ name, rows }) =>
      rows
        .all()
        .filter(({ estateId }) => store.estates.get(estateId) === undefined)
        .map(({ id }) => `${name} ${id}: its project is gone`),
    ),
    ...store.estateConsultants
      .all()
      .filter((one) => !isLinkSound(store, one))
      .map(({ id }) => `consultant ${id}: its account is not one of the project's company`),
    ...store.estates.all().flatMap(({ id, saleInfo }) =>
      (saleInfo?.licences ?? [])
        .flatMap(({ buildingIds = [] }) => buildingIds)
        .filter((one) => store.estateBuildings.get(one)?.estateId !== id)
        .map((one) => `project ${id}: a licence names building ${one}, which it has not`),
    ),
  ];
}
