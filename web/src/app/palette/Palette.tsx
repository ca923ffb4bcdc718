import PinyinMatch from 'pinyin-match';
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePopover } from '../../kit/dialogs/usePopover.ts';
import { RetryButtons } from '../../kit/page/RetryButtons.tsx';
import { useListbox } from '../../kit/select/useListbox.ts';
import { type Entry, matching } from './entries.ts';
import css from './Palette.module.css';
import { usePages } from './usePages.ts';
import { type RecordGroup, useRecords } from './useRecords.ts';

/** How the field of the palette refers to its list. */
export interface Shown {
  list: string;
  active: string | undefined;
}

/** What the field hands its keys to. */
export interface PaletteKeys {
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Props {
  text: string;
  /** The field, which keeps the focus; it hands its keys to `keys`. */
  anchor: RefObject<HTMLInputElement>;
  keys: { current: PaletteKeys | null };
  /** Whether Enter was pressed for the text before its results came; another text sets it back. */
  entered: { current: boolean };
  onShown: (shown: Shown | undefined) => void;
  /** Something was chosen. */
  onDone: () => void;
}

const mostPages = 6;
const mostRecent = 6;
/** The height of the list with many results, in pixels. */
const tallestPx = 560;

const matchesPinyin = (text: string, wanted: string) => PinyinMatch.match(text, wanted) !== false;
/** What looks like a number or a mobile is one: records come first. */
const isNumber = (text: string) => /\d{4}/.test(text.replace(/[\s-]/g, ''));

/** What the palette finds for a text: pages, actions and records; without a text the pages opened last and the actions. */
export default function Palette({ text, anchor, keys, entered, onShown, onDone }: Props) {
  const { t } = useTranslation('palette');
  const { t: common } = useTranslation();
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  usePopover(anchor, popup, tallestPx);
  const { pages, actions, recent } = usePages();
  const records = useRecords(text);
  const isBlank = text.trim() === '';

  const found = (all: readonly Entry[], most: number) => matching(all, text, matchesPinyin).slice(0, most);
  const own: RecordGroup[] = isBlank
    ? [
        { title: t('recent'), entries: recent.slice(0, mostRecent) },
        { title: common('actions'), entries: actions },
      ]
    : [
        { title: t('pages'), entries: found(pages, mostPages) },
        { title: common('actions'), entries: found(actions, mostPages) },
      ];
  const groups = (
    isNumber(text) ? [...records.groups, ...own] : isBlank ? own : [...own, ...records.groups]
  ).filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);

  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    entered.current = false;
    onDone();
    entry.run();
  };
  const list = useListbox({
    options: entries.map(({ key, label }) => ({ value: key, label })),
    value: undefined,
    ...{ editable: true, stale: false },
    onPick: ({ value }) => choose(entries.find(({ key }) => key === value)),
    onOpen: () => undefined,
    onClose: () => undefined,
    onLastOption: () => undefined,
  });
  const { show, active } = list;
  // Both before the list is painted: whoever sees a result may press Enter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is open as long as this is mounted
  useLayoutEffect(show, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins at its first result
  useLayoutEffect(() => list.highlight(undefined), [text]);
  const first = records.groups[0]?.entries[0];
  useEffect(() => {
    if (entered.current && isNumber(text) && !records.waiting) choose(first);
  });

  // Not while rendering: a render that React gives up must not take keys. A key before the first one is for the field.
  useLayoutEffect(() => {
    keys.current = {
      onKeyDown(event) {
        if (event.key === 'Enter' && records.waiting && isNumber(text) && !event.nativeEvent.isComposing) {
          entered.current = true;
          event.preventDefault();
        } else list.onKeyDown(event);
      },
    };
  });

  const activeId = active >= 0 ? `${id}-${active}` : undefined;
  useEffect(() => {
    onShown({ list: id, active: activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, id, onShown]);
  useEffect(
    () => () => {
      onShown(undefined);
      keys.current = null;
      entered.current = false;
    },
    [keys, entered, onShown],
  );

  const note = records.waiting
    ? t('searching')
    : entries.length === 0
      ? // What could not be searched is not known to be missing.
        records.failed
        ? ''
        : t('nothing')
      : t('count', { n: entries.length });
  let at = -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field
    <div ref={popup} className={css.popup} onMouseDown={(event) => event.preventDefault()}>
      {/* Without tabIndex Chromium makes a list that scrolls a stop of Tab, and the focus would be lost when the palette closes. */}
      <div
        role="listbox"
        id={id}
        tabIndex={-1}
        className={css.list}
        aria-label={t('label')}
        aria-busy={records.waiting}
      >
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one title
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div role="group" key={index} aria-label={group.title} className={css.group}>
            <p aria-hidden>{group.title}</p>
            {group.entries.map((entry) => {
              at += 1;
              const place = at;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
                <div
                  role="option"
                  key={entry.key}
                  id={`${id}-${place}`}
                  className={css.option}
                  aria-selected={place === active}
                  data-active={place === active || undefined}
                  onMouseMove={() => place !== active && list.highlight(entry.key)}
                  onClick={() => choose(entry)}
                >
                  <span className={css.name}>{entry.label}</span>
                  {entry.detail && <small>{entry.detail}</small>}
                  {'state' in entry && entry.state && <em>{entry.state as string}</em>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {records.failed && (
        <div role="alert" className={css.failed}>
          <span>{t('failed')}</span>
          <RetryButtons
            size="small"
            onRetry={() => {
              anchor.current?.focus();
              void records.retry();
            }}
          />
        </div>
      )}
      <div className={css.note}>
        <span role="status">{isBlank ? '' : note}</span>
        <span aria-hidden>{t('keys')}</span>
      </div>
    </div>
  );
}
