import Input from '@douyinfe/semi-ui/lib/es/input';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../display/Chip.tsx';
import { useTakenRef } from '../select/useTakenRef.ts';
import { pasteClean, plainLine, useCleanTyping } from './cleanTyping.ts';
import type { Control } from './Field.tsx';
import css from './TagsInput.module.css';

/** What separates words: commas of both widths, and the comma of enumerations. */
const separator = /[,，、]/;

/** Short words as tags: Enter or a comma adds the typed word, each tag has a remove button, and Backspace in the empty field removes the last one. */
export function TagsInput({ control, max, maxLength }: { control: Control; max: number; maxLength: number }) {
  const { t } = useTranslation('kit');
  const tags = (control.value as string[] | undefined) ?? [];
  const [text, setText] = useState('');
  const isFull = tags.length >= max;
  const { input, takeRef } = useTakenRef(control.inputRef);
  /** Adds words for which there is place; what is left over stays in the field. */
  const add = (typed: readonly string[], rest = '') => {
    const words = typed.map(plainLine).filter((word) => word !== '');
    const all = [...new Set([...tags, ...words])];
    if (all.length > tags.length) control.onChange(all.slice(0, Math.max(max, tags.length)));
    setText([...all.slice(Math.max(max, tags.length)), rest].filter(Boolean).join('、').slice(0, maxLength));
  };
  const addText = () => add([text]);
  // A composed separator comes as text, not as a key.
  const typing = useCleanTyping(text, (typed) => {
    const words = typed.split(separator);
    if (words.length > 1) add(words.slice(0, -1), words.at(-1));
    else setText(typed);
  });
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    // Several words are longer together than one may be.
    const words = event.clipboardData.getData('text/plain').split(separator);
    if (words.length === 1 || isFull) return pasteClean(plainLine)(event);
    event.preventDefault();
    add([text + (words[0] ?? ''), ...words.slice(1)]);
  };
  return (
    <div className={css.tags}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          removeLabel={t('removeTag', { tag })}
          onRemove={() => {
            control.onChange(tags.filter((other) => other !== tag));
            input.current?.focus();
          }}
        >
          {tag}
        </Chip>
      ))}
      <span className={css.input}>
        <Input
          id={control.id}
          ref={takeRef}
          value={typing.value}
          maxLength={maxLength}
          // Stays when there is no place for more: the focus would be lost.
          readOnly={isFull}
          placeholder={isFull ? '' : t('tagHint')}
          validateStatus={control.invalid ? 'error' : 'default'}
          aria-invalid={control.invalid}
          {...(control.required && { 'aria-required': true })}
          {...(control.describedBy && { 'aria-describedby': control.describedBy })}
          onChange={typing.onTyped}
          onCompositionEnd={typing.onCompositionEnd}
          onPaste={onPaste}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            // In the empty field Enter saves the form, as in any other.
            if (event.key === 'Enter' && text !== '') {
              event.preventDefault();
              addText();
            } else if (event.key === 'Backspace' && text === '') control.onChange(tags.slice(0, -1));
          }}
          onBlur={() => {
            addText();
            control.onBlur();
          }}
        />
      </span>
    </div>
  );
}
