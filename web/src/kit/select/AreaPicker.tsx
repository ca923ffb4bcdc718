import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type AreaValue, regions } from '#contracts/areas/regions.ts';
import { useData } from '../../api/hooks.ts';
import css from './AreaPicker.module.css';
import { toOptions } from './options.ts';
import { Select } from './Select.tsx';
import { useOptionsState } from './useOptionsState.ts';

interface Props {
  /** The id of the province select; the city uses it with `-city` appended. */
  id?: string | undefined;
  /** The name of the group, which screen readers read before 省份 and 城市. */
  label: string;
  value: AreaValue | undefined;
  onChange: (value: AreaValue) => void;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLElement> | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

const nowhere: AreaValue = { provinceId: '', cityId: '', provinceName: '', cityName: '' };

/** Province and city (specification section 3). A change of the province clears the city, and both can be taken back; an address in the value stays. */
export function AreaPicker({ id, label, value = nowhere, onChange, inputRef, ...control }: Props) {
  const { t } = useTranslation('kit');
  const { provinceId } = value;
  const provinces = useData(regions.provinces, {});
  const cities = useData(regions.cities, provinceId ? { query: { provinceId } } : null);
  const [provinceState, cityState] = [useOptionsState(provinces), useOptionsState(cities)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div className={css.area} role="group" aria-label={label}>
      <Select
        {...control}
        {...provinceState}
        id={id}
        inputRef={inputRef}
        label={`${label} ${t('province')}`}
        placeholder={t('province')}
        searchable
        clearable
        value={provinceId}
        valueLabel={value.provinceName}
        options={toOptions(provinces.data?.list ?? [])}
        onChange={(next = '', option) =>
          next !== provinceId &&
          onChange({
            ...value,
            provinceId: next,
            provinceName: option?.label ?? '',
            cityId: '',
            cityName: '',
          })
        }
      />
      <Select
        {...control}
        {...cityState}
        id={id && `${id}-city`}
        label={`${label} ${t('city')}`}
        placeholder={t('city')}
        searchable
        clearable
        disabled={control.disabled || !provinceId}
        value={value.cityId}
        valueLabel={value.cityName}
        options={toOptions(cities.data?.list ?? [])}
        onChange={(next = '', option) => onChange({ ...value, cityId: next, cityName: option?.label ?? '' })}
      />
    </div>
  );
}
