import { useTranslation } from 'react-i18next';
import type { Label } from '#contracts/words.ts';
import { speakLabel } from '../../i18n.ts';

/** Names of fields as the wire words them, so that a form, a column and a message say the same; here as headings. */
export function useLabel(): (label: Label) => string {
  useTranslation('wire');
  return heading;
}

const heading = (label: Label) => {
  const text = speakLabel(label);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
