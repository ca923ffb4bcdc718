// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { refundRecordExample } from '#contracts/examples/refunds.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import kit from '../../locales/zh/kit.ts';
import orders from '../../locales/zh/orders.ts';
import refunds from '../../locales/zh/refunds.ts';
import { useStay } from './stays.tsx';
import { useOrderAbout } from './useOrderAbout.tsx';

const { host, draw } = drawing();
inChinese({ kit, orders, refunds });

it('the audit of a refund shows the stay, when the order was made and paid, and what is back already', () => {
  function Facts() {
    const facts = useOrderAbout({ orderStatus: 'stayOrderStatus', useDates: useStay });
    return (
      <AboutBlock facts={facts({ ...refundRecordExample, refundedAmount: 12_300, actions: ['audit'] })} />
    );
  }
  draw(<Facts />);
  const shown = [...host.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(shown).toEqual([
    expect.stringMatching(/^订单状态./),
    expect.stringContaining('2026-05-01'),
    '下单时间2026-01-31 09:30:00',
    '付款时间2026-01-31 09:30:00',
    '实付900.00',
    '此前已退123.00',
  ]);
});
