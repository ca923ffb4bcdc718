import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SendPlanRow } from '#contracts/areas/sendPlans.ts';
import { sendPlanStatus } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { incomeDetail, incomePath, sendPlanPath } from '../../domain/finance/financePaths.ts';
import { HinderedMember } from '../../domain/finance/HinderedMember.tsx';
import { hindrancesPart } from '../../domain/finance/hindrances.ts';
import { SendPlanStatusTag } from '../../domain/finance/SendPlanStatusTag.tsx';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { mobileOf } from '../../domain/members/mobileOf.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import type { Column } from '../../kit/table/column.ts';
import { moneyColumn, textColumn, timeColumn } from '../../kit/table/columns.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { hindrances } from './hindrances.ts';
import { PlanDay } from './PlanDay.tsx';

/** The columns of 发放计划 (domain design, section 12.4). */
export function useSendPlanColumns(): Column<SendPlanRow>[] {
  const { t } = useTranslation(['common', 'incomes']);
  const label = useLabel();
  const statusName = useCodeName('sendPlanStatus');
  const typeName = useCodeName('incomeType');
  return useMemo(
    () => [
      {
        ...{ key: 'planNo', title: label('planNo'), width: 184 },
        value: ({ planNo }) => planNo,
        render: ({ id, planNo }) => <Link to={sendPlanPath(id)}>{planNo}</Link>,
      },
      {
        ...{ key: 'status', title: t('common:status'), width: 92 },
        tags: valuesOf(sendPlanStatus).map(statusName),
        value: ({ status }) => statusName(status),
        also: [{ title: t('incomes:lastFailure'), value: ({ failReason }) => failReason }],
        render: ({ status, failReason }) =>
          failReason ? (
            <TwoLines below={<span title={failReason}>{failReason}</span>}>
              <SendPlanStatusTag status={status} />
            </TwoLines>
          ) : (
            <SendPlanStatusTag status={status} />
          ),
      },
      {
        ...{ key: 'planDate', title: label('planDate'), width: 112, kind: 'day' },
        tags: [t('incomes:today'), t('incomes:overdue', { days: 100 })],
        value: ({ planDate }) => planDate,
        render: (plan) => <PlanDay plan={plan} />,
      },
      {
        ...{ key: 'member', title: label('member'), width: 208 },
        value: ({ memberName }) => memberName,
        also: [
          mobileOf(label('member'), ({ memberMobile }) => memberMobile),
          hindrancesPart(label('member'), t('common:status'), hindrances),
        ],
        render: (row) => (
          <TwoLines below={row.memberMobile}>
            <HinderedMember marks={hindrances(row)}>
              <MemberLink id={row.memberId}>{row.memberName}</MemberLink>
            </HinderedMember>
          </TwoLines>
        ),
      },
      moneyColumn('amount', label('planAmount'), ({ amount }) => amount),
      {
        ...{ key: 'period', title: label('planPeriod'), width: 72, align: 'right' },
        value: ({ period, periods }) => `${period}/${periods}`,
        render: ({ period, periods }) => `${period}/${periods}`,
      },
      textColumn('incomeType', label('incomeType'), ({ incomeType }) => typeName(incomeType), { width: 104 }),
      {
        ...{ key: 'incomeNo', title: label('incomeNo'), width: 184 },
        value: ({ incomeNo }) => incomeNo,
        render: ({ incomeId, incomeNo }) => (
          <ScreenLink screen={incomeDetail} to={incomePath(incomeId)}>
            {incomeNo}
          </ScreenLink>
        ),
      },
      timeColumn('sendTime', label('sendTime'), ({ sendTime }) => sendTime),
      textColumn('sendUser', label('sendUser'), ({ sendUser }) => sendUser, { width: 88 }),
    ],
    [label, statusName, t, typeName],
  );
}
