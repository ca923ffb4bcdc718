import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { estateRecommends, type RecommendRow } from '#contracts/areas/estateRecommends.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { useMay } from '../../api/session.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { formatReportMoney } from '../../kit/display/format.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { ListSums } from '../../kit/table/ListSums.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useMoveColumns } from '../../kit/table/useMoveColumns.tsx';
import { useTotals } from '../../kit/table/useTotals.ts';
import { RecommendTabs } from './RecommendTabs.tsx';
import { useRecommendColumns } from './useRecommendColumns.tsx';
import { useRecommendMoves } from './useRecommendMoves.ts';
import { useRecommendSearch } from './useRecommendSearch.ts';

const AddRecommend = lazyDialog(() => import('./AddRecommend.tsx'));
const RecommendDetail = lazyDialog(() => import('./RecommendDetail.tsx'));

const nameOf = ({ recommendNo }: RecommendRow) => recommendNo;

/** 推荐列表: all recommends, those of the user's company, or those of a consultant's projects (domain design, section 5.3). */
export default function RecommendList() {
  const { t } = useTranslation(['estateRecommends', 'common']);
  const calls = useScopedCalls(estateRecommends);
  const mayAdd = useMay(calls.add);
  const { list, counts, sums } = useTotals(useList(calls.list), calls);
  const { reload, rows, search: searchFor } = list;
  const detail = useDialogParam('detail');
  const adding = useDialogParam('add');
  /** Counts the changes, so that the open details load again. */
  const [changes, setChanges] = useState(0);
  const search = useRecommendSearch();
  const shown = useRecommendColumns(detail.open);

  const changed = () => {
    setChanges((count) => count + 1);
    return reload();
  };
  const moves = useRecommendMoves(changed);
  const columns = useMoveColumns({
    ...{ shown, rows, moves, nameOf },
    before: ({ id }) => [{ text: t('common:detail'), onClick: () => detail.open(id) }],
  });
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
      {mayAdd && adding.value && <AddRecommend onSaved={changed} onClose={adding.close} />}
      {detail.value && (
        <RecommendDetail
          key={detail.value}
          id={detail.value}
          changes={changes}
          moves={moves}
          onClose={detail.close}
        />
      )}
      {moves.dialog()}
    </>
  );
}
