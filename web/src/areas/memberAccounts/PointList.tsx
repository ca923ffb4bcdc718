import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { memberGrades } from '#contracts/areas/memberGrades.ts';
import { memberPoints, type PointRow } from '#contracts/areas/memberPoints.ts';
import { pointDetail, pointDetailPath } from '../../domain/finance/accountPaths.ts';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { pointMoves } from './moves.ts';
import { usePointColumns } from './usePointColumns.tsx';

const PointMove = lazy(() => import('./PointMove.tsx'));

/** 会员积分 (domain design, section 13.4). */
export default function PointList() {
  const { t } = useTranslation(['memberAccounts', 'members', 'menu', 'common']);
  const label = useLabel();
  const navigate = useNavigate();
  const list = useList(memberPoints.list);
  const moving = useMoveParam(pointMoves);
  const shown = usePointColumns();
  const search = useSearchFields(
    memberPoints.list,
    [
      { kind: 'nameOrNumber', name: 'keyword', label: t('members:search'), maxLength: 40 },
      'gradeId',
      { kind: 'countRange', name: 'pointsMin', endName: 'pointsMax', label: label('usablePoints') },
    ],
    { gradeId: { endpoint: memberGrades.allEnabled } },
  );

  const { open } = moving;
  const columns = useMemo<Column<PointRow>[]>(
    () => [
      ...shown,
      {
        ...{ key: 'actions', title: t('common:actions'), width: 132, actions: true },
        render: ({ id, memberName, actions }) => (
          <RowActions
            of={memberName}
            actions={[
              { text: t(`menu:${pointDetail}`), onClick: () => navigate(pointDetailPath(id)) },
              ...(actions.includes('adjust')
                ? [{ text: t('memberAccounts:move.adjust'), onClick: () => open('adjust', id) }]
                : []),
            ]}
          />
        ),
      },
    ],
    [navigate, open, shown, t],
  );

  return (
    <>
      <ListPage list={list} columns={columns} search={search} />
      <Suspense fallback={<TopBar active />}>
        {moving.opened && (
          <PointMove
            key={moving.opened.key}
            id={moving.opened.id}
            onChanged={list.reload}
            onClose={moving.close}
          />
        )}
      </Suspense>
    </>
  );
}
