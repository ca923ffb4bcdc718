import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RightScope, RightVerb } from '#contracts/rights/rightScopes.ts';
import { type RightArea, type RightName, rightAreas } from '#contracts/rights/rights.ts';
import { hasRight, useSession, viewer } from '../../api/session.ts';
import { missingRights, type RightOver } from './missingRights.ts';
import { useCodeName } from './useCodeName.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Whether the area has several scopes; otherwise the scope is not shown. */
const hasScopes = (area: RightArea) =>
  new Set(rightAreas[area].ops.map((op) => (op > 4 ? op - 4 : op))).size > 1;

/** Describes rights in the user's language. */
export function useRightWords() {
  const { t } = useTranslation('rights');
  return useMemo(() => {
    const right = ({ area, verb, scopes }: RightOver) => {
      const name = t('right', { verb: t(`verbs.${verb}`), area: t(`areas.${area}`) });
      const scope = scopes.map((one) => t(`scopes.${one}`)).join(t('or'));
      return hasScopes(area) ? t('scoped', { right: name, scope }) : name;
    };
    return {
      /** The name of the area as a heading. */
      area: (area: RightArea) => capital(t(`areas.${area}`)),
      verb: (verb: RightVerb) => t(`verbs.${verb}`),
      scope: (scope: RightScope) => capital(t(`scopes.${scope}`)),
      rights: (rights: readonly RightOver[]) => rights.map(right).join(t('or')),
    };
  }, [t]);
}

/** A sentence about the rights that the user lacks; undefined if he holds one of them. */
export function useMissingRights(needs: readonly RightName[]): string | undefined {
  const { t } = useTranslation('rights');
  const words = useRightWords();
  const kindName = useCodeName('belongType');
  const type = useSession((session) =>
    needs.length === 0 || hasRight(needs, session) ? undefined : viewer(session).belongType,
  );
  if (type === undefined) return undefined;
  const { rights, never } = missingRights(needs, type);
  return never
    ? t('notForKind', { kind: kindName(type), rights: words.rights(rights) })
    : t('missing', { rights: words.rights(rights) });
}
