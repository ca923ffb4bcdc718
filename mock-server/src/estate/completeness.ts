import { type EstateSection, estateSection } from '#contracts/enums/estateSections.ts';
import { estateCodes } from '#contracts/enums/estates.ts';
import { estateWords } from '#contracts/words/estates.ts';
import type { StoredEstate } from '../store/estateRows.ts';
import type { Store } from '../store/store.ts';

/** Which sections of a project are complete, and what stands against putting it on the shelf (domain design, sections 4.1 and 4.1.1). */

type Estate = Readonly<StoredEstate>;

const partsOf = (store: Store): Partial<Record<EstateSection, (id: string) => boolean>> => ({
  [estateSection.plans]: (id) => store.roomPlans.by('estateId', id).length > 0,
  [estateSection.buildings]: (id) => store.estateBuildings.by('estateId', id).length > 0,
  [estateSection.sands]: (id) => store.estateSands.by('estateId', id).some(({ sands }) => sands.length > 0),
  [estateSection.consultants]: (id) => store.estateConsultants.by('estateId', id).length > 0,
  [estateSection.amenities]: (id) => store.estateAmenities.by('estateId', id).length > 0,
});

export function completeSections(store: Store, estate: Estate): EstateSection[] {
  const parts = partsOf(store);
  const own: Partial<Record<EstateSection, boolean>> = {
    [estateSection.situation]: estate.situation !== null,
    [estateSection.saleInfo]: estate.saleInfo !== null,
    [estateSection.images]: hasCover(estate),
    [estateSection.videos]: estate.videos.length > 0,
  };
  return Object.values(estateSection).filter(
    (section) => own[section] ?? parts[section]?.(estate.id) ?? false,
  );
}

const hasCover = ({ images }: Pick<Estate, 'images'>): boolean => images.some(({ covered }) => covered);

/** In Chinese, as the message of -1008 lists them. */
export function missingForShelf(store: Store, estate: Estate): string[] {
  const complete = completeSections(store, estate);
  const wanted = [estateSection.saleInfo, estateSection.images, estateSection.plans];
  return [
    ...wanted
      .filter((section) => !complete.includes(section))
      .map((section) => estateCodes.estateSection[section]),
    // A project that is still to be added has no company here; its form has checked that one.
    ...(store.estateCompanies.get(estate.companyId)?.enabled === 0
      ? [estateWords.sentences.companyNotEnabled]
      : []),
  ];
}
