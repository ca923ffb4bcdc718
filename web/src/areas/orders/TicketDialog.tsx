import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ordersPlace } from '#contracts/areas/orders.ts';
import type { PlaceOrder } from '#contracts/trade/orders.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { MemberAndMobile } from '../../domain/members/MemberAndMobile.tsx';
import { orderDetails, orderPath } from '../../domain/trade/tradePaths.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { DaySpan } from '../../kit/display/DaySpan.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import css from './TicketDialog.module.css';
import { cleanCode } from './ticketRefusal.ts';
import { useTicketScans } from './useTicketScans.ts';

const calls = { reveal: ordersPlace.reveal };

/** 验券: a scanned or typed code shows its ticket, and Enter takes it; then the field waits for the next one. */
export default function TicketDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['orders', 'shell', 'kit']);
  const label = useLabel();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { scan, open, takeAll, last, earlier, waits, readyFor } = useTicketScans((taken) =>
    setText((now) => (cleanCode(now) === taken ? '' : now)),
  );
  const code = cleanCode(text);
  const loud = last?.refusal ?? last?.failure;
  const isReady = readyFor(code) !== undefined;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    scan(code);
    // At once, since the next scan may come before the answer: it replaces what is in the field.
    field.current?.focus();
    field.current?.select();
  };
  const onTakeAll = () => {
    takeAll();
    field.current?.focus();
  };
  return (
    <TopDialog title={t('shell:tickets')} width={560} light onClose={onClose}>
      <form className={css.form} onSubmit={onSubmit}>
        <Input
          ref={field}
          data-first-focus
          size="large"
          aria-label={label('vouchers')}
          placeholder={t('orders:ticket.hint')}
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={setText}
        />
        <Button htmlType="submit" size="large" theme={isReady ? 'solid' : 'light'} loading={waits > 0}>
          {t(isReady ? 'orders:move.verify' : 'kit:search')}
        </Button>
      </form>
      <div role="alert">
        {loud && (
          <p className={css.refused}>
            <strong>{loud}</strong>
            <span>{last?.code}</span>
          </p>
        )}
      </div>
      <div role="status">
        {last?.isTaken && (
          <p className={css.taken}>
            {(last.count ?? 1) > 1 ? (
              <strong>{t('orders:ticket.takenMany', { n: last.count ?? 1 })}</strong>
            ) : (
              <>
                <strong>{t('orders:ticket.taken')}</strong>
                <span>{last.code}</span>
              </>
            )}
          </p>
        )}
        {isReady && <p className={css.ready}>{t('orders:ticket.enter')}</p>}
        {waits > 1 && <p>{t('orders:ticket.waiting', { n: waits - 1 })}</p>}
      </div>
      {last?.order && <Ticket order={last.order} code={last.code} />}
      {/* The shown ticket itself is taken by Enter. */}
      {open.length > (isReady ? 1 : 0) && (
        <p className={css.others}>
          {t('orders:ticket.left', { n: open.length })}
          <Button onClick={onTakeAll}>{t('orders:ticket.takeAll', { n: open.length })}</Button>
        </p>
      )}
      {earlier.length > 0 && (
        <ul className={css.earlier} aria-label={t('orders:ticket.earlier')}>
          {earlier.map(({ key, code, isTaken, refusal, failure }) => (
            <li key={key}>
              {code} {refusal ?? failure ?? t(isTaken ? 'orders:ticket.taken' : 'orders:ticket.notTaken')}
            </li>
          ))}
        </ul>
      )}
    </TopDialog>
  );
}

function Ticket({ order, code }: { order: PlaceOrder; code: string }) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  const { reveal } = useScopedCalls(calls);
  const mayOpen = useMayOpen();
  const statusName = useCodeName('ticketOrderStatus');
  const voucherName = useCodeName('voucherStatus');
  const voucher = order.vouchers.find((one) => one.code === code);
  const usedAt = voucher && formatDateTime(voucher.useTime);
  const facts = [
    { label: t('productInfo'), value: `${order.productName} · ${order.resourceName}` },
    { label: label('useDate'), value: <DaySpan from={order.useDate} until={order.validUntil} /> },
    { label: t('holder'), value: voucher?.holder || order.contactName },
    {
      label: label('vouchers'),
      value: [voucher && voucherName(voucher.status), usedAt]
        .filter((part) => part && part !== '-')
        .join(' '),
    },
    { label: t('orderStatus'), value: statusName(order.status) },
    {
      label: label('member'),
      value: <MemberAndMobile of={order} reveal={revealOf(reveal, order)('memberMobile')} />,
    },
    {
      label: label('orderNo'),
      value: mayOpen(orderDetails.place) ? (
        <Link to={orderPath('place', order.id)}>{order.orderNo}</Link>
      ) : (
        order.orderNo
      ),
    },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
