import IconMinus from '@douyinfe/semi-icons/lib/es/icons/IconMinus';
import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SandBuilding } from '#contracts/areas/estateSands.ts';
import { SandLegend } from '../../domain/estate/SandLegend.tsx';
import { pointIdOf, SandPlane } from '../../domain/estate/SandPlane.tsx';
import { movedByKey, type Place, placeAt } from './coordinates.ts';
import css from './SandStage.module.css';
import type { EditedSand } from './sandList.ts';
import { useGestures } from './useGestures.ts';
import { useZoom } from './useZoom.ts';

interface Props {
  viewRef: Ref<HTMLDivElement>;
  sand: EditedSand;
  buildings: readonly SandBuilding[];
  selectedId: string | undefined;
  activeId: string | undefined;
  faulty: ReadonlySet<string>;
  /** Before the button that adds a point: what kind it will be. */
  kindChoice: ReactNode;
  onActive: (id: string | undefined) => void;
  onSelect: (id: string) => void;
  onAdd: (place: Place) => void;
  onMove: (id: string, place: Place, how: 'drag' | 'key') => void;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
  /** Chooses no point. */
  onLeave: () => void;
  /** Absent while nothing can be taken back. */
  onUndo: (() => void) | undefined;
}

/** The picture of a sand table in its frame, where points are added, moved and removed by pointer and by key. */
export function SandStage(props: Props) {
  const { sand, buildings, selectedId, activeId, faulty, onActive, onSelect, onAdd, onMove } = props;
  const { t } = useTranslation(['estateSands', 'kit']);
  const view = useRef<HTMLDivElement | null>(null);
  const plane = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { zoom, zoomIn, zoomOut, showAll } = useZoom(view, plane);
  const { points } = sand;
  const { handlers, cancel } = useGestures({
    view,
    plane,
    points,
    onSelect,
    onAdd,
    onMove: (id, place) => onMove(id, place, 'drag'),
  });

  const addInMiddle = () => {
    const [outer, inner] = [view.current?.getBoundingClientRect(), plane.current?.getBoundingClientRect()];
    if (outer && inner) onAdd(placeAt(inner, outer.left + outer.width / 2, outer.top + outer.height / 2));
  };
  const onPointKey = (id: string, event: KeyboardEvent): boolean => {
    const point = points.find((one) => one.id === id);
    const place = point && movedByKey(point, event.key, event.shiftKey);
    if (place) onMove(id, place, 'key');
    else if (event.key === 'Enter') props.onEdit(id);
    else if (event.key === 'Delete' || event.key === 'Backspace') props.onRemove(id);
    else return false;
    return true;
  };
  const onZoomKey = (key: string): boolean => {
    if (/^[+=]$/.test(key)) zoomIn();
    else if (/^[-_]$/.test(key)) zoomOut();
    else if (key === '0') showAll();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !event.shiftKey) {
      event.preventDefault();
      props.onUndo?.();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && !cancel()) props.onLeave();
    const id = pointIdOf(event.target);
    if ((id && onPointKey(id, event)) || onZoomKey(event.key)) event.preventDefault();
  };

  return (
    <div className={css.stage}>
      <div className={css.tools}>
        {props.kindChoice}
        <Button icon={<IconPlus aria-hidden />} disabled={!sand.imageUrl} onClick={addInMiddle}>
          {t('estateSands:addPoint')}
        </Button>
        <Button disabled={!props.onUndo} onClick={() => props.onUndo?.()}>
          {t('estateSands:undo')}
        </Button>
        <span className={css.zoom}>
          <Button icon={<IconMinus aria-hidden />} aria-label={t('kit:map.zoomOut')} onClick={zoomOut} />
          <output aria-label={t('estateSands:zoom')}>{`${Math.round(zoom * 100)}%`}</output>
          <Button icon={<IconPlus aria-hidden />} aria-label={t('kit:map.zoomIn')} onClick={zoomIn} />
          <Button disabled={zoom === 1} onClick={showAll}>
            {t('estateSands:fit')}
          </Button>
        </span>
      </div>
      <div
        ref={(element) => {
          view.current = element;
          if (typeof props.viewRef === 'function') props.viewRef(element);
          else if (props.viewRef) (props.viewRef as { current: HTMLDivElement | null }).current = element;
        }}
        className={css.view}
        style={{ '--zoom': zoom } as CSSProperties}
        data-zoomed={zoom > 1 || undefined}
        data-empty={!sand.imageUrl || undefined}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled and zoomed by key
        tabIndex={0}
        aria-label={t('estateSands:canvas')}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
      >
        {sand.imageUrl || points.length > 0 ? (
          <SandPlane
            planeRef={plane}
            url={sand.imageUrl}
            name={sand.name}
            points={points}
            buildings={buildings}
            selectedId={selectedId}
            faulty={faulty}
            activeId={activeId}
            onActive={onActive}
            // A screen reader clicks without a pointer.
            onClick={({ detail, target }) => {
              const id = pointIdOf(target);
              if (detail === 0 && id) onSelect(id);
            }}
            {...handlers}
          />
        ) : (
          <p className={css.none}>{t('estateSands:needsPicture')}</p>
        )}
      </div>
      <div className={css.below}>
        <SandLegend />
        <p id={helpId}>{t('estateSands:canvasHelp')}</p>
      </div>
    </div>
  );
}
