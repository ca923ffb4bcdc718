import Input from '@douyinfe/semi-ui/lib/es/input';
import { useTranslation } from 'react-i18next';
import { cleanNameOrNumber } from '#contracts/forms/fields.ts';
import { cleanCode } from '#contracts/forms/plainText.ts';
import { pasteClean, plainLine, shortMobile, useCleanTyping } from '../form/cleanTyping.ts';
import { ValueRange } from '../form/ValueRange.tsx';
import { AreaPicker } from '../select/AreaPicker.tsx';
import { ManySelect } from '../select/ManySelect.tsx';
import { RemoteSelect } from '../select/RemoteSelect.tsx';
import { Select } from '../select/Select.tsx';
import type { SearchField, TextKind } from './searchField.ts';
import type { Criteria } from './useListState.ts';

interface ConditionProps {
  field: SearchField;
  id: string;
  draft: Criteria;
  set: (change: Criteria) => void;
}

/** The input of one condition of a search. */
export function SearchCondition({ field, id, draft, set }: ConditionProps) {
  const { t } = useTranslation(['kit', 'common']);
  const value = draft[field.name] ?? '';
  if (field.kind === 'select') {
    return (
      <Select
        id={id}
        label={field.label}
        value={value}
        options={field.always ? field.options : [{ value: '', label: t('common:all') }, ...field.options]}
        onChange={(next) => set({ [field.name]: String(next ?? '') })}
      />
    );
  }
  if (field.kind === 'dateRange') {
    const Input = field.input;
    return (
      <Input
        id={id}
        label={field.label}
        start={value}
        end={draft[field.endName] ?? ''}
        looks={field.looks}
        onChange={(start, end) => set({ [field.name]: start, [field.endName]: end })}
      />
    );
  }
  if (field.kind === 'moneyRange' || field.kind === 'countRange') {
    return (
      <ValueRange
        unit={field.kind === 'moneyRange' ? 'money' : 'count'}
        id={id}
        label={field.label}
        from={value}
        to={draft[field.endName] ?? ''}
        onChange={(from, to) => set({ [field.name]: from, [field.endName]: to })}
      />
    );
  }
  if (field.kind === 'remote') {
    const filters = followed(field.follows, draft);
    return (
      <RemoteSelect
        id={id}
        endpoint={field.endpoint}
        filters={filters}
        detailOf={filters ? undefined : field.follows?.detailOf}
        scroll
        clearable
        label={field.label}
        placeholder={t('common:all')}
        value={value}
        valueLabel={field.named?.value === value ? field.named.name : undefined}
        onChange={(next) => set({ [field.name]: next ?? '' })}
      />
    );
  }
  if (field.kind === 'remoteBy') {
    const endpoint = field.endpoints[draft[field.follows.field] ?? ''];
    const valueLabel = field.named?.value === value ? field.named.name : undefined;
    const common = { id, label: field.label, placeholder: t('common:all'), value, valueLabel };
    const onChange = (next: string | undefined) => set({ [field.name]: next ?? '' });
    return endpoint ? (
      <RemoteSelect {...common} endpoint={endpoint} scroll clearable onChange={onChange} />
    ) : (
      <Select {...common} options={[]} disabled onChange={onChange} />
    );
  }
  if (field.kind === 'many') {
    return (
      <ManySelect
        id={id}
        label={field.label}
        placeholder={t('common:all')}
        endpoint={field.endpoint}
        max={field.max}
        value={value.split(',').filter(Boolean)}
        onChange={(ids) => set({ [field.name]: ids.join(',') })}
      />
    );
  }
  if (field.kind === 'area') {
    const area = { provinceId: value, cityId: draft[field.cityName] ?? '', provinceName: '', cityName: '' };
    return (
      <AreaPicker
        id={id}
        label={field.label}
        value={area}
        onChange={({ provinceId, cityId }) => set({ [field.name]: provinceId, [field.cityName]: cityId })}
      />
    );
  }
  return <TextCondition id={id} field={field} value={value} onText={(next) => set({ [field.name]: next })} />;
}

interface TextConditionProps {
  id: string;
  field: Extract<SearchField, { kind: TextKind }>;
  value: string;
  onText: (text: string) => void;
}

/** A text is cleaned when it is pasted and when it is searched; a number or code is cleaned while it is typed and then cut to its maximum length. */
function TextCondition({ id, field, value, onText }: TextConditionProps) {
  const { t } = useTranslation('kit');
  const { kind, maxLength = 50, isEnding } = field;
  const isCode = kind === 'digits' || kind === 'code';
  const clean = (text: string) =>
    kind === 'digits' ? shortMobile(text) : cleanCode(text).slice(0, maxLength);
  const { onTyped, ...typing } = useCleanTyping(value, (text) => onText(isCode ? clean(text) : text));
  return (
    <Input
      id={id}
      {...typing}
      {...(!isCode && {
        maxLength,
        onPaste: pasteClean(kind === 'nameOrNumber' ? cleanNameOrNumber : plainLine),
      })}
      inputMode={kind === 'digits' ? 'numeric' : 'text'}
      {...(isEnding && { placeholder: t('numberOrEnd') })}
      showClear
      onChange={onTyped}
    />
  );
}

/** The other condition as a filter, if it is set. */
function followed(follows: { field: string; as: string } | undefined, draft: Criteria) {
  const value = follows && draft[follows.field];
  return value ? { [follows.as]: value } : undefined;
}
