import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useFreshData } from '../../api/hooks.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { PresenceNote } from '../../domain/presence/PresenceNote.tsx';
import { orderLists } from '../../domain/trade/tradePaths.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { DetailPage, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderInfo } from './OrderInfo.tsx';
import { OrderMoves } from './OrderMoves.tsx';
import { OrderPeople } from './OrderPeople.tsx';
import { OrderProduct } from './OrderProduct.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { OrderTags } from './OrderTags.tsx';
import type { DetailCalls, DetailKind, SharedOrder } from './orderKind.ts';

/** 订单详情 of one kind (domain design, section 10.2): the sections in their order. What differs between the kinds comes from `kind`. */
export function OrderDetail<Order extends SharedOrder, Calls extends DetailCalls<Order>>({
  kind,
}: {
  kind: DetailKind<Order, Calls>;
}) {
  const id = useRecordId();
  return id ? <OneOrder key={id} id={id} of={kind} /> : <Navigate to={orderLists[kind.kind]} replace />;
}

interface OneProps<Order extends SharedOrder, Calls extends DetailCalls<Order>> {
  id: string;
  of: DetailKind<Order, Calls>;
}

function OneOrder<Order extends SharedOrder, Calls extends DetailCalls<Order>>({
  id,
  of,
}: OneProps<Order, Calls>) {
  const { t } = useTranslation(['orders', 'common']);
  const label = useLabel();
  const calls = useScopedCalls(of.calls);
  const { data, error, reload } = useFreshData(calls.get as DetailCalls<Order>['get'], { params: { id } });
  const booking = of.useBooking();
  if (!data) return <LoadState error={error} onRetry={() => reload()} />;
  const order = data as Order;
  const show = (fresh?: SharedOrder) =>
    void (fresh ? reload(fresh as Order, { revalidate: false }) : reload());
  const reveal = revealOf(calls.reveal as DetailCalls<Order>['reveal'], order, () => reload());
  const { Items } = of;
  return (
    <DetailPage
      title={order.orderNo}
      tags={
        <>
          <OrderTags names={of.statusNames} order={order} />
          <PresenceNote kind={`orders-${of.kind}`} id={id} />
        </>
      }
      actions={<OrderMoves of={of} calls={calls} order={order} onChanged={show} />}
    >
      <OrderSteps order={order} use={of.words.use} onOver={() => show()} />
      <OrderInfo kind={of.kind} order={order} reveal={reveal} />
      <OrderProduct kind={of.kind} order={order} days={of.days?.(order)} booking={booking(order)} />
      <Section title={label(of.words.people)}>
        <OrderPeople label={label(of.words.people)} guests={order.guests} reveal={reveal} />
      </Section>
      <Section title={t(`orders:${of.words.items}`)}>
        <Items order={order} />
      </Section>
      <OrderAmounts order={order} />
      <OrderRefunds kind={of.kind} refunds={order.refunds} />
      <Section title={t('common:operationLog')}>
        <Timeline logs={order.logs} />
      </Section>
    </DetailPage>
  );
}
