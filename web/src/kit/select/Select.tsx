import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconClear from '@douyinfe/semi-icons/lib/es/icons/IconClear';
import {
  type ChangeEvent,
  type CompositionEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../dialogs/layers.ts';
import { matching, type Option, shownOption } from './options.ts';
import css from './Select.module.css';
import { SelectPopup } from './SelectPopup.tsx';
import { useListbox } from './useListbox.ts';

export interface SelectProps<V extends string | number> {
  id?: string | undefined;
  /** The accessible name where no `<label htmlFor>` gives one. */
  label?: string | undefined;
  value: V | null | undefined;
  /** `value` is undefined when the choice was cleared. */
  onChange: (value: V | undefined, option?: Option<V>) => void;
  onBlur?: (() => void) | undefined;
  /** The element that a form focuses. */
  inputRef?: Ref<HTMLElement> | undefined;
  options: readonly Option<V>[];
  /** The name of a value that is not among the options. */
  valueLabel?: string | undefined;
  placeholder?: string | undefined;
  clearable?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows its value and can have the focus, but does not open. Only of a searchable one. */
  readOnly?: boolean | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  describedBy?: string | undefined;
  searchable?: boolean | undefined;
  /** Called when the search text changes; without it the options are filtered here. Never called while an input method composes. */
  onSearch?: ((text: string) => void) | undefined;
  onOpen?: (() => void) | undefined;
  loading?: boolean | undefined;
  /** Called when the user reaches the last option by scrolling or by key. */
  onReachEnd?: (() => void) | undefined;
  /** Shown below the last option. */
  footer?: ReactNode;
}

/**
 * A select in Semi's look after the WAI-ARIA combobox pattern (select-only, or editable if `searchable`). Semi's own select has critical axe faults
 * (decisions.md).
 */
export function Select<V extends string | number>(props: SelectProps<V>) {
  const {
    value,
    options,
    searchable = false,
    loading = false,
    disabled,
    readOnly,
    onChange,
    onSearch,
  } = props;
  const { t } = useTranslation('kit');
  const ownId = useId();
  const box = useRef<HTMLElement | null>(null);
  // `text` is what the box shows while it is open; `query` is the part that is searched for, without a word that is still being composed.
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');

  const search = (wanted: string) => {
    setQuery(wanted);
    if (wanted !== query) onSearch?.(wanted);
  };
  const offered = onSearch ? options : matching(options, query);
  const list = useListbox({
    options: offered,
    value,
    editable: searchable,
    stale: loading || text !== query,
    // What is chosen already is no change: who only looked loses nothing that depends on it.
    onPick: (option) => option.value !== value && onChange(option.value, option),
    onOpen: () => props.onOpen?.(),
    onClose: () => {
      setText('');
      search('');
    },
    onLastOption: () => props.onReachEnd?.(),
  });

  useLayer(list.open, 'light', list.hide, { anchor: box as RefObject<Element> });

  const chosen = options.find((option) => option.value === value);
  const filled = value !== undefined && value !== null && value !== '';
  const shown =
    (chosen && shownOption(chosen)) ?? (filled ? (props.valueLabel ?? (loading ? '' : String(value))) : '');
  const placeholder = props.placeholder ?? t('select');
  const listId = `${ownId}-list`;

  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: next } = event.currentTarget;
    setText(next);
    list.show();
    list.highlight(undefined);
    if (!(event.nativeEvent as InputEvent).isComposing) search(next);
  };
  const takeRef = (element: HTMLElement | null) => {
    box.current = element;
    if (typeof props.inputRef === 'function') props.inputRef(element);
    else if (props.inputRef) (props.inputRef as { current: HTMLElement | null }).current = element;
  };
  const common = {
    id: props.id,
    ref: takeRef,
    className: css.box,
    role: 'combobox',
    disabled,
    'aria-label': props.label,
    'aria-haspopup': 'listbox',
    'aria-expanded': list.open,
    'aria-controls': list.open ? listId : undefined,
    'aria-activedescendant': list.active >= 0 ? `${listId}-${list.active}` : undefined,
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
    'aria-describedby': props.describedBy,
    onKeyDown: readOnly ? undefined : list.onKeyDown,
    onBlur: () => {
      list.hide();
      props.onBlur?.();
    },
    onClick: () => {
      box.current?.focus();
      if (readOnly) return;
      if (list.open && !searchable) list.hide();
      else list.show();
    },
  } as const;

  return (
    <div className={css.root} data-clearable={(props.clearable && filled && !disabled) || undefined}>
      {searchable ? (
        <input
          {...common}
          autoComplete="off"
          readOnly={readOnly}
          maxLength={100}
          aria-autocomplete="list"
          placeholder={(list.open && shown) || placeholder}
          value={list.open ? text : shown}
          onChange={onType}
          onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => search(event.currentTarget.value)}
        />
      ) : (
        <button {...common} type="button" data-empty={!shown || undefined}>
          {shown || placeholder}
        </button>
      )}
      <IconChevronDown className={css.arrow} aria-hidden />
      {props.clearable && filled && !disabled && (
        <button
          type="button"
          className={css.clear}
          aria-label={[t('clear'), props.label].filter(Boolean).join(' ')}
          onClick={() => {
            onChange(undefined);
            box.current?.focus();
          }}
        >
          <IconClear aria-hidden />
        </button>
      )}
      {list.open && (
        <SelectPopup
          id={listId}
          anchor={box}
          label={
            props.label ?? (box.current as HTMLInputElement | null)?.labels?.[0]?.textContent ?? placeholder
          }
          options={offered}
          value={value}
          active={list.active}
          loading={loading}
          footer={props.footer}
          onPick={list.pick}
          onHighlight={list.highlight}
          onReachEnd={props.onReachEnd}
        />
      )}
    </div>
  );
}
