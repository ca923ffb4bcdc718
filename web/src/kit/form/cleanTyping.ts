import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useState } from 'react';
import { cleanMobile } from '#contracts/forms/fields.ts';

/**
 * An input whose text is cleaned before it is measured. While an input method composes, what it shows is left alone; it is cleaned when
 * the characters are chosen.
 * @param value what the form holds
 * @param onText gets every text that is typed, pasted or chosen, as the browser has it
 * @returns the value to show and the handlers of the input
 */
export function useCleanTyping(value: string, onText: (text: string) => void) {
  const [composing, setComposing] = useState<string>();
  return {
    value: composing ?? value,
    onTyped(text: string, event: ChangeEvent<HTMLInputElement>) {
      // Semi clears an input without an event of it.
      const native = event?.nativeEvent as { isComposing?: boolean } | undefined;
      const isComposing = native?.isComposing ?? false;
      setComposing(isComposing ? text : undefined);
      if (!isComposing) onText(text);
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      setComposing(undefined);
      onText(event.currentTarget.value);
    },
  };
}

/** A line of text as it is pasted: line breaks and tabs are spaces, none at its ends, nothing invisible. */
export const plainLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim();

/** Text of several lines as it is pasted: its line breaks stay, what cannot be shown goes. What joins letters and signs is kept. */
export const plainLines = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');

/** Cleans what is pasted into a text before the browser cuts it to the longest that the input takes. */
export const pasteClean = (clean: (text: string) => string) => (event: ClipboardEvent<HTMLElement>) => {
  const text = event.clipboardData.getData('text/plain');
  const plain = clean(text);
  if (plain === text) return;
  event.preventDefault();
  // The one way to insert that keeps undo and the place of the cursor.
  document.execCommand('insertText', false, plain);
};

export const mobileLength = 11;
/** 13 as long as it begins with the country's 86, which goes when the number is whole. */
export const shortMobile = (text: string) => {
  const digits = cleanMobile(text);
  return digits.slice(0, digits.startsWith('86') ? mobileLength + 2 : mobileLength);
};
