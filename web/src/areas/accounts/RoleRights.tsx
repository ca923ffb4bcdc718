import { useTranslation } from 'react-i18next';
import type { BelongType } from '#contracts/enums.ts';
import { choiceIn, rightTree } from '#contracts/rights/rightChoices.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { type RightsColumn, RightsTable } from './RightsTable.tsx';
import { useChoiceWords } from './useChoiceWords.ts';

/** The rights of a role, read-only. */
export function RoleRights({ type, rightIds }: { type: BelongType; rightIds: readonly number[] }) {
  const { t } = useTranslation('accounts');
  const label = useLabel();
  const words = useChoiceWords();
  const choiceOf = (area: Parameters<RightsColumn['cell']>[0]) => choiceIn(rightIds, area, type);
  const modules = rightTree(type).flatMap(({ module, areas }) => {
    const held = areas.filter(({ area }) => choiceOf(area).view);
    return held.length > 0 ? [{ module, areas: held }] : [];
  });
  return (
    <RightsTable
      label={label('rights')}
      modules={modules}
      columns={[{ key: 'choice', title: t('allows'), cell: (area) => words(choiceOf(area)) }]}
      note={({ areas }) => t('areaCount', { count: areas.length })}
      empty={t('noRights')}
    />
  );
}
