// @vitest-environment jsdom
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { refundRecordExample } from '#contracts/examples/refunds.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import kit from '../../locales/zh/kit.ts';
import orders from '../../locales/zh/orders.ts';
import refunds from '../../locales/zh/refunds.ts';
import { useStay } from './stays.tsx';
import { useOrderAbout } from './useOrderAbout.tsx';

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { kit, orders, refunds } } });
});

it('the audit of a refund shows the stay, when the order was made and paid, and what is back already', () => {
  const host = document.createElement('div');
  function Facts() {
    const facts = useOrderAbout({ orderStatus: 'stayOrderStatus', useDates: useStay });
    return (
      <AboutBlock facts={facts({ ...refundRecordExample, refundedAmount: 12_300, actions: ['audit'] })} />
    );
  }
  act(() => createRoot(host).render(<Facts />));
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
