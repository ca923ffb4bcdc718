import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GridPlan } from '#contracts/areas/estateBuildings.ts';
import { estateRooms, type RoomForm, roomForm } from '#contracts/areas/estateRooms.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { isFarFromPlan } from '#contracts/estate/rooms.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { HundredthsField, MoneyField, NumberField, SchemaField, TextField } from '../../kit/form/fields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { Select } from '../../kit/select/Select.tsx';
import css from './BatchDialog.module.css';
import { PlannedNote } from './PlannedNote.tsx';
import { PlanSelect } from './PlanSelect.tsx';
import { TotalField } from './TotalField.tsx';

interface Props {
  building: { id: string; units: readonly { name: string }[]; plans: readonly GridPlan[] };
  /** The project that gets one more room; absent where a room is changed. */
  project?: Estate;
  recordId: string | undefined;
  onSaved: () => void;
  onClose: () => unknown;
}

/** 添加房源, 编辑房源. */
export function RoomDialog({ building, project, recordId, onSaved, onClose }: Props) {
  const { t } = useTranslation('estateRooms');
  const label = useLabel();
  const [unit] = building.units;
  return (
    <RecordDialog
      calls={estateRooms}
      form={roomForm}
      given={{ buildingId: building.id, unitName: unit?.name ?? '', planId: '' }}
      recordId={recordId}
      draftOf={`estateRoom:${building.id}`}
      title={t(recordId ? 'editRoom' : 'addRoom')}
      width={720}
      onSaved={onSaved}
      onClose={onClose}
    >
      {() => (
        <>
          <SchemaField name="unitName" isShort>
            {(control) => (
              <Select
                {...control}
                label={label('unitName')}
                value={control.value as string}
                options={building.units.map(({ name }) => ({ value: name, label: name }))}
                onChange={(name) => control.onChange(name ?? '')}
              />
            )}
          </SchemaField>
          <NumberField name="floor" />
          <TextField name="roomNo" />
          <PlanField plans={building.plans} />
          <HundredthsField name="buildArea" />
          <HundredthsField name="innerArea" />
          <FarNote plans={building.plans} />
          <HundredthsField name="unitPrice" />
          <TotalField />
          <MoneyField name="floorPrice" />
          {project && <PlannedNote project={project} added={1} />}
        </>
      )}
    </RecordDialog>
  );
}

/** Choosing a house shape fills in its areas. */
function PlanField({ plans }: { plans: readonly GridPlan[] }) {
  const { setValue } = useFormContext<RoomForm>();
  return (
    <SchemaField name="planId">
      {(control) => (
        <PlanSelect
          plans={plans}
          control={{
            ...control,
            onChange: (id: unknown) => {
              control.onChange(id);
              const plan = plans.find((one) => one.id === id);
              if (!plan?.buildArea) return;
              setValue('buildArea', plan.buildArea, { shouldDirty: true });
              setValue('innerArea', plan.innerArea, { shouldDirty: true });
            },
          }}
        />
      )}
    </SchemaField>
  );
}

function FarNote({ plans }: { plans: readonly GridPlan[] }) {
  const { t } = useTranslation('estateRooms');
  const { buildArea, planId } = useWatch() as RoomForm;
  const plan = plans.find(({ id }) => id === planId);
  if (!plan || !isFarFromPlan(buildArea, plan.buildArea)) return null;
  return (
    <p className={css.refused} role="status">
      {t('farFromPlan')}
    </p>
  );
}
