import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { presses } from '../dialogs/shortcuts.ts';
import css from './SectionIndex.module.css';
import { type SectionState, statesOf } from './sectionStates.ts';
import { goTo, type Section, type Sections, useSectionList } from './sections.ts';

interface Props {
  sections: Sections;
  schema: z.core.$ZodType;
  /** Whether the form is read-only; then no field counts as missing. */
  isLocked: boolean;
}

/** Pages with at least this many sections get an index. */
const fewest = 3;

/** The index of the sections of a long form: shows the present section and where fields are missing or changed, and leads to each section. */
export function SectionIndex(props: Props) {
  const list = useSectionList(props.sections);
  return list.length < fewest ? null : <Index {...props} list={list} />;
}

function Index({ list, schema, isLocked }: Props & { list: readonly Section[] }) {
  const { t } = useTranslation('kit');
  const current = useCurrent(list);
  const states = useStates(list, schema);
  useSectionKeys(list, current);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus();
  };
  return (
    <nav className={css.index} aria-label={t('sections.name')} onKeyDown={onKeyDown}>
      <ol>
        {list.map((section, at) => (
          <li key={section.title}>
            <button
              type="button"
              className={css.entry}
              // Only one entry can be reached by Tab; arrow keys move between the entries.
              tabIndex={section === (current ?? list[0]) ? 0 : -1}
              aria-current={section === current ? 'location' : undefined}
              onClick={() => goTo(section)}
            >
              <span className={css.title}>{section.title}</span>
              {!isLocked && <Mark state={states[at]} />}
            </button>
          </li>
        ))}
      </ol>
      <p className={css.keys}>{t(isLocked ? 'sections.keys' : 'sections.keysAndSave')}</p>
    </nav>
  );
}

function Mark({ state }: { state: SectionState | undefined }) {
  const { t } = useTranslation('kit');
  const { submitCount } = useFormState();
  if (!state) return null;
  const { missing, changed } = state;
  return (
    <span className={css.marks}>
      {changed && (
        <span className={css.changed} title={t('sections.changed')}>
          <span className="visuallyHidden">{t('sections.changed')}</span>
        </span>
      )}
      {missing > 0 && (
        <span
          className={submitCount > 0 ? `${css.missing} ${css.refused}` : css.missing}
          title={t('sections.missing', { n: missing })}
        >
          <span aria-hidden>{missing}</span>
          <span className="visuallyHidden">{t('sections.missing', { n: missing })}</span>
        </span>
      )}
    </span>
  );
}

/** For each section the errors of the schema for the present values, and the errors of the last response. */
function useStates(list: readonly Section[], schema: z.core.$ZodType) {
  const values = useDeferredValue(useWatch());
  const { dirtyFields, errors } = useFormState();
  const faults = useMemo(() => {
    const result = z.safeParse(schema, values);
    return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
  }, [schema, values]);
  return statesOf(list, [...faults, ...Object.keys(errors)], dirtyFields);
}

/** Pixels from the top of the window; a section whose top is above this line counts as begun. */
const line = 160;

/** The section that has the focus if the focused element is in view; otherwise the last section that has begun. */
function useCurrent(list: readonly Section[]): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      const isSeen = box && box.bottom > 0 && box.top < innerHeight;
      const holding = isSeen ? list.find(({ element }) => element.contains(focused)) : undefined;
      const begun = list.findLast(({ element }) => element.getBoundingClientRect().top < line);
      setCurrent(holding ?? begun ?? list[0]);
    };
    look();
    // Scroll events do not bubble, so they are captured for any scrolling part of the page.
    document.addEventListener('scroll', look, true);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('scroll', look, true);
      document.removeEventListener('focusin', look);
    };
  }, [list]);
  return current;
}

/** Alt+Page Down and Alt+Page Up move to the next and the previous section. */
function useSectionKeys(list: readonly Section[], current: Section | undefined) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const by = presses('nextSection', event) ? 1 : presses('previousSection', event) ? -1 : 0;
      if (by === 0 || event.defaultPrevented) return;
      event.preventDefault();
      const next = current && list[list.indexOf(current) + by];
      if (next) goTo(next);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list, current]);
}
