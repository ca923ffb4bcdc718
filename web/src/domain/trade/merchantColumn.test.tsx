// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { saleStep } from '#contracts/enums/products.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { MayOpenContext } from '../../kit/page/mayOpen.ts';
import products from '../../locales/zh/products.ts';
import { merchantColumn } from './merchantColumn.tsx';
import { SaleTag } from './SaleTag.tsx';

const { host, draw } = drawing();
inChinese({ products });

/** A hotel that cannot be sold because the contract of its merchant is over, as its row says it. */

const row = { merchantId: '6', merchantName: '悦途酒店集团' };
const column = merchantColumn<typeof row>({ key: 'merchant', title: '所属商户', width: 112 });
const show = (mayOpen: boolean) => {
  draw(
    <MemoryRouter>
      <MayOpenContext.Provider value={() => mayOpen}>
        {column.render(row)}
        <SaleTag kind="hotel" merchantId="6" resourceId="3" missing={[saleStep.contract]} />
      </MayOpenContext.Provider>
    </MemoryRouter>,
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
