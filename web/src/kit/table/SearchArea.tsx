import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconChevronUp from '@douyinfe/semi-icons/lib/es/icons/IconChevronUp';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { cleanNameOrNumber } from '#contracts/forms/fields.ts';
import { closeLight } from '../dialogs/layers.ts';
import { presses } from '../dialogs/shortcuts.ts';
import { plainLine } from '../form/cleanTyping.ts';
import { useKeep, useKept } from '../page/kept.ts';
import { usePrinting } from '../page/usePrinting.ts';
import css from './SearchArea.module.css';
import { SearchCondition } from './SearchCondition.tsx';
import type { SearchField } from './searchField.ts';
import type { Criteria, ListState } from './useListState.ts';

interface Props {
  fields: readonly SearchField[];
  criteria: Criteria;
  onSearch: ListState<unknown>['search'];
  /** Searched again with the same conditions: who does so wants the newest rows. */
  onRepeat: () => unknown;
  onReset: ListState<unknown>['reset'];
}

/** What was typed when the tab was left, and the criteria of the address at that time. */
interface Kept {
  addressed: string;
  draft: Criteria;
  expanded: boolean;
}

/** The first three conditions are shown, the others can be unfolded (specification section 2). */
const shownCount = 3;

export function SearchArea({ fields, criteria, onSearch, onRepeat, onReset: clear }: Props) {
  const { t } = useTranslation('kit');
  const [kept, keep] = useKept<Kept>(`search ${fields.map(({ name }) => name).join()}`);
  const addressed = JSON.stringify(criteria);
  const isReturned = useRef(kept?.addressed === addressed);
  const [draft, setDraft] = useState((isReturned.current && kept?.draft) || criteria);
  const hiddenHasValue = fields
    .slice(shownCount)
    .some((field) => criteria[field.name] || criteria['endName' in field ? field.endName : '']);
  const [expanded, setExpanded] = useState((isReturned.current && kept?.expanded) || hiddenHasValue);
  useKeep(keep, { addressed, draft, expanded });
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  // After back and forward the form shows the new address. Otherwise typed text stays: if the form's own search is still under way, and if a tab or
  // the list itself changes the address.
  const typedMeanwhile = useRef<Criteria>();
  const lastAddressed = useRef(criteria);
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address itself triggers this, not the way it was changed
  useEffect(() => {
    // What was typed before the tab was left stays.
    if (isReturned.current) {
      isReturned.current = false;
      return;
    }
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
      if (!presses('search', event)) return;
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
    const cleaned = new Map(
      fields.map(({ kind, name }) => [name, kind === 'nameOrNumber' ? cleanNameOrNumber : plainLine]),
    );
    const trimmed = Object.entries(draft).map(([name, value]) => [
      name,
      (cleaned.get(name) ?? plainLine)(value),
    ]);
    const next = Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
    const came = onSearch(next);
    typedMeanwhile.current = came === 'moved' && isOther(next, criteria) ? {} : undefined;
    if (came === 'same') void onRepeat();
  };
  const onReset = () => {
    const initial = clear();
    typedMeanwhile.current = isOther(initial, criteria) ? {} : undefined;
    setDraft(initial);
  };

  // Paper says what the rows were searched by, not what was typed since.
  const isPrinting = usePrinting() !== undefined;
  const shown = expanded ? fields : fields.slice(0, shownCount);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the types of React 18 do not know <search>
    <form ref={form} className={css.area} role="search" aria-label={t('searchArea')} onSubmit={onSubmit}>
      {shown.map((field) => (
        <div key={field.name} className={css.field}>
          <label htmlFor={`${id}-${field.name}`}>{field.label}</label>
          <SearchCondition
            field={field}
            id={`${id}-${field.name}`}
            draft={isPrinting ? criteria : draft}
            set={set}
          />
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

/** Whether criteria differ, so that the address of the one follows that of the other. */
const isOther = (one: Criteria, other: Criteria) =>
  Object.keys({ ...one, ...other }).some((name) => one[name] !== other[name]);

/** The parts of a draft that differ from the address, for the fields that `isAsked` accepts. */
const typedIn = (draft: Criteria, addressed: Criteria, isAsked: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => isAsked(name) && value !== (addressed[name] ?? '')),
  );
