import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { memberPoints, type PointRow } from '#contracts/areas/memberPoints.ts';
import { pointDetail, pointDetailPath } from '../../domain/finance/accountPaths.ts';
import { useGradeSource } from '../../domain/members/useGradeSource.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ListFigures } from '../../kit/table/ListFigures.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useMoveColumns } from '../../kit/table/useMoveColumns.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { useSums } from '../../kit/table/useSums.ts';
import { usePointColumns } from './usePointColumns.tsx';
import { usePointMoves } from './usePointMoves.ts';

const nameOf = ({ memberName }: PointRow) => memberName;

/** 会员积分 (domain design, section 13.4). */
export default function PointList() {
  const { t } = useTranslation(['memberAccounts', 'members', 'menu', 'common']);
  const label = useLabel();
  const navigate = useNavigate();
  const { list, sums } = useSums(useList(memberPoints.list), memberPoints.sum);
  const shown = usePointColumns();
  const search = useSearchFields(
    memberPoints.list,
    [
      { kind: 'nameOrNumber', name: 'keyword', label: t('members:search'), maxLength: 40 },
      'gradeId',
      { kind: 'countRange', name: 'pointsMin', endName: 'pointsMax', label: label('usablePoints') },
    ],
    { gradeId: useGradeSource() },
  );

  const moves = usePointMoves(list.reload);
  const columns = useMoveColumns({
    ...{ shown, rows: list.rows, moves, nameOf },
    before: ({ id }) => [{ text: t(`menu:${pointDetail}`), onClick: () => navigate(pointDetailPath(id)) }],
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
              { label: label('usablePoints'), value: sums && String(sums.points) },
              { label: label('lockedPoints'), value: sums && String(sums.pointsLocked) },
              { label: t('memberAccounts:members'), value: sums && String(sums.count) },
            ]}
          />
        }
      />
      {moves.dialog()}
    </>
  );
}
