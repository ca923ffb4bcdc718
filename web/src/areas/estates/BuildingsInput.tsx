import { useTranslation } from 'react-i18next';
import { Chip } from '../../kit/display/Chip.tsx';
import type { Control } from '../../kit/form/Field.tsx';
import { Select } from '../../kit/select/Select.tsx';
import { type OptionsAnswer, useOptionsState } from '../../kit/select/useOptionsState.ts';
import css from './BuildingsInput.module.css';

interface Props {
  control: Control;
  label: string;
  buildings: OptionsAnswer & { data: { list: readonly { id: string; name: string }[] } | undefined };
}

/** Any number of a project's buildings by their ids; none stands for all of them. */
export function BuildingsInput({ control, label, buildings }: Props) {
  const { t } = useTranslation(['estates', 'kit']);
  const ids = (control.value as string[] | undefined) ?? [];
  const state = useOptionsState(buildings);
  const list = buildings.data?.list ?? [];
  const nameOf = (id: string) => list.find((one) => one.id === id)?.name ?? (buildings.data ? id : '…');
  const options = list
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <span className={css.box}>
      {ids.length > 0 && (
        <span className={css.chips}>
          {ids.map((id) => (
            <Chip
              key={id}
              removeLabel={t('kit:removeRow', { row: nameOf(id) })}
              onRemove={() => control.onChange(ids.filter((other) => other !== id))}
            >
              {nameOf(id)}
            </Chip>
          ))}
        </span>
      )}
      <Select
        {...control}
        {...state}
        label={label}
        value={undefined}
        clearable={false}
        placeholder={ids.length > 0 ? t('estates:addBuilding') : t('estates:allBuildings')}
        options={options}
        onChange={(id) => id !== undefined && control.onChange([...ids, id])}
      />
    </span>
  );
}
