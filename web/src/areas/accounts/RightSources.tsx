import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BelongType } from '#contracts/enums.ts';
import { rightTree } from '#contracts/rights/rightChoices.ts';
import type { RightVerb } from '#contracts/rights/rightScopes.ts';
import { resultingRights } from '#contracts/rights/rightSources.ts';
import type { RightArea } from '#contracts/rights/rights.ts';
import { useRightWords } from '../../kit/display/useRightWords.ts';
import css from './RightSources.module.css';
import { type RightsColumn, RightsTable } from './RightsTable.tsx';

type GivingRoles = Parameters<typeof resultingRights>[0];

/** 所得权限: the rights that a user with these roles has, by area, and the roles that each right comes from. */
export function RightSources({ type, roles }: { type: BelongType; roles: GivingRoles }) {
  const { t } = useTranslation(['accounts', 'common']);
  const words = useRightWords();
  const results = useMemo(() => resultingRights(roles), [roles]);
  const resultOf = (area: RightArea, verb: RightVerb) =>
    results.find((result) => result.area === area && result.verb === verb);
  const modules = rightTree(type).flatMap(({ module, areas }) => {
    const held = areas.filter(({ area }) => resultOf(area, 'view'));
    return held.length > 0 ? [{ module, areas: held }] : [];
  });
  const columns = (['view', 'manage'] as const).map((verb): RightsColumn => {
    const cell = (area: RightArea) => {
      const result = resultOf(area, verb);
      if (!result) return '-';
      const from = result.from.map(({ roleName, scope }) =>
        scope === result.scope ? roleName : t('narrower', { role: roleName, scope: words.scope(scope) }),
      );
      return (
        <>
          <span className={css.given}>{words.scope(result.scope)}</span>
          <span className={css.from}>{t('from', { roles: from.join(t('common:comma')) })}</span>
        </>
      );
    };
    return { key: verb, title: words.verb(verb), cell };
  });
  return (
    <RightsTable
      label={t('resultingRights')}
      modules={modules}
      columns={columns}
      note={({ areas }) => t('areaCount', { count: areas.length })}
      empty={t('noRights')}
    />
  );
}
