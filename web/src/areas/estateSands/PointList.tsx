import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type SandBuilding, sandLimits } from '#contracts/areas/estateSands.ts';
import { SandSign } from '../../domain/estate/SandMark.tsx';
import { buildingOf, useSandWords } from '../../domain/estate/useSandWords.ts';
import css from './PointList.module.css';
import type { EditedPoint } from './sandList.ts';
import { scrollWithin } from './scrollWithin.ts';

interface Props {
  points: readonly EditedPoint[];
  buildings: ReadonlyMap<string, SandBuilding>;
  selectedId: string | undefined;
  activeId: string | undefined;
  faulty: ReadonlySet<string>;
  onActive: (id: string | undefined) => void;
  onSelect: (id: string) => void;
  onRemove: (id: string) => void;
}

const idOf = (target: EventTarget) =>
  (target as Element).closest('[data-row]')?.getAttribute('data-row') ?? undefined;

/** The points of a sand table beside its picture: what is pointed at here is lit there, and the other way round. */
export function PointList({
  points,
  buildings,
  selectedId,
  activeId,
  faulty,
  onActive,
  onSelect,
  onRemove,
}: Props) {
  const { t } = useTranslation('estateSands');
  const list = useRef<HTMLUListElement>(null);
  const shownId = activeId ?? selectedId;
  useEffect(() => {
    const row = shownId && list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(shownId)}"]`);
    if (row && list.current) scrollWithin(list.current, row);
  }, [shownId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const id = idOf(event.target);
    if (!id) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      rows[points.findIndex((point) => point.id === id) + by]?.focus();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      onRemove(id);
    } else return;
    event.preventDefault();
  };
  const focusable = points.some(({ id }) => id === selectedId) ? selectedId : points[0]?.id;
  return (
    <section className={css.box} aria-label={t('points')}>
      <h3 className={css.heading}>
        {t('points')} <small className={css.count}>{`${points.length}/${sandLimits.points}`}</small>
      </h3>
      {points.length === 0 ? (
        <p className={css.none}>{t('noPoints')}</p>
      ) : (
        <ul
          ref={list}
          className={css.list}
          onClick={({ target }) => {
            const id = idOf(target);
            if (id) onSelect(id);
          }}
          onKeyDown={onKeyDown}
          onPointerOver={({ target }) => onActive(idOf(target))}
          onPointerLeave={() => onActive(undefined)}
        >
          {points.map((point) => (
            <Row
              key={point.id}
              point={point}
              saleStatus={buildingOf(point, buildings)?.saleStatus}
              isSelected={point.id === selectedId}
              isLit={point.id === activeId}
              isFaulty={faulty.has(point.id)}
              isFocusable={point.id === focusable}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  point: EditedPoint;
  saleStatus: number | undefined;
  isSelected: boolean;
  isLit: boolean;
  isFaulty: boolean;
  isFocusable: boolean;
}

/** What happens to it is handled by the list, so that a change of one point renders no other row. */
const Row = memo(function Row({ point, saleStatus, isSelected, isLit, isFaulty, isFocusable }: RowProps) {
  const { kindName, stateName } = useSandWords();
  return (
    <li>
      <button
        type="button"
        className={css.row}
        data-row={point.id}
        data-lit={isLit || undefined}
        data-fault={isFaulty || undefined}
        aria-current={isSelected || undefined}
        tabIndex={isFocusable ? 0 : -1}
      >
        <SandSign kind={point.kind} saleStatus={saleStatus} />
        <span className={css.name} title={point.name}>
          {point.name || '-'}
        </span>
        <small>{saleStatus === undefined ? kindName(point.kind) : stateName(saleStatus)}</small>
        <small className={css.place}>{`${point.x}, ${point.y}`}</small>
      </button>
    </li>
  );
});
