import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecommendRow } from '#contracts/areas/estateRecommends.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { memberNameColumn } from '../../domain/members/memberNameColumn.tsx';
import { mobileOf } from '../../domain/members/mobileOf.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Column } from '../../kit/table/column.ts';
import { moneyColumn, textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { NameButton } from '../../kit/table/NameButton.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { Protection } from './Protection.tsx';
import { RecommendStatusTag } from './RecommendStatusTag.tsx';

/** The columns of 推荐列表 (domain design, section 5.3), each with its value for a file. */
export function useRecommendColumns(openDetail: (id: string) => void): Column<RecommendRow>[] {
  const { t } = useTranslation(['common', 'estateRecommends']);
  const label = useLabel();
  const statusName = useCodeName('recommendStatus');
  const relationName = useCodeName('customerRelation');
  return useMemo(
    () => [
      {
        key: 'recommendNo',
        title: label('recommendNo'),
        width: 184,
        value: ({ recommendNo }) => recommendNo,
        render: ({ id, recommendNo }) => <NameButton name={recommendNo} onClick={() => openDetail(id)} />,
      },
      {
        key: 'status',
        title: t('status'),
        width: 92,
        tags: [...valuesOf(recommendStatus).map(statusName), t('estateRecommends:settleRefused')],
        value: ({ status, settleRefused }) =>
          settleRefused === 1 ? t('estateRecommends:settleRefused') : statusName(status),
        render: (row) => <RecommendStatusTag recommend={row} />,
      },
      {
        key: 'customer',
        title: label('customer'),
        width: 112,
        value: ({ customerName }) => customerName,
        also: [mobileOf(label('customer'), ({ customerMobile }) => customerMobile)],
        render: ({ customerName, customerMobile }) => (
          <TwoLines below={customerMobile}>{customerName}</TwoLines>
        ),
      },
      memberNameColumn('recommender', label('recommender')),
      textColumn('estateName', label('estate'), (row) => row.estateName, { width: 120 }),
      {
        key: 'protectUntil',
        title: label('protectUntil'),
        kind: 'moment',
        width: 104,
        tags: [t('estateRecommends:protection.soon'), t('estateRecommends:protection.past')],
        value: ({ protectUntil }) => protectUntil,
        render: ({ protectUntil }) => <Protection until={protectUntil} />,
      },
      textColumn('consultantName', label('consultant'), (row) => row.consultantName, { width: 88 }),
      textColumn('roomText', label('subscribedRoom'), (row) => row.roomText, { width: 132 }),
      moneyColumn('dealPrice', label('dealPrice'), (row) => row.dealPrice, 112),
      moneyColumn('commissionAmount', label('commissionDue'), (row) => row.commissionAmount, 96),
      moneyColumn('settledAmount', label('settledAmount'), (row) => row.settledAmount, 96),
      textColumn('gradeName', label('gradeName'), (row) => row.gradeName, { width: 96 }),
      textColumn('relation', label('customerRelation'), (row) => relationName(row.relation), { width: 88 }),
      timeColumn('createTime', label('recommendTime'), (row) => row.createTime),
    ],
    [label, openDetail, relationName, statusName, t],
  );
}
