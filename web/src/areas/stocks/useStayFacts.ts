import { useTranslation } from 'react-i18next';
import { stayCounts } from '#contracts/trade/stayCounts.ts';
import type { StayKind } from '#contracts/trade/trade.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Fact } from './stockKind.ts';

interface StayProduct {
  roomName: string;
  roomCount: number;
  breakfast: number;
}

/** The facts about the room in the head of a stay's calendar. */
export function useStayFacts(kind: StayKind): (product: StayProduct) => Fact[] {
  const { t } = useTranslation('stocks');
  const label = useLabel();
  const breakfastName = useCodeName('breakfast');
  return ({ roomName, roomCount, breakfast }) => [
    {
      label: label('productRoom'),
      value: t(`roomOf.${stayCounts[kind].unit}`, { name: roomName, count: roomCount }),
    },
    { label: label('breakfast'), value: breakfastName(breakfast) },
  ];
}
