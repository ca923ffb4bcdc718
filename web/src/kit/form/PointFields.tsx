import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isInChina } from '#contracts/forms/coordinates.ts';
import { confirmAction } from '../dialogs/confirm.ts';
import type { AreaNames } from '../map/outline.ts';
import type { Point } from '../map/systems.ts';
import { lazyWith } from '../page/lazyWith.ts';
import { PartBoundary } from '../page/PartBoundary.tsx';
import { DegreesInput } from './DegreesInput.tsx';
import { SchemaField } from './fields.tsx';
import css from './PointFields.module.css';
import { useQuestionBeforeSave } from './questionsBeforeSave.ts';
import { useShowsAll } from './shownFields.ts';

const PointMap = lazyWith(() => import('../map/PointMap.tsx'));

/** Longitude and latitude in two fields and on a map. `around` is where the map begins if the form has no region. */
export function PointFields({ around }: { around?: AreaNames }) {
  const { t } = useTranslation('kit');
  const { setValue, formState } = useFormContext();
  const { isSubmitted } = formState;
  const isWhole = useShowsAll();
  const setBoth = ({ longitude, latitude }: Point) => {
    for (const [name, value] of Object.entries({ longitude, latitude }))
      setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <>
      <SchemaField name="longitude" isShort help={t('longitudeHelp')}>
        {(control) => <DegreesInput control={control} onPair={setBoth} />}
      </SchemaField>
      <SchemaField name="latitude" isShort help={t('latitudeHelp')}>
        {(control) => <DegreesInput control={control} onPair={setBoth} />}
      </SchemaField>
      {isWhole && <MapOfPoint around={around} onPick={setBoth} />}
    </>
  );
}

interface MapProps {
  around: AreaNames | undefined;
  onPick: (point: Point) => void;
}

function MapOfPoint({ around, onPick }: MapProps) {
  const { t } = useTranslation('kit');
  const [longitude, latitude] = useWatch({ name: ['longitude', 'latitude'] }) as unknown[];
  const area = (useWatch({ name: 'area' }) as AreaNames | undefined) ?? around ?? {};
  const point = pointOf(longitude, latitude);
  useFarQuestion(area, point);
  return (
    <div className={css.map}>
      <PartBoundary fallback={<p role="alert">{t('map.failed')}</p>}>
        <Suspense fallback={<div className={css.waiting} aria-busy />}>
          <PointMap point={point} area={area} onPick={onPick} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

function pointOf(longitude: unknown, latitude: unknown): Point | undefined {
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined;
  const point = { longitude, latitude };
  return isInChina(point) ? point : undefined;
}

/** Asks before saving a point that is far from the chosen city. A point that the user has confirmed is not asked about again. */
function useFarQuestion(area: AreaNames, point: Point | undefined) {
  const { t } = useTranslation('kit');
  const { dirtyFields } = useFormContext().formState;
  const isChanged = Boolean(dirtyFields.longitude || dirtyFields.latitude || dirtyFields.area);
  const what = JSON.stringify([area.provinceName, area.cityName, point]);
  useQuestionBeforeSave(async (kept: Set<string>) => {
    if (!point || !isChanged || kept.has(what)) return true;
    const km = await import('../map/farFromArea.ts')
      .then(({ askedKm }) => askedKm(area, point))
      // If the distance cannot be computed, nothing is asked.
      .catch(() => undefined);
    if (km === undefined) return true;
    const city = area.cityName || area.provinceName || '';
    const words = { ok: t('map.keep'), cancel: t('map.change') };
    const isKept = await confirmAction(t('map.farAsk', { city, km }), words);
    if (isKept) kept.add(what);
    return isKept;
  });
}
