import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SandBuilding, SandPoint } from '#contracts/areas/estateSands.ts';
import { roomSaleStatus, sandPointKind } from '#contracts/enums/estates.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';

/** The building that a point marks; undefined of any other point. */
export const buildingOf = (
  { kind, buildingId }: SandPoint,
  buildings: ReadonlyMap<string, SandBuilding>,
): SandBuilding | undefined =>
  kind === sandPointKind.building ? buildings.get(buildingId ?? '') : undefined;

/** How points of a sand table are called. */
export function useSandWords() {
  const { t } = useTranslation(['estateSands', 'common']);
  const kindName = useCodeName('sandPointKind');
  const stateName = useCodeName('estateSaleStatus');
  const roomState = useCodeName('roomSaleStatus');
  return useMemo(() => {
    const placeOf = ({ x, y }: Pick<SandPoint, 'x' | 'y'>) => t('estateSands:place', { x, y });
    return {
      kindName,
      stateName,
      placeOf,
      /** Kind, name, sales state and position, for a screen reader. */
      labelOf: (point: SandPoint, building: SandBuilding | undefined) =>
        [
          kindName(point.kind),
          point.name,
          ...(building ? [stateName(building.saleStatus)] : []),
          placeOf(point),
        ].join(t('common:comma')),
      /** 共 12 套、可售 3、已签约 9: states without a room are left out. */
      countsOf({ rooms }: SandBuilding) {
        const parts = Object.entries(roomSaleStatus).flatMap(([name, code]) => {
          const count = rooms[name as keyof typeof rooms];
          return count > 0 ? [`${roomState(code)} ${count}`] : [];
        });
        const count = Object.values(rooms).reduce((sum, one) => sum + one, 0);
        return count === 0
          ? t('estateSands:noRooms')
          : [t('estateSands:rooms', { count }), ...parts].join(t('common:comma'));
      },
    };
  }, [t, kindName, stateName, roomState]);
}
