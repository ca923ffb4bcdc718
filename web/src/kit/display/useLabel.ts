import { useTranslation } from 'react-i18next';
import type { Label } from '#contracts/words.ts';
import { speakLabel } from '../../i18n.ts';

/** The name of a wire field as a heading. */
export const heading = (label: Label) => {
  const text = speakLabel(label);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Returns the name of a wire field as a heading. Forms, columns and messages use the same names. */
export function useLabel(): (label: Label) => string {
  useTranslation('wire');
  return heading;
}
