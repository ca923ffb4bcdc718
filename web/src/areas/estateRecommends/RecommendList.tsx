import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { estateRecommends, type RecommendRow } from '#contracts/areas/estateRecommends.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { ListSums } from '../../kit/table/ListSums.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useTotals } from '../../kit/table/useTotals.ts';
import { recommendMoves } from './moves.ts';
import { RecommendTabs } from './RecommendTabs.tsx';
import { useRecommendColumns } from './useRecommendColumns.tsx';
import { useRecommendSearch } from './useRecommendSearch.ts';

const AddRecommend = lazy(() => import('./AddRecommend.tsx'));
const RecommendDetail = lazy(() => import('./RecommendDetail.tsx'));
const RecommendMove = lazy(() => import('./RecommendMove.tsx'));

/** 推荐列表: all recommends, those of the user's company, or those of a consultant's projects (domain design, section 5.3). */
export default function RecommendList() {
  const { t } = useTranslation(['estateRecommends', 'common']);
  const calls = useScopedCalls(estateRecommends);
  const mayAdd = useMay(calls.add);
  const { list, counts, sums } = useTotals(useList(calls.list), calls);
  const { reload, search: searchFor } = list;
  const detail = useDialogParam('detail');
  const adding = useDialogParam('add');
  const moving = useMoveParam(recommendMoves);
  /** Counts the changes, so that the open details load again. */
  const [changes, setChanges] = useState(0);
  const search = useRecommendSearch();
  const shown = useRecommendColumns(detail.open);

  const { open: openDetail } = detail;
  const { open: openMove } = moving;
  const columns = useMemo<Column<RecommendRow>[]>(
    () => [
      ...shown,
      {
        key: 'actions',
        title: t('common:actions'),
        width: 172,
        actions: true,
        render: (row) => (
          <RowActions
            of={row.recommendNo}
            actions={[
              { text: t('common:detail'), onClick: () => openDetail(row.id) },
              ...recommendMoves
                .filter((move) => row.actions.includes(move))
                .map((move) => ({
                  text: t(`estateRecommends:move.${move}`),
                  onClick: () => openMove(move, row.id),
                })),
            ]}
          />
        ),
      },
    ],
    [openDetail, openMove, shown, t],
  );

  const changed = () => {
    setChanges((count) => count + 1);
    return reload();
  };
  return (
    <>
      <ListPage
        // A status of the search area is one of all, under way or not.
        list={{
          ...list,
          search: (criteria) => searchFor(criteria.status ? { ...criteria, ended: '' } : criteria),
        }}
        columns={columns}
        search={search}
        add={mayAdd && { text: t('estateRecommends:add'), onClick: () => adding.open('1') }}
        tabs={<RecommendTabs list={list} counts={counts} />}
        footer={
          <ListSums
            text={
              sums &&
              t('estateRecommends:sums', {
                count: sums.count,
                deal: formatReportMoney(sums.dealPrice),
                due: formatReportMoney(sums.commissionAmount),
                settled: formatReportMoney(sums.settledAmount),
              })
            }
          />
        }
      />
      <Suspense fallback={<TopBar active />}>
        {mayAdd && adding.value && <AddRecommend onSaved={changed} onClose={adding.close} />}
        {detail.value && (
          <RecommendDetail
            key={detail.value}
            id={detail.value}
            changes={changes}
            onMove={(wanted) => openMove(wanted, detail.value as string)}
            onClose={detail.close}
          />
        )}
        {moving.opened && (
          <RecommendMove
            key={moving.opened.key}
            id={moving.opened.id}
            move={moving.opened.move}
            onChanged={changed}
            onClose={moving.close}
          />
        )}
      </Suspense>
    </>
  );
}
