import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { type BuildingRow, estateBuildings } from '#contracts/areas/estateBuildings.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { buildingText } from '#contracts/estate/rooms.ts';
import { buildingsOf } from '../../domain/estate/projectPaths.ts';
import { RoomCountsText } from '../../domain/estate/RoomCountsText.tsx';
import { SaleStatusTag } from '../../domain/estate/SaleStatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { Tabs } from '../../kit/page/Tabs.tsx';
import { withQuery } from '../../kit/page/withQuery.ts';
import css from './BuildingsCard.module.css';
import { PartsCard } from './PartsCard.tsx';
import { RoomsOverview } from './RoomsOverview.tsx';

/** 楼栋与房源 of a project: of the chosen building the numbers of its rooms by state and a small sales-control grid. */
export const BuildingsCard = ({ project }: { project: Estate }) => (
  <PartsCard section={estateSection.buildings} list={estateBuildings.list} project={project}>
    {(buildings) => <Buildings buildings={buildings} estateId={project.id} />}
  </PartsCard>
);

function Buildings({ buildings, estateId }: { buildings: readonly BuildingRow[]; estateId: string }) {
  const { t } = useTranslation('estateRooms');
  const sectionName = useCodeName('estateSection');
  const mayOpen = useMayOpen();
  const [chosen, setChosen] = useState<string>();
  const building = buildings.find(({ id }) => id === chosen) ?? buildings[0];
  if (!building) return null;
  return (
    <>
      <Tabs
        label={sectionName(estateSection.buildings)}
        value={building.id}
        onChange={setChosen}
        tabs={buildings.map((one) => ({
          value: one.id,
          name: buildingText(one),
          count: one.totalRooms,
        }))}
      />
      <div className={css.head}>
        <SaleStatusTag status={building.saleStatus} />
        <RoomCountsText counts={building.rooms} />
        {mayOpen(buildingsOf) && (
          <Link to={withQuery(generatePath(buildingsOf, { id: estateId }), { building: building.id })}>
            {t('openGrid')}
          </Link>
        )}
      </div>
      <RoomsOverview key={building.id} building={building} />
    </>
  );
}
