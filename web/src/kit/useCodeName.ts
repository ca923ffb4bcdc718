import { useTranslation } from 'react-i18next';
import type { Messages } from '../locales/messages.ts';

type Enumeration = Exclude<keyof Messages['wire'], 'sentences' | 'labels'>;

/** Names of an enumeration's codes in the user's language. A code that this console does not know shows as its number. */
export function useCodeName(enumeration: Enumeration): (code: number) => string {
  const { i18n } = useTranslation('wire');
  const words = i18n.getResourceBundle(i18n.language, 'wire') as Messages['wire'] | undefined;
  const names = words?.[enumeration] as Record<number, string> | undefined;
  return (code) => names?.[code] ?? String(code);
}
