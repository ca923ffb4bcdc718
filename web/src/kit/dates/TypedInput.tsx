import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type Ref, useState } from 'react';
import css from './dates.module.css';

export interface TypedProps {
  id?: string | undefined;
  /** The accessible name where no `<label htmlFor>` gives one. */
  label?: string | undefined;
  /** As the wire has it; or what was typed and is no such value, which the schema refuses. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** What a form focuses. */
  inputRef?: Ref<HTMLElement> | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

interface Props extends TypedProps {
  placeholder: string;
  /** The value that a text means, if any. */
  parse: (text: string) => string | undefined;
  /** What opens below. */
  popup: { kind: 'dialog' | 'listbox'; id: string; isShown: boolean; active?: string | undefined };
  onFocus?: (event: FocusEvent) => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste?: (event: ClipboardEvent) => void;
  /** The text is complete: Enter, or the focus leaves. */
  onDone?: (text: string) => void;
  /** The next choice in the popup goes here. */
  isAsked?: boolean;
}

/** The longest text that can mean something: two moments as tables show them. */
const maxLength = 60;

/**
 * A text that means a date or a time, typed in any usual way. The text stays as it is typed until it is complete; the value follows it at
 * once. A combobox after the WAI-ARIA pattern: what opens below is another way to the same value.
 */
export function TypedInput(props: Props) {
  const { value = '', popup, parse, onChange } = props;
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  // Another value than that of the text came from elsewhere: from the calendar, or from a form that was emptied.
  const text = typed?.value === value ? typed.text : undefined;

  const onText = (next: string) => {
    const meant = parse(next) ?? next.trim();
    setTyped({ text: next, value: meant });
    if (meant !== value) onChange(meant);
  };
  const done = () => {
    if (text !== undefined) props.onDone?.(text);
    setTyped(undefined);
  };
  const isRefused = text === undefined && value !== '' && parse(value) === undefined;
  return (
    <input
      id={props.id}
      ref={props.inputRef as Ref<HTMLInputElement>}
      className={css.input}
      type="text"
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      placeholder={props.placeholder}
      value={text ?? value}
      data-asked={props.isAsked || undefined}
      aria-label={props.label}
      aria-haspopup={popup.kind}
      aria-expanded={popup.isShown}
      aria-controls={popup.isShown ? popup.id : undefined}
      aria-activedescendant={popup.active}
      aria-invalid={props.invalid || isRefused || undefined}
      aria-describedby={props.describedBy}
      onFocus={props.onFocus}
      onClick={props.onClick}
      onPaste={props.onPaste}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        // While a Chinese input method composes, Enter and arrows are its own; 229 is how Safari says so.
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (event.key === 'Enter') done();
        props.onKeyDown(event);
      }}
      onBlur={() => {
        done();
        props.onBlur?.();
      }}
    />
  );
}
