import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { payType, refundStatus } from '#contracts/enums/orders.ts';
import type { Refund } from '#contracts/trade/refunds.ts';
import { useFreshData } from '../../api/hooks.ts';
import { never, type Pace, whileChannelPays } from '../../api/pace.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { PresenceNote } from '../../domain/presence/PresenceNote.tsx';
import { refundLists } from '../../domain/trade/tradePaths.ts';
import { formatDateTime } from '../../kit/display/format.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { StateSteps } from '../../kit/display/StateSteps.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DetailPage, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { RefundActions } from './RefundActions.tsx';
import { RefundAmounts } from './RefundAmounts.tsx';
import { ChannelFacts, OrderFacts, RefundFacts } from './RefundFacts.tsx';
import { RefundItems } from './RefundItems.tsx';
import { RefundStatusTag } from './RefundStatusTag.tsx';
import type { RefundKind } from './refundKind.ts';
import { refundSteps } from './refundSteps.ts';

/** No channel answers for an offline payment; staff say when the money was returned. */
const pollWhilePaying = (refund: Refund | undefined): Pace =>
  refund?.status === refundStatus.paying && refund.channel !== payType.offline ? whileChannelPays : never;

/** 退款详情 of one kind (domain design, section 11.2). */
export function RefundDetail({ of }: { of: RefundKind }) {
  const id = useRecordId();
  return id ? <OneRefund key={id} id={id} of={of} /> : <Navigate to={refundLists[of.kind]} replace />;
}

function OneRefund({ id, of }: { id: string; of: RefundKind }) {
  const { t } = useTranslation(['refunds', 'common']);
  const calls = useScopedCalls(of.calls);
  const { data: refund, error, reload } = useFreshData(calls.get, { params: { id } }, pollWhilePaying);
  const label = useLabel();
  const statusName = useCodeName('refundStatus');
  if (!refund) return <LoadState error={error} onRetry={reload} />;
  const titles = {
    apply: t('refunds:stepApply'),
    audit: t('refunds:audit'),
    pay: t('refunds:execute'),
    done: statusName(refundStatus.done),
  };
  return (
    <DetailPage
      title={refund.refundNo}
      tags={
        <>
          <RefundStatusTag refund={refund} />
          <PresenceNote kind={`refunds-${of.kind}`} id={id} />
        </>
      }
      actions={<RefundActions of={of} calls={calls} refund={refund} onChanged={() => reload()} />}
    >
      <StateSteps
        label={t('refunds:steps')}
        steps={refundSteps(refund).map(({ name, state, time, reason }) => ({
          title: titles[name],
          state,
          note: [formatDateTime(time), reason].filter((text) => text && text !== '-').join(' '),
        }))}
      />
      <Section title={t('refunds:refundInfo')}>
        <RefundFacts refund={refund} />
      </Section>
      <Section title={t('refunds:calculation')}>
        <RefundAmounts refund={refund} />
      </Section>
      <Section title={label('refundItems')}>
        <RefundItems of={of} items={refund.items} />
      </Section>
      <Section title={t('refunds:orderSummary')}>
        <OrderFacts
          of={of}
          refund={refund}
          reveal={revealOf(calls.reveal, refund, () => reload())('memberMobile')}
        />
      </Section>
      <Section title={t('refunds:channelInfo')}>
        <ChannelFacts refund={refund} />
      </Section>
      <Section title={t('common:operationLog')}>
        <Timeline logs={refund.logs} />
      </Section>
    </DetailPage>
  );
}
