import Input from '@douyinfe/semi-ui/lib/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../display/Chip.tsx';
import { pasteClean, plainLine } from './cleanTyping.ts';
import type { Control } from './Field.tsx';
import css from './TagsInput.module.css';

/** Short words as tags: Enter or a comma adds the typed word, each tag has a remove button, and Backspace in the empty field removes the last one. */
export function TagsInput({ control, max, maxLength }: { control: Control; max: number; maxLength: number }) {
  const { t } = useTranslation('kit');
  const tags = (control.value as string[] | undefined) ?? [];
  const [text, setText] = useState('');
  const isFull = tags.length >= max;
  const add = () => {
    const word = plainLine(text);
    if (word === '') return;
    if (!tags.includes(word)) control.onChange([...tags, word]);
    setText('');
  };
  return (
    <div className={css.tags}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          removeLabel={t('removeTag', { tag })}
          onRemove={() => control.onChange(tags.filter((other) => other !== tag))}
        >
          {tag}
        </Chip>
      ))}
      <span className={css.input}>
        <Input
          id={control.id}
          ref={control.inputRef}
          value={text}
          maxLength={maxLength}
          // Stays when there is no place for more: the focus would be lost.
          readOnly={isFull}
          placeholder={isFull ? '' : t('tagHint')}
          validateStatus={control.invalid ? 'error' : 'default'}
          aria-invalid={control.invalid}
          {...(control.describedBy && { 'aria-describedby': control.describedBy })}
          onChange={setText}
          onPaste={pasteClean(plainLine)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            // In the empty field Enter saves the form, as in any other.
            if ((event.key === 'Enter' && text !== '') || event.key === ',') {
              event.preventDefault();
              add();
            } else if (event.key === 'Backspace' && text === '') control.onChange(tags.slice(0, -1));
          }}
          onBlur={() => {
            add();
            control.onBlur();
          }}
        />
      </span>
    </div>
  );
}
