import { type ComponentProps, type CSSProperties, type Ref, useId, useMemo, useState } from 'react';
import type { SandBuilding, SandPoint } from '#contracts/areas/estateSands.ts';
import { imageSrc } from '../../api/imageSrc.ts';
import { SandMark } from './SandMark.tsx';
import css from './SandPlane.module.css';
import { buildingOf, useSandWords } from './useSandWords.ts';

type Point = SandPoint & { id: string };

interface Props extends Omit<ComponentProps<'div'>, 'ref'> {
  planeRef?: Ref<HTMLDivElement>;
  url: string;
  name: string;
  points: readonly Point[];
  buildings: readonly SandBuilding[];
  selectedId?: string | undefined;
  faulty?: ReadonlySet<string> | undefined;
  /** The point below the pointer, or with the focus. */
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
}

/** Until the picture is loaded, and where there is none. */
const usualRatio = 16 / 9;

/** The id of the point that an event is about. */
export const pointIdOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? (target.closest('[data-point]')?.getAttribute('data-point') ?? undefined)
    : undefined;

/** A sand table: its picture with its points, and of the active building the numbers of rooms. */
export function SandPlane({
  url,
  name,
  points,
  buildings,
  selectedId,
  faulty,
  activeId,
  onActive,
  planeRef,
  ...rest
}: Props) {
  const tipId = useId();
  const [loaded, setLoaded] = useState<{ url: string; ratio: number }>();
  const ratio = loaded?.url === url ? loaded.ratio : usualRatio;
  const byId = useMemo(() => new Map(buildings.map((one) => [one.id, one])), [buildings]);
  const active = points.find(({ id }) => id === activeId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a picture in every browser
    <div
      {...rest}
      role="group"
      aria-label={name}
      ref={planeRef}
      className={css.plane}
      style={{ '--ratio': ratio } as CSSProperties}
      onPointerOver={({ target }) => onActive(pointIdOf(target))}
      onPointerLeave={() => onActive(undefined)}
      onFocus={({ target }) => onActive(pointIdOf(target))}
      onBlur={() => onActive(undefined)}
    >
      {url && (
        <img
          className={css.picture}
          src={imageSrc(url)}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            naturalHeight > 0 && setLoaded({ url, ratio: naturalWidth / naturalHeight })
          }
        />
      )}
      {points.map((point) => (
        <SandMark
          key={point.id}
          point={point}
          building={buildingOf(point, byId)}
          isSelected={point.id === selectedId}
          isFaulty={faulty?.has(point.id) ?? false}
          tipId={point.id === activeId ? tipId : undefined}
        />
      ))}
      {active && <Tip id={tipId} point={active} building={buildingOf(active, byId)} />}
    </div>
  );
}

/** Beside a point: what it is and, of a building, how many rooms are in which state. It opens towards the middle of the picture. */
function Tip({ id, point, building }: { id: string; point: Point; building: SandBuilding | undefined }) {
  const { kindName, stateName, countsOf } = useSandWords();
  return (
    <div
      id={id}
      role="tooltip"
      className={css.tip}
      style={{ left: `${point.x / 100}%`, top: `${point.y / 100}%` }}
      data-left={point.x > 5000 || undefined}
      data-up={point.y > 5000 || undefined}
    >
      <strong>{building?.name ?? point.name}</strong>
      <span>{building ? stateName(building.saleStatus) : kindName(point.kind)}</span>
      {building && <span>{countsOf(building)}</span>}
      {point.note && <span>{point.note}</span>}
    </div>
  );
}
