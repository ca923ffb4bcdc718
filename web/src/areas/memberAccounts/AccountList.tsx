import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type AccountRow, memberAccounts } from '#contracts/areas/memberAccounts.ts';
import { memberGrades } from '#contracts/areas/memberGrades.ts';
import { fundChangesPath } from '../../domain/finance/accountPaths.ts';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListFigures } from '../../kit/table/ListFigures.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { useSums } from '../../kit/table/useSums.ts';
import { accountMoves } from './moves.ts';
import { useAccountColumns } from './useAccountColumns.tsx';

const AccountMove = lazy(() => import('./AccountMove.tsx'));

/** 会员账户 (domain design, section 13.1). */
export default function AccountList() {
  const { t } = useTranslation(['memberAccounts', 'members', 'common']);
  const label = useLabel();
  const navigate = useNavigate();
  const { list, sums } = useSums(useList(memberAccounts.list), memberAccounts.sum);
  const moving = useMoveParam(accountMoves);
  const shown = useAccountColumns();
  const search = useSearchFields(
    memberAccounts.list,
    [
      { kind: 'nameOrNumber', name: 'keyword', label: t('members:search'), maxLength: 40 },
      'gradeId',
      'locked',
      { kind: 'moneyRange', name: 'balanceMin', endName: 'balanceMax', label: label('balance') },
    ],
    { gradeId: { endpoint: memberGrades.allEnabled } },
  );

  const { open } = moving;
  const columns = useMemo<Column<AccountRow>[]>(
    () => [
      ...shown,
      {
        ...{ key: 'actions', title: t('common:actions'), width: 168, actions: true },
        render: ({ id, memberName, actions }) => (
          <RowActions
            of={memberName}
            actions={[
              { text: t('memberAccounts:fundChanges'), onClick: () => navigate(fundChangesPath(id)) },
              ...accountMoves
                .filter((move) => actions.includes(move))
                .map((move) => ({ text: t(`memberAccounts:move.${move}`), onClick: () => open(move, id) })),
            ]}
          />
        ),
      },
    ],
    [navigate, open, shown, t],
  );

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
      <Suspense fallback={<TopBar active />}>
        {moving.opened && (
          <AccountMove
            key={moving.opened.key}
            id={moving.opened.id}
            move={moving.opened.move}
            onChanged={list.reload}
            onClose={moving.close}
          />
        )}
      </Suspense>
    </>
  );
}
