import { expect, test } from './fixtures.ts';

test("greets, shows today's figures, and each leads to the list that it counts", async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: /^林知远，(上午|下午|晚上)好$/ })).toBeVisible();
  for (const label of ['今日短信', '今日发送失败', '展示中的轮播图', '合同将到期商户']) {
    const card = page.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(card).toHaveText(new RegExp(`^${label}[\\d,]+$`));
    const figure = Number((await card.textContent())?.replace(/\D/g, ''));
    await card.click();
    await expect(page.getByText(`共 ${figure} 条`)).toBeVisible();
    await page.goBack();
  }
});

test('offers only what the user may open', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto('/home');
  const entries = page.getByRole('region', { name: '快捷入口' }).getByRole('link');
  const trade = [/门票订单/, /酒店订单/, /民宿订单/, /门票退款/, /酒店退款/, /民宿退款/];
  await expect(entries).toHaveText([...trade, /基础设置/, /首页轮播图/, /短信发放记录/]);
});

test('a user without any screen is told what to do', async ({ page, signInAs }) => {
  await signInAs('estateManager');
  await page.goto('/home');
  await expect(page.getByText(/还没有可以使用的功能/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '今日数据' })).toHaveCount(0);
});
