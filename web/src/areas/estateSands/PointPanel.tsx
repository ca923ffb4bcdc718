import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SandBuilding, type SandPoint, sandLimits } from '#contracts/areas/estateSands.ts';
import { sandPointKind } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useSandWords } from '../../domain/estate/useSandWords.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DigitsInput, TextInput } from '../../kit/form/inputs.tsx';
import { Select } from '../../kit/select/Select.tsx';
import css from './PointPanel.module.css';
import { SmallField } from './SmallField.tsx';
import { changedKind, type EditedPoint, markBuilding, markedBuildings } from './sandList.ts';

interface Props {
  boxRef: Ref<HTMLFieldSetElement>;
  point: EditedPoint;
  /** All of its sand table. */
  points: readonly EditedPoint[];
  buildings: readonly SandBuilding[];
  /** The error of one of its fields. */
  messageOf: (field: string) => string | undefined;
  /** `field` is what was typed into. */
  onChange: (change: Partial<SandPoint>, field: string) => void;
  onRemove: () => void;
  /** Back to the point on the picture. */
  onDone: () => void;
  /** The point is no longer chosen. */
  onClose: () => void;
}

/** What one point says: its kind, name, building, place and note. Enter leads back to the picture. */
export function PointPanel({
  boxRef,
  point,
  points,
  buildings,
  messageOf,
  onChange,
  onRemove,
  onDone,
  onClose,
}: Props) {
  const { t } = useTranslation(['estateSands', 'common']);
  const label = useLabel();
  const { kindName } = useSandWords();
  const marked = markedBuildings(points);
  const isBuilding = point.kind === sandPointKind.building;
  const onKeyDown = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement && event.target.role !== 'combobox';
    if (event.key !== 'Enter' || !isText || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  };
  return (
    <fieldset
      ref={boxRef}
      className={css.panel}
      aria-label={t('estateSands:editPoint')}
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <h3>{t('estateSands:editPoint')}</h3>
        <Button
          size="small"
          theme="borderless"
          type="danger"
          icon={<IconDelete aria-hidden />}
          onClick={onRemove}
        >
          {t('common:remove')}
        </Button>
        <Button
          size="small"
          theme="borderless"
          type="tertiary"
          icon={<IconClose aria-hidden />}
          aria-label={t('common:close')}
          onClick={onClose}
        />
      </div>
      <SmallField
        label={label('pointName')}
        required
        value={point.name}
        onChange={(name) => onChange({ name: name as string }, 'name')}
        message={messageOf('name')}
      >
        {(control) => <TextInput control={control} maxLength={10} />}
      </SmallField>
      <div className={css.pair}>
        <SmallField
          label={label('sandPointKind')}
          required
          value={point.kind}
          onChange={(kind) =>
            onChange(changedKind(point, points, buildings, kind as SandPoint['kind'], kindName), 'kind')
          }
          message={messageOf('kind')}
        >
          {(control) => (
            <Select
              {...control}
              label={label('sandPointKind')}
              options={valuesOf(sandPointKind).map((code) => ({ value: code, label: kindName(code) }))}
            />
          )}
        </SmallField>
        {isBuilding && (
          <SmallField
            label={label('building')}
            required
            value={point.buildingId || undefined}
            onChange={(id) =>
              onChange(markBuilding(point, buildings, (id as string | undefined) ?? ''), 'building')
            }
            message={messageOf('buildingId')}
          >
            {(control) => (
              <Select
                {...control}
                label={label('building')}
                options={buildings.map(({ id, name }) => {
                  const isTaken = marked.has(id) && id !== point.buildingId;
                  return {
                    value: id,
                    label: name,
                    ...(isTaken && { detail: t('estateSands:marked'), disabled: true }),
                  };
                })}
              />
            )}
          </SmallField>
        )}
      </div>
      <div className={css.pair}>
        {(['x', 'y'] as const).map((axis) => (
          <CoordinateField
            key={axis}
            label={label(axis === 'x' ? 'pointX' : 'pointY')}
            value={point[axis]}
            onChange={(value) => onChange({ [axis]: value }, axis)}
            message={messageOf(axis)}
          />
        ))}
      </div>
      <SmallField
        label={label('pointNote')}
        value={point.note}
        onChange={(note) => onChange({ note: note as string }, 'note')}
        message={messageOf('note')}
      >
        {(control) => <TextInput control={control} maxLength={50} />}
      </SmallField>
    </fieldset>
  );
}

interface CoordinateProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  message: string | undefined;
}

/** While it is emptied to type another number, the point stays where it is. */
function CoordinateField({ value, onChange, ...field }: CoordinateProps) {
  const [isEmpty, setEmpty] = useState(false);
  const change = (typed: unknown) => {
    setEmpty(typed === '');
    if (typeof typed === 'number') onChange(typed);
  };
  return (
    <SmallField {...field} required value={isEmpty ? '' : value} onChange={change}>
      {(control) => (
        <DigitsInput control={{ ...control, onBlur: () => setEmpty(false) }} cap={sandLimits.coordinate} />
      )}
    </SmallField>
  );
}
