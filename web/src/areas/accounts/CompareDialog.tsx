import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Role, roles } from '#contracts/areas/roles.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { CheckBox } from '../../kit/form/CheckBox.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';
import css from './CompareDialog.module.css';
import {
  choiceOf,
  comparedModules,
  countDifferences,
  type Difference,
  differencesIn,
} from './compareRoles.ts';
import { RightsTable } from './RightsTable.tsx';
import { useChoiceWords } from './useChoiceWords.ts';

/** 对比角色: compares a role with another one in the tree of rights: rights that only one of them has, and rights that differ. */
export default function CompareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const { data, error, reload } = useFreshData(roles.get, { params: { id } });
  return (
    <TopDialog title={t('compareRoles')} width={1080} light onClose={onClose}>
      {data ? <WithAnother first={data} /> : <LoadState error={error} onRetry={reload} onClose={onClose} />}
    </TopDialog>
  );
}

function WithAnother({ first }: { first: Role }) {
  const { t } = useTranslation('accounts');
  const calls = useScopedCalls(roles);
  const [otherId, setOtherId] = useState('');
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const id = useId();
  return (
    <>
      <div className={css.pick}>
        <span>
          <strong>{first.name}</strong> {t('comparedWith')}
        </span>
        <span className={css.select}>
          <RemoteSelect
            endpoint={calls.list}
            label={t('otherRole')}
            value={otherId}
            without={[first.id]}
            scroll
            onChange={(next) => setOtherId(next ?? '')}
          />
        </span>
        <label className={css.only} htmlFor={id}>
          <CheckBox id={id} checked={onlyDifferences} onChange={setOnlyDifferences} />
          {t('onlyDifferences')}
        </label>
      </div>
      {otherId ? (
        <Loaded key={otherId} first={first} otherId={otherId} onlyDifferences={onlyDifferences} />
      ) : (
        <p className={css.hint}>{t('chooseOther')}</p>
      )}
    </>
  );
}

interface LoadedProps {
  first: Role;
  otherId: string;
  onlyDifferences: boolean;
}

function Loaded({ first, otherId, onlyDifferences }: LoadedProps) {
  const { data, error, reload } = useFreshData(roles.get, { params: { id: otherId } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return <Compared first={first} second={data} onlyDifferences={onlyDifferences} />;
}

function Compared({ first, second, onlyDifferences }: Omit<LoadedProps, 'otherId'> & { second: Role }) {
  const { t } = useTranslation('accounts');
  const words = useChoiceWords();
  const wordOf: Record<Difference, string> = {
    onlyFirst: t('onlyIn', { role: first.name }),
    onlySecond: t('onlyIn', { role: second.name }),
    scope: t('otherScope'),
    verbs: t('otherVerbs'),
  };
  const counts = countDifferences(first, second);
  const summary = Object.entries(wordOf).flatMap(([difference, word]) => {
    const count = counts[difference as Difference];
    return count > 0 ? [t('differenceCount', { difference: word, count })] : [];
  });
  const sideOf = (role: Role) => ({
    key: role.id,
    title: role.name,
    cell: (area: Parameters<typeof choiceOf>[1]) => words(choiceOf(role, area)),
  });
  return (
    <>
      <p className={css.summary} role="status">
        {summary.length > 0 ? summary.join(' · ') : t('sameRights')}
      </p>
      <RightsTable
        label={t('compareRoles')}
        modules={comparedModules(first, second, onlyDifferences)}
        columns={[
          sideOf(first),
          { ...sideOf(second), key: 'other' },
          {
            key: 'difference',
            title: t('difference'),
            cell: (area) => (
              <span className={css.tags}>
                {(differencesIn(area, first, second) ?? []).map((one) => (
                  <StatusTag key={one} tone="blue">
                    {wordOf[one]}
                  </StatusTag>
                ))}
              </span>
            ),
          },
        ]}
        note={({ areas }) => t('areaCount', { count: areas.length })}
        empty={t(onlyDifferences ? 'sameRights' : 'noRights')}
      />
    </>
  );
}
