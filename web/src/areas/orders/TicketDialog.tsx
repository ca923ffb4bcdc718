import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersPlace } from '#contracts/areas/orders.ts';
import type { PlaceOrder } from '#contracts/trade/orders.ts';
import { call } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/errors.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { DaySpan } from '../../kit/display/DaySpan.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './TicketDialog.module.css';
import { cleanCode, ticketRefusal } from './ticketRefusal.ts';

interface Found {
  code: string;
  order?: PlaceOrder;
  /** Said loudly. */
  refusal?: string;
  /** Said as loudly; whether the ticket was taken is not known, and Enter sends it again. */
  failure?: string;
  isTaken?: boolean;
}

const calls = {
  getByCode: ordersPlace.getByCode,
  verify: ordersPlace.verify,
  reveal: ordersPlace.reveal,
};

/** 验券: a scanned or typed code shows its ticket, and Enter takes it; then the field waits for the next one. */
export default function TicketDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['orders', 'shell', 'kit']);
  const label = useLabel();
  const { getByCode, verify } = useScopedCalls(calls);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found>();
  const code = cleanCode(text);
  const loud = found?.refusal ?? found?.failure;
  const isReady = found?.order !== undefined && !found.refusal && !found.isTaken && found.code === code;

  const find = async () => {
    const order = await call(getByCode, { query: { code } } as never, { quiet: true });
    const refusal = ticketRefusal(order, code);
    return { code, order, ...(refusal && { refusal: t(`orders:sentences.${refusal}`) }) };
  };
  const take = async ({ id }: PlaceOrder) => {
    const order = await call(verify, { params: { id }, body: { codes: [code] } } as never, { quiet: true });
    setText('');
    return { code, order, isTaken: true };
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (code === '' || busy) return;
    setBusy(true);
    try {
      setFound(await (isReady && found.order ? take(found.order) : find()));
    } catch (error) {
      const said = messageOf(error);
      const isUnanswered = isReady && error instanceof ApiError && error.sent?.isUnanswered;
      setFound(isUnanswered ? { ...found, failure: said } : { code, refusal: said });
    } finally {
      setBusy(false);
      // The next scan replaces what is in the field.
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <TopDialog title={t('shell:tickets')} width={560} light onClose={onClose}>
      <form className={css.form} onSubmit={(event) => void onSubmit(event)}>
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
        <Button htmlType="submit" size="large" theme={isReady ? 'solid' : 'light'} loading={busy}>
          {t(isReady ? 'orders:move.verify' : 'kit:search')}
        </Button>
      </form>
      <div role="alert">
        {loud && (
          <p className={css.refused}>
            <strong>{loud}</strong>
            <span>{found?.code}</span>
          </p>
        )}
      </div>
      <div role="status">
        {found?.isTaken && (
          <p className={css.taken}>
            <strong>{t('orders:ticket.taken')}</strong>
            <span>{found.code}</span>
          </p>
        )}
        {isReady && <p className={css.ready}>{t('orders:ticket.enter')}</p>}
      </div>
      {found?.order && <Ticket order={found.order} code={found.code} />}
    </TopDialog>
  );
}

function Ticket({ order, code }: { order: PlaceOrder; code: string }) {
  const { t } = useTranslation('orders');
  const label = useLabel();
  const { reveal } = useScopedCalls(calls);
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
      value: (
        <>
          {order.memberName}{' '}
          <MaskedText
            value={order.memberMobile}
            of={label('memberMobile')}
            reveal={revealOf(reveal, order)('memberMobile')}
          />
        </>
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
