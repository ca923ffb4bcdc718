import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SandBuilding, type SandPoint, sandLimits } from '#contracts/areas/estateSands.ts';
import { sandPointKind } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { say } from '#contracts/words.ts';
import { notify } from '../../api/notice.ts';
import { useSandWords } from '../../domain/estate/useSandWords.ts';
import { speakMessage } from '../../i18n.ts';
import { Select } from '../../kit/select/Select.tsx';
import type { Place } from './coordinates.ts';
import { newId } from './newId.ts';
import { PointList } from './PointList.tsx';
import { PointPanel } from './PointPanel.tsx';
import css from './SandBoard.module.css';
import { SandStage } from './SandStage.tsx';
import { changedPoint, type EditedPoint, type EditedSand, hasRoomForPoint, newPoint } from './sandList.ts';
import { scrollWithin } from './scrollWithin.ts';

interface Props {
  sand: EditedSand;
  buildings: readonly SandBuilding[];
  selectedId: string | undefined;
  onSelect: (id: string | undefined) => void;
  faulty: ReadonlySet<string>;
  messageOf: (field: string) => string | undefined;
  /** Changes of one `kind` in a row are taken back together. */
  onChange: (points: EditedPoint[], kind?: string) => void;
  onUndo: (() => void) | undefined;
  /** Shown beside the picture while no point is chosen. */
  facts: ReactNode;
}

/** The picture of a sand table with its points, and beside it their list and the fields of the chosen one. */
export function SandBoard(props: Props) {
  const { sand, buildings, selectedId, onSelect, faulty, messageOf, onChange } = props;
  const { t } = useTranslation('estateSands');
  const { kindName, placeOf } = useSandWords();
  const view = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const [kind, setKind] = useState<SandPoint['kind']>(sandPointKind.building);
  const [said, setSaid] = useState('');
  const [focusId, setFocusId] = useState<string>();
  const byId = useMemo(() => new Map(buildings.map((one) => [one.id, one])), [buildings]);
  const { points } = sand;
  const at = points.findIndex(({ id }) => id === selectedId);
  const selected = points[at];

  const markOf = (id: string) =>
    view.current?.querySelector<HTMLElement>(`[data-point="${CSS.escape(id)}"]`) ?? undefined;
  const show = (id: string) => {
    const mark = markOf(id);
    if (mark && view.current) scrollWithin(view.current, mark);
    return mark;
  };
  // A new point is on the page only after the next render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each point that is to have the focus
  useEffect(() => {
    if (focusId === undefined) return;
    show(focusId)?.focus({ preventScroll: true });
    setFocusId(undefined);
  }, [focusId]);

  const add = (place: Place) => {
    if (!sand.imageUrl) return;
    if (!hasRoomForPoint(points))
      return notify('error', speakMessage(say('tooMany', { label: 'sandPoints', n: sandLimits.points })));
    const added = newPoint(points, buildings, { id: newId(), kind, place, kindName: kindName(kind) });
    if (!added) return notify('error', t('allMarked'));
    onChange([...points, added]);
    onSelect(added.id);
    setFocusId(added.id);
    setSaid(t('added', { name: added.name, place: placeOf(place) }));
  };
  const move = (id: string, place: Place, how: 'drag' | 'key') => {
    onChange(changedPoint(points, id, place), how === 'key' ? `key.${id}` : undefined);
    onSelect(id);
    const name = points.find((point) => point.id === id)?.name ?? '';
    setSaid(t('moved', { name, place: placeOf(place) }));
  };
  const remove = (id: string) => {
    const name = points.find((point) => point.id === id)?.name ?? '';
    onChange(points.filter((point) => point.id !== id));
    onSelect(undefined);
    setSaid(t('removedPoint', { name }));
    view.current?.focus({ preventScroll: true });
  };
  const edit = (id: string) => {
    onSelect(id);
    // The panel of another point has other fields, but is the same element.
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('input')?.focus());
  };

  return (
    <div className={css.board}>
      <SandStage
        key={sand.id}
        viewRef={view}
        sand={sand}
        buildings={buildings}
        selectedId={selectedId}
        activeId={activeId}
        faulty={faulty}
        kindChoice={
          <div className={css.kind}>
            <Select
              label={t('newKind')}
              value={kind}
              onChange={(code) => setKind(code ?? sandPointKind.building)}
              options={valuesOf(sandPointKind).map((code) => ({ value: code, label: kindName(code) }))}
            />
          </div>
        }
        onActive={setActiveId}
        onSelect={onSelect}
        onAdd={add}
        onMove={move}
        onEdit={edit}
        onRemove={remove}
        onLeave={() => onSelect(undefined)}
        onUndo={props.onUndo}
      />
      <div className={css.side}>
        {props.facts}
        {selected && (
          <PointPanel
            key={selected.id}
            boxRef={panel}
            point={selected}
            points={points}
            buildings={buildings}
            messageOf={(field) => messageOf(`points.${at}.${field}`)}
            onChange={(change, field) =>
              onChange(changedPoint(points, selected.id, change), `${selected.id}.${field}`)
            }
            onRemove={() => remove(selected.id)}
            onDone={() => setFocusId(selected.id)}
            onClose={() => {
              onSelect(undefined);
              setFocusId(selected.id);
            }}
          />
        )}
        <PointList
          points={points}
          buildings={byId}
          selectedId={selectedId}
          activeId={activeId}
          faulty={faulty}
          onActive={setActiveId}
          onSelect={(id) => {
            onSelect(id);
            show(id);
          }}
          onRemove={remove}
        />
      </div>
      <span className="visuallyHidden" role="status">
        {said}
      </span>
    </div>
  );
}
