import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconChevronUp from '@douyinfe/semi-icons/lib/es/icons/IconChevronUp';
import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { cleanNameOrNumber } from '#contracts/forms/fields.ts';
import { cleanCode } from '#contracts/forms/plainText.ts';
import type { DateRange } from '../dates/DateRange.tsx';
import type { Looks } from '../dates/parseDay.ts';
import { closeLight, isUnderDialog } from '../dialogs/layers.ts';
import { pasteClean, plainLine, shortMobile, useCleanTyping } from '../form/cleanTyping.ts';
import { MoneyRange } from '../form/MoneyRange.tsx';
import { AreaPicker } from '../select/AreaPicker.tsx';
import { ManySelect } from '../select/ManySelect.tsx';
import { RemoteSelect, type SelectEndpoint } from '../select/RemoteSelect.tsx';
import { Select } from '../select/Select.tsx';
import css from './SearchArea.module.css';
import type { Criteria } from './useListState.ts';

/**
 * One condition. Typed or pasted text is cleaned: `digits` keeps the digits of a mobile number, `code` keeps letters and digits, `nameOrNumber`
 * brings a number into its clean form. A range or an area fills two parameters of the query; amounts are in cents.
 */
export type SearchField =
  | { kind: TextKind; name: string; label: string; maxLength?: number }
  | { kind: 'select'; name: string; label: string; options: readonly { value: string; label: string }[] }
  | {
      kind: 'dateRange';
      name: string;
      endName: string;
      label: string;
      looks: Looks;
      /** See `dateRangeField`. */
      input: typeof DateRange;
    }
  | { kind: 'moneyRange'; name: string; endName: string; label: string }
  | {
      kind: 'remote';
      name: string;
      label: string;
      endpoint: SelectEndpoint;
      valueLabel?: string | undefined;
      /** Offers only options that fit another condition, which is sent under the name `as`; the choice is cleared when that condition changes. */
      follows?: { field: string; as: string };
    }
  | {
      kind: 'remoteBy';
      name: string;
      label: string;
      /** The condition that decides which list is offered; while it is empty, there is nothing to choose. */
      follows: { field: string };
      endpoints: Readonly<Record<string, SelectEndpoint>>;
    }
  /** Several records of a short list, in the address as ids with commas between them. */
  | { kind: 'many'; name: string; label: string; endpoint: SelectEndpoint }
  | { kind: 'area'; name: string; cityName: string; label: string };

type TextKind = 'text' | 'digits' | 'code' | 'nameOrNumber';

interface Props {
  fields: readonly SearchField[];
  criteria: Criteria;
  onSearch: (criteria: Criteria) => void;
  onReset: () => void;
}

/** The first three conditions are shown, the others can be unfolded (specification section 2). */
const shownCount = 3;

export function SearchArea({ fields, criteria, onSearch, onReset: clear }: Props) {
  const { t } = useTranslation('kit');
  const [draft, setDraft] = useState(criteria);
  const hiddenHasValue = fields
    .slice(shownCount)
    .some((field) => criteria[field.name] || criteria['endName' in field ? field.endName : '']);
  const [expanded, setExpanded] = useState(hiddenHasValue);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  // After back and forward the form shows the new address. Otherwise typed text stays: if the form's own search is still under way, and if a tab or
  // the list itself changes the address.
  const typedMeanwhile = useRef<Criteria>();
  const addressed = JSON.stringify(criteria);
  const lastAddressed = useRef(criteria);
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address itself triggers this, not the way it was changed
  useEffect(() => {
    const typed = typedMeanwhile.current;
    typedMeanwhile.current = undefined;
    const now = JSON.parse(addressed) as Criteria;
    const last = lastAddressed.current;
    lastAddressed.current = now;
    const isSame = (name: string) => (now[name] ?? '') === (last[name] ?? '');
    setDraft((draft) => ({
      ...now,
      ...(way !== NavigationType.Pop &&
        typedIn(draft, last, (name) => way === NavigationType.Replace || isSame(name))),
      ...typed,
    }));
  }, [addressed]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable], dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || typing || isUnderDialog()) return;
      event.preventDefault();
      closeLight();
      form.current?.querySelector<HTMLElement>('input, button')?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const set = (change: Criteria) => {
    const following = fields.filter((field) => 'follows' in field && (field.follows?.field ?? '') in change);
    const emptied = Object.fromEntries(following.map(({ name }) => [name, '']));
    if (typedMeanwhile.current) Object.assign(typedMeanwhile.current, emptied, change);
    setDraft((before) => ({ ...before, ...emptied, ...change }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    typedMeanwhile.current = {};
    const cleaned = new Map(
      fields.map(({ kind, name }) => [name, kind === 'nameOrNumber' ? cleanNameOrNumber : plainLine]),
    );
    const trimmed = Object.entries(draft).map(([name, value]) => [
      name,
      (cleaned.get(name) ?? plainLine)(value),
    ]);
    onSearch(Object.fromEntries(trimmed.filter(([, value]) => value !== '')));
  };
  const onReset = () => {
    typedMeanwhile.current = {};
    setDraft({});
    clear();
  };

  const shown = expanded ? fields : fields.slice(0, shownCount);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the types of React 18 do not know <search>
    <form ref={form} className={css.area} role="search" aria-label={t('searchArea')} onSubmit={onSubmit}>
      {shown.map((field) => (
        <div key={field.name} className={css.field}>
          <label htmlFor={`${id}-${field.name}`}>{field.label}</label>
          <Condition field={field} id={`${id}-${field.name}`} draft={draft} set={set} />
        </div>
      ))}
      <div className={css.buttons}>
        <Button htmlType="submit" theme="light" type="primary">
          {t('search')}
        </Button>
        <Button htmlType="button" type="tertiary" onClick={onReset}>
          {t('reset')}
        </Button>
        {fields.length > shownCount && (
          <Button
            htmlType="button"
            theme="borderless"
            type="tertiary"
            aria-expanded={expanded}
            icon={expanded ? <IconChevronUp aria-hidden /> : <IconChevronDown aria-hidden />}
            onClick={() => setExpanded(!expanded)}
          >
            {t(expanded ? 'collapse' : 'expand')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The parts of a draft that differ from the address, for the fields that `isAsked` accepts. */
const typedIn = (draft: Criteria, addressed: Criteria, isAsked: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => isAsked(name) && value !== (addressed[name] ?? '')),
  );

interface ConditionProps {
  field: SearchField;
  id: string;
  draft: Criteria;
  set: (change: Criteria) => void;
}

function Condition({ field, id, draft, set }: ConditionProps) {
  const { t } = useTranslation(['kit', 'common']);
  const value = draft[field.name] ?? '';
  if (field.kind === 'select') {
    return (
      <Select
        id={id}
        label={field.label}
        value={value}
        options={[{ value: '', label: t('common:all') }, ...field.options]}
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
  if (field.kind === 'moneyRange') {
    return (
      <MoneyRange
        id={id}
        label={field.label}
        from={value}
        to={draft[field.endName] ?? ''}
        onChange={(from, to) => set({ [field.name]: from, [field.endName]: to })}
      />
    );
  }
  if (field.kind === 'remote') {
    return (
      <RemoteSelect
        id={id}
        endpoint={field.endpoint}
        filters={followed(field.follows, draft)}
        scroll
        clearable
        label={field.label}
        placeholder={t('common:all')}
        value={value}
        valueLabel={field.valueLabel}
        onChange={(next) => set({ [field.name]: next ?? '' })}
      />
    );
  }
  if (field.kind === 'remoteBy') {
    const endpoint = field.endpoints[draft[field.follows.field] ?? ''];
    const common = { id, label: field.label, placeholder: t('common:all'), value };
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
function TextCondition({ id, field: { kind, maxLength = 50 }, value, onText }: TextConditionProps) {
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
