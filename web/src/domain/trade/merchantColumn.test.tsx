// @vitest-environment jsdom
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { saleStep } from '#contracts/enums/products.ts';
import { MayOpenContext } from '../../kit/page/mayOpen.ts';
import products from '../../locales/zh/products.ts';
import { merchantColumn } from './merchantColumn.tsx';
import { SaleTag } from './SaleTag.tsx';

/** A hotel that cannot be sold because the contract of its merchant is over, as its row says it. */

const host = document.createElement('div');
const root = createRoot(host);
beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { products } } });
});
afterAll(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const row = { merchantId: '6', merchantName: '悦途酒店集团' };
const column = merchantColumn<typeof row>({ key: 'merchant', title: '所属商户', width: 112 });
const show = (mayOpen: boolean) => {
  act(() =>
    root.render(
      <MemoryRouter>
        <MayOpenContext.Provider value={() => mayOpen}>
          {column.render(row)}
          <SaleTag kind="hotel" merchantId="6" resourceId="3" missing={[saleStep.contract]} />
        </MayOpenContext.Provider>
      </MemoryRouter>,
    ),
  );
  return [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
};

test('the merchant leads to his details, and what is missing to where the contract is', () => {
  expect(show(true)).toEqual(['/merchant/manage/setting/details?id=6', '/merchant/manage/setting/add?id=6']);
});

test('who may not see merchants only reads the name', () => {
  expect(show(false)).toEqual([]);
  expect(host.textContent).toContain('悦途酒店集团');
});
