import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useTabFact } from '../../kit/table/tabFacts.ts';
import type { ListState } from '../../kit/table/useListState.ts';
import css from './MemberScope.module.css';

interface Props {
  list: Pick<ListState<unknown>, 'criteria' | 'narrow'>;
  rows: readonly { memberId: string; memberName: string }[];
}

/** Says that a list shows one member only, which no search field does, with a button that shows all of them again. */
export function MemberScope({ list, rows }: Props) {
  const { t } = useTranslation('trade');
  const { memberId } = list.criteria;
  return memberId === undefined ? null : (
    <OneMember
      id={memberId}
      name={rows.find((row) => row.memberId === memberId)?.memberName ?? t('thisMember')}
      onShowAll={() => list.narrow({ memberId: '' })}
    />
  );
}

function OneMember({ id, name, onShowAll }: { id: string; name: string; onShowAll: () => void }) {
  const { t } = useTranslation('trade');
  useTabFact('memberId', useLabel()('member'), [{ value: id, name }], id);
  return (
    <p className={css.scope} role="status">
      {t('ofOneMember', { name })}
      <Button theme="borderless" size="small" onClick={onShowAll}>
        {t('allMembers')}
      </Button>
    </p>
  );
}
