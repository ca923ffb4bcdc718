import IconBook from '@douyinfe/semi-icons/lib/es/icons/IconBook';
import IconClock from '@douyinfe/semi-icons/lib/es/icons/IconClock';
import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import IconExit from '@douyinfe/semi-icons/lib/es/icons/IconExit';
import IconFlag from '@douyinfe/semi-icons/lib/es/icons/IconFlag';
import IconMapPin from '@douyinfe/semi-icons/lib/es/icons/IconMapPin';
import IconShoppingBag from '@douyinfe/semi-icons/lib/es/icons/IconShoppingBag';
import IconStar from '@douyinfe/semi-icons/lib/es/icons/IconStar';
import IconTick from '@douyinfe/semi-icons/lib/es/icons/IconTick';
import { memo, type ReactNode } from 'react';
import type { SandBuilding, SandPoint } from '#contracts/areas/estateSands.ts';
import { estateSaleStatus, sandPointKind } from '#contracts/enums/estates.ts';
import css from './SandMark.module.css';
import { useSandWords } from './useSandWords.ts';

/** The sales states that a building derives from its rooms, in the order of the legend: each has a colour and a sign of its own. */
export const buildingStates = [
  estateSaleStatus.onSale,
  estateSaleStatus.waiting,
  estateSaleStatus.soldOut,
] as const;
const states: Record<number, { tone: string; sign: ReactNode }> = {
  [estateSaleStatus.onSale]: { tone: 'green', sign: <IconTick size="small" /> },
  [estateSaleStatus.waiting]: { tone: 'grey', sign: <IconClock size="small" /> },
  [estateSaleStatus.soldOut]: { tone: 'red', sign: <IconClose size="small" /> },
};

const { gate, parking, shops, school, transit, club } = sandPointKind;
const signs: Record<number, ReactNode> = {
  [gate]: <IconExit size="small" />,
  // Drawn, because a letter would be part of what the point is called.
  [parking]: (
    <svg
      aria-hidden
      viewBox="0 0 12 12"
      width="12"
      height="12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M4 11V2h2.6a2.5 2.5 0 0 1 0 5H4" />
    </svg>
  ),
  [shops]: <IconShoppingBag size="small" />,
  [school]: <IconBook size="small" />,
  [transit]: <IconFlag size="small" />,
  [club]: <IconStar size="small" />,
};

/** The sign of a point: of a building its sales state, of anything else its kind. */
export function SandSign({ kind, saleStatus }: { kind: number; saleStatus?: number | undefined }) {
  const state = saleStatus === undefined ? undefined : states[saleStatus];
  return (
    <span className={css.sign} data-tone={state?.tone} aria-hidden>
      {state?.sign ?? signs[kind] ?? <IconMapPin size="small" />}
    </span>
  );
}

interface Props {
  point: SandPoint & { id: string };
  building: SandBuilding | undefined;
  isSelected: boolean;
  isFaulty: boolean;
  /** The element with its numbers of rooms, while that is shown. */
  tipId: string | undefined;
}

/** A point on its picture. What happens to it is handled by the picture, so that a change of one point renders no other. */
export const SandMark = memo(function SandMark({ point, building, isSelected, isFaulty, tipId }: Props) {
  const { labelOf } = useSandWords();
  return (
    <button
      type="button"
      className={css.mark}
      style={{ left: `${point.x / 100}%`, top: `${point.y / 100}%` }}
      data-point={point.id}
      data-lit={tipId ? true : undefined}
      data-fault={isFaulty || undefined}
      aria-label={labelOf(point, building)}
      aria-pressed={isSelected}
      aria-describedby={tipId}
    >
      <SandSign kind={point.kind} saleStatus={building?.saleStatus} />
      <span className={css.name} aria-hidden>
        {point.name}
      </span>
    </button>
  );
});
