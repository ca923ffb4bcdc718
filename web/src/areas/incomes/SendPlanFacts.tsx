import { useTranslation } from 'react-i18next';
import { type SendPlanRecord, sendPlans } from '#contracts/areas/sendPlans.ts';
import { sendPlanStatus } from '#contracts/enums/finance.ts';
import { incomeDetail, incomePath, sendPlanDetail, sendPlanPath } from '../../domain/finance/financePaths.ts';
import { HinderedMember } from '../../domain/finance/HinderedMember.tsx';
import { IncomeStatusTag } from '../../domain/finance/IncomeStatusTag.tsx';
import { SendPlanStatusTag } from '../../domain/finance/SendPlanStatusTag.tsx';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { formatDateTime, formatMoney } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { isPending } from './dueState.ts';
import { hindrances } from './hindrances.ts';
import { JournalLink } from './JournalLink.tsx';
import { PlanDay } from './PlanDay.tsx';

interface Props {
  plan: SendPlanRecord;
}

/** 计划信息. */
export function PlanFacts({ plan, onSeen }: Props & { onSeen: () => unknown }) {
  const { t } = useTranslation('incomes');
  const label = useLabel();
  const { memberId, memberName, memberMobile, period, periods, amount, failReason, cancelReason } = plan;
  return (
    <Facts
      facts={[
        {
          label: label('member'),
          value: (
            <HinderedMember marks={hindrances(plan)}>
              <MemberLink id={memberId}>{memberName}</MemberLink>
            </HinderedMember>
          ),
        },
        {
          label: label('memberMobile'),
          value: (
            <MaskedText
              value={memberMobile}
              of={label('memberMobile')}
              reveal={revealOf(sendPlans.reveal, plan, onSeen)('memberMobile')}
            />
          ),
        },
        { label: label('planPeriod'), value: `${period}/${periods}` },
        { label: label('planDate'), value: <PlanDay plan={plan} /> },
        { label: label('planAmount'), value: formatMoney(amount) },
        { label: label('sendTime'), value: formatDateTime(plan.sendTime) },
        { label: label('sendUser'), value: plan.sendUser },
        { label: t('madeAt'), value: formatDateTime(plan.createTime) },
        ...(failReason ? [{ label: t('lastFailure'), value: failReason, wide: true }] : []),
        ...(cancelReason ? [{ label: label('planCancelReason'), value: cancelReason, wide: true }] : []),
      ]}
    />
  );
}

/** 所属收入, with its amounts. */
export function IncomeOfPlan({ plan: { incomeId, incomeNo, incomeType, income } }: Props) {
  const label = useLabel();
  const typeName = useCodeName('incomeType');
  return (
    <Facts
      facts={[
        {
          label: label('incomeNo'),
          value: (
            <ScreenLink screen={incomeDetail} to={incomePath(incomeId)}>
              {incomeNo}
            </ScreenLink>
          ),
        },
        { label: label('incomeType'), value: typeName(incomeType) },
        { label: label('incomeStatus'), value: <IncomeStatusTag status={income.status} /> },
        { label: label('incomeOwner'), value: income.ownerName },
        { label: label('incomeAmount'), value: formatMoney(income.amount) },
        { label: label('sentAmount'), value: formatMoney(income.sentAmount) },
        { label: label('pendingAmount'), value: formatMoney(income.pendingAmount) },
        { label: label('cancelAmount'), value: formatMoney(income.cancelAmount) },
      ]}
    />
  );
}

/** 同收入其他期次. */
export function Siblings({ plan: { siblings, periods } }: Props) {
  const { t } = useTranslation('incomes');
  const label = useLabel();
  return (
    <InnerTable
      label={t('siblings')}
      rows={siblings}
      keyOf={({ id }) => id}
      columns={[
        { key: 'period', title: label('planPeriod'), render: ({ period }) => `${period}/${periods}` },
        {
          ...{ key: 'planNo', title: label('planNo') },
          render: ({ id, planNo }) => (
            <ScreenLink screen={sendPlanDetail} to={sendPlanPath(id)}>
              {planNo}
            </ScreenLink>
          ),
        },
        { key: 'planDate', title: label('planDate'), render: (one) => <PlanDay plan={one} /> },
        {
          ...{ key: 'amount', title: label('planAmount'), align: 'right' },
          render: ({ amount }) => formatMoney(amount),
        },
        {
          ...{ key: 'status', title: label('sendPlanStatus') },
          render: ({ status }) => <SendPlanStatusTag status={status} />,
        },
        {
          ...{ key: 'sendTime', title: label('sendTime') },
          render: ({ sendTime }) => formatDateTime(sendTime),
        },
      ]}
    />
  );
}

/** The member's account before and after the plan was sent, or as it would be; and what stands against it. */
export function AccountFacts({ plan }: Props) {
  const { t } = useTranslation('incomes');
  const { before, after, frozen } = plan.account;
  const isOver = !isPending(plan);
  return (
    <>
      <AboutBlock warnings={hindrances(plan)} />
      <Facts
        facts={[
          ...(plan.status === sendPlanStatus.cancelled
            ? [{ label: t('balanceNow'), value: formatMoney(before) }]
            : [
                { label: t(isOver ? 'before' : 'balanceNow'), value: formatMoney(before) },
                { label: t(isOver ? 'after' : 'expectedAfter'), value: formatMoney(after) },
              ]),
          { label: t('frozenAmount'), value: formatMoney(frozen) },
        ]}
      />
    </>
  );
}

/** The row of the journal that brought the money in. */
export function JournalFacts({ plan: { journal } }: Props) {
  const { t } = useTranslation('incomes');
  const label = useLabel();
  if (!journal) return <Facts facts={[{ label: t('journalNo'), value: t('notSent'), wide: true }]} />;
  return (
    <Facts
      facts={[
        { label: t('journalNo'), value: <JournalLink no={journal.journalNo} /> },
        { label: label('planAmount'), value: `+${formatMoney(journal.change)}` },
        { label: t('after'), value: formatMoney(journal.balanceAfter) },
        { label: t('journalTime'), value: formatDateTime(journal.time) },
      ]}
    />
  );
}
