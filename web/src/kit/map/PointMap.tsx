import IconAlertTriangle from '@douyinfe/semi-icons/lib/es/icons/IconAlertTriangle';
import IconMapPinStroked from '@douyinfe/semi-icons/lib/es/icons/IconMapPinStroked';
import IconMinus from '@douyinfe/semi-icons/lib/es/icons/IconMinus';
import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kmFarFrom } from './farFromArea.ts';
import { type AreaNames, cityAt, loadOutline, type Outline } from './outline.ts';
import css from './PointMap.module.css';
import { createPointMap, type PointMap as Handle } from './pointMap.ts';
import type { Point } from './systems.ts';
import { usePastedPlace } from './usePastedPlace.ts';

interface Props {
  point: Point | undefined;
  area: AreaNames;
  onPick: (point: Point) => void;
}

/** Pixels by which an arrow key moves the marker; `fine` with Shift. */
const step = { plain: 10, fine: 1 };
const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point that is chosen on a map by click, drag, keys or paste. The coordinate fields beside it hold the same value and work without the map. */
export default function PointMap({ point, area, onPick }: Props) {
  const { t } = useTranslation('kit');
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<Handle>(undefined);
  const [outline, setOutline] = useState<Outline>();
  const [tilesFailed, setTilesFailed] = useState(false);
  const id = useId();
  const isLocked = () => Boolean(element.current?.closest('fieldset:disabled'));
  const latest = useRef(onPick);
  latest.current = onPick;
  const onPaste = usePastedPlace(onPick);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once; a change of language does not recreate it
  useEffect(() => {
    if (!element.current) return;
    const made = createPointMap(element.current, {
      onPick: (picked) => latest.current(picked),
      mayPick: () => !isLocked(),
      onTilesFailed: () => setTilesFailed(true),
      outlineSource: t('map.source'),
    });
    map.current = made;
    let isGone = false;
    loadOutline().then(
      (loaded) => {
        if (isGone) return;
        made.setOutline(loaded);
        setOutline(loaded);
      },
      // If the outline fails to load, the marker can still be moved, over the online map or an empty one.
      () => undefined,
    );
    return () => {
      isGone = true;
      made.remove();
    };
  }, []);

  const { longitude, latitude } = point ?? {};
  useEffect(() => {
    map.current?.show(
      longitude === undefined || latitude === undefined ? undefined : { longitude, latitude },
    );
  }, [longitude, latitude]);
  const { provinceName, cityName } = area;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the outline has been loaded
  useEffect(() => map.current?.choose({ provinceName, cityName }), [provinceName, cityName, outline]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrows[event.key];
    if (way && !isLocked()) {
      const by = event.shiftKey ? step.fine : step.plain;
      map.current?.move(way[0] * by, way[1] * by);
    } else if (/^[+=_-]$/.test(event.key)) map.current?.zoom(/[+=]/.test(event.key) ? 1 : -1);
    else return;
    event.preventDefault();
  };

  const city = point && outline && cityAt(outline.cities, point);
  const far = point && outline && kmFarFrom(outline.cities, area, point);
  const tool = (label: string, icon: ReactNode, onClick: () => void) => (
    <button type="button" className={css.tool} aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
  return (
    <div data-point-map>
      <div className={css.frame}>
        <div
          ref={element}
          className={css.map}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the marker
          tabIndex={0}
          aria-label={t('map.name')}
          aria-describedby={`${id}-help`}
          onKeyDown={onKeyDown}
          onPaste={(event) => !isLocked() && onPaste(event)}
          onMouseDown={() => element.current?.focus({ preventScroll: true })}
        />
        <div className={css.tools}>
          {tool(t('map.zoomIn'), <IconPlus />, () => map.current?.zoom(1))}
          {tool(t('map.zoomOut'), <IconMinus />, () => map.current?.zoom(-1))}
          {tool(t('map.toMarker'), <IconMapPinStroked />, () => map.current?.toMarker())}
        </div>
      </div>
      <p className={css.below} role="status">
        {point
          ? [city?.province, city?.name, `${longitude}, ${latitude}`].filter(isNew).join(' ')
          : t('map.none')}
      </p>
      <p id={`${id}-help`} className={css.help}>
        {t('map.help')}
        {tilesFailed && ` ${t('map.tilesFailed')}`}
      </p>
      {far !== undefined && (
        <p role="alert" className={css.far}>
          <IconAlertTriangle />
          {t('map.far', { city: cityName || provinceName || '', km: far })}
        </p>
      )}
    </div>
  );
}

/** Removes repeated parts: a municipality has the same name as its province. */
const isNew = (part: string | undefined, at: number, all: unknown[]): part is string =>
  part !== undefined && all.indexOf(part) === at;
