import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type AccountRow, memberAccounts } from '#contracts/areas/memberAccounts.ts';
import { fundChangesPath } from '../../domain/finance/accountPaths.ts';
import { useGradeSource } from '../../domain/members/useGradeSource.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ListFigures } from '../../kit/table/ListFigures.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useMoveColumns } from '../../kit/table/useMoveColumns.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { useSums } from '../../kit/table/useSums.ts';
import { useAccountColumns } from './useAccountColumns.tsx';
import { useAccountMoves } from './useAccountMoves.ts';

const nameOf = ({ memberName }: AccountRow) => memberName;

/** 会员账户 (domain design, section 13.1). */
export default function AccountList() {
  const { t } = useTranslation(['memberAccounts', 'members', 'common']);
  const label = useLabel();
  const navigate = useNavigate();
  const { list, sums } = useSums(useList(memberAccounts.list), memberAccounts.sum);
  const shown = useAccountColumns();
  const search = useSearchFields(
    memberAccounts.list,
    [
      { kind: 'nameOrNumber', name: 'keyword', label: t('members:search'), maxLength: 40 },
      'gradeId',
      'locked',
      { kind: 'moneyRange', name: 'balanceMin', endName: 'balanceMax', label: label('balance') },
    ],
    { gradeId: useGradeSource() },
  );

  const moves = useAccountMoves(list.reload);
  const columns = useMoveColumns({
    ...{ shown, rows: list.rows, moves, nameOf },
    before: ({ id }) => [
      { text: t('memberAccounts:fundChanges'), onClick: () => navigate(fundChangesPath(id)) },
    ],
  });

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        tabs={
          <ListFigures
            figures={[
              { label: label('balance'), value: sums && formatReportMoney(sums.balance) },
              { label: label('frozenAmount'), value: sums && formatReportMoney(sums.frozen) },
              { label: t('memberAccounts:accounts'), value: sums && String(sums.count) },
            ]}
          />
        }
      />
      {moves.dialog()}
    </>
  );
}
