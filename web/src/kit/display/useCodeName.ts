import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeNames, type Namespace } from '../../i18n.ts';
import type { Messages } from '../../locales/messages.ts';

type CodesOf<N extends Namespace> = Messages[N] extends { codes: infer Codes } ? keyof Codes & string : never;
export type Enumeration = { [N in Namespace]: CodesOf<N> }[Namespace];

/** Returns the name of an enumeration's code in the user's language, or the number for an unknown code. */
export function useCodeName(enumeration: Enumeration): (code: number) => string {
  useTranslation('wire');
  const names = codeNames(enumeration);
  return useCallback((code) => names?.[code] ?? String(code), [names]);
}
