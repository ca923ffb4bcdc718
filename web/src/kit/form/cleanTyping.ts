import i18next from 'i18next';
import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useState } from 'react';
import { cleanMobile } from '#contracts/forms/fields.ts';
import { cleanDecimal } from '#contracts/forms/plainText.ts';
import { notify } from '../../api/notice.ts';

/**
 * An input whose text is cleaned before its length is limited. While an input method composes, the text is left alone; it is cleaned when the
 * composition ends.
 * @param value the form's value
 * @param onText called with each typed, pasted or composed text as the browser has it
 * @returns the value to show and the handlers of the input
 */
export function useCleanTyping(value: string, onText: (text: string) => void) {
  const [composing, setComposing] = useState<string>();
  return {
    value: composing ?? value,
    onTyped(text: string, event: ChangeEvent<HTMLInputElement>) {
      // Semi clears an input without passing an event.
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

/** Cleans a pasted line: line breaks and tabs become spaces, outer spaces and invisible characters are removed. */
export const plainLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim();

/** Cleans a pasted text of several lines: line breaks stay, invisible characters are removed, except those that join letters or signs. */
export const plainLines = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '');

/** Cleans a pasted text before the browser cuts it to the input's maximum length. */
export const pasteClean = (clean: (text: string) => string) => (event: ClipboardEvent<HTMLElement>) => {
  const text = event.clipboardData.getData('text/plain');
  const plain = clean(text);
  if (plain === text) return;
  event.preventDefault();
  // The only way to insert text that keeps undo and the cursor position.
  document.execCommand('insertText', false, plain);
};

/**
 * Refuses what is pasted into a number and is none, which would become another number without its other characters: `12万`, `100-200`, `-5`.
 * @param decimals how many there may be; whole numbers are taken without what stands behind their decimal point
 */
export const pasteNumber = (decimals: 0 | 1 | 2) => (event: ClipboardEvent<HTMLElement>) => {
  const text = event.clipboardData.getData('text/plain');
  const isNumber = [/^\d{0,12}(\.\d*)?$/, /^\d{0,10}(\.\d?)?$/, /^\d{0,10}(\.\d{0,2})?$/][decimals];
  if (isNumber?.test(cleanDecimal(text))) return;
  event.preventDefault();
  notify('error', i18next.t('kit:pastedNoNumber', { text: plainLine(text).slice(0, 40) }));
};

export const mobileLength = 11;
/**
 * Cleans a typed mobile number to 11 digits; 13 while it begins with the country code 86, which `cleanMobile` removes once the number is complete.
 */
export const shortMobile = (text: string) => {
  const digits = cleanMobile(text);
  return digits.slice(0, digits.startsWith('86') ? mobileLength + 2 : mobileLength);
};
