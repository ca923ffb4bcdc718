import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type Ref, useState } from 'react';
import css from './dates.module.css';

export interface TypedProps {
  id?: string | undefined;
  /** The accessible name where no `<label htmlFor>` gives one. */
  label?: string | undefined;
  /** The value in the wire's format. A typed text that means no such value is passed on unchanged, and the form's schema refuses it. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The element that a form focuses. */
  inputRef?: Ref<HTMLElement> | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  describedBy?: string | undefined;
}

interface Props extends TypedProps {
  placeholder: string;
  /** Returns the value that a text means, or undefined. */
  parse: (text: string) => string | undefined;
  /** The popup that opens below the field. */
  popup: { kind: 'dialog' | 'listbox'; id: string; isShown: boolean; active?: string | undefined };
  onFocus?: (event: FocusEvent) => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste?: (event: ClipboardEvent) => void;
  /** Called when the text is complete: on Enter, or when the focus leaves the field. */
  onDone?: (text: string) => void;
  /** The next choice in the popup sets this field. */
  isAsked?: boolean;
}

/** The longest text that can mean something: two moments in the format of tables. */
const maxLength = 60;

/**
 * A field for a date or time, typed in any usual way. The text stays as typed until it is complete, but the value is updated on each key. It is a
 * combobox after the WAI-ARIA pattern; the popup is another way to choose the value.
 */
export function TypedInput(props: Props) {
  const { value = '', popup, parse, onChange } = props;
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  // If the value is not the one of the typed text, it was set elsewhere (calendar, form reset), and the typed text is dropped.
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
      aria-required={props.required || undefined}
      aria-describedby={props.describedBy}
      onFocus={props.onFocus}
      onClick={props.onClick}
      onPaste={props.onPaste}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        // While a Chinese input method composes, it handles Enter and arrows itself; Safari reports this as key code 229.
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
