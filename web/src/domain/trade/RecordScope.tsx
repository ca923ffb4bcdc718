import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import type { Label } from '#contracts/words.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useTabFact } from '../../kit/table/tabFacts.ts';
import type { ListState } from '../../kit/table/useListState.ts';
import css from './RecordScope.module.css';

/** The filters that no search field shows, each with the label of what it names and the field of a row that has its name. */
const scopes = {
  memberId: { label: 'member', name: 'memberName', one: 'thisMember', all: 'allMembers' },
  roomId: { label: 'productRoom', name: 'roomName', one: 'thisRoom', all: 'allRooms' },
  productId: { label: 'productName', name: 'productName', one: 'thisProduct', all: 'allProducts' },
} as const satisfies Record<string, { label: Label; name: string; one: string; all: string }>;
type Scope = keyof typeof scopes;
const names = Object.keys(scopes) as Scope[];

type Row = Partial<Record<Scope | (typeof scopes)[Scope]['name'], string>>;
interface Props {
  list: Pick<ListState<unknown>, 'criteria' | 'narrow'>;
  rows: readonly Row[];
}

/** Says that a list shows the records of one member, room or product only, with a button for each that shows all of them again. */
export function RecordScope({ list, rows }: Props) {
  return names.map((name) => {
    const id = list.criteria[name];
    if (id === undefined) return null;
    const found = rows.find((row) => row[name] === id)?.[scopes[name].name];
    return (
      <OneRecord key={name} {...{ scope: name, id, found }} onShowAll={() => list.narrow({ [name]: '' })} />
    );
  });
}

interface OneProps {
  scope: Scope;
  id: string;
  /** Its name, if a row tells it. */
  found: string | undefined;
  onShowAll: () => void;
}

function OneRecord({ scope, id, found, onShowAll }: OneProps) {
  const { t } = useTranslation('trade');
  const { label, one, all } = scopes[scope];
  const name = found ?? t(one);
  useTabFact(scope, useLabel()(label), [{ value: id, name }], id);
  return (
    <p className={css.scope} role="status">
      {t('ofOneRecord', { name })}
      <Button theme="borderless" size="small" onClick={onShowAll}>
        {t(all)}
      </Button>
    </p>
  );
}
