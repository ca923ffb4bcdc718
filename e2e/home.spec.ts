import { dayMs } from '#contracts/days.ts';
import { orderStatus, refundStatus } from '#contracts/enums/orders.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import { tradeKinds } from '#contracts/trade/trade.ts';
import { expect, type Page, type Persona, type System, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { countOf } from './journal.ts';
import { orderIn, refundIn, stateOf } from './tradeScenes.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const cards = (page: Page, of: string) => region(page, of).getByRole('list').getByRole('link');
/** The cards with their numbers; does not match before the numbers are loaded. */
const counted = (labels: string[]) => labels.map((label) => new RegExp(`^${label}[\\d,]+$`));
const someOf = (labels: string[]) => labels.map((label) => new RegExp(`^${label}[1-9][\\d,]*$`));

const toConfirm = ['酒店待确认订单', '民宿待确认订单'];
const ofRefunds = ['门票', '酒店', '民宿'].map((kind) => `${kind}待审核退款`);
const toPay = ['门票', '酒店', '民宿'].map((kind) => `${kind}待退款`);
const toFinish = ['门票', '酒店', '民宿'].map((kind) => `${kind}待确认已退`);
const failed = ['门票', '酒店', '民宿'].map((kind) => `${kind}退款失败`);
const unpriced = ['门票', '酒店', '民宿'].map((kind) => `未设价${kind}产品`);
/** Of refunds only the platform moves money. */
const ofMerchant = [...toConfirm, ...ofRefunds, ...unpriced];
const ofTrade = [...toConfirm, ...ofRefunds, ...toPay, ...toFinish, ...failed, ...unpriced];
const ofBanners = ['首页', '置业', '落地页'].map((page) => `${page}轮播图目标已下架`);
const ofEstates = ['待联系线索', '待跟进线索', '待审核推荐'];
const ofWithdraws = ['待审核提现', '待打款提现', '待确认到账提现', '提现打款失败'];
const ofIncomes = ['待审核收入', '今日待发放', '逾期发放计划'];
const ofPlatform = '合同将到期商户';
const money = ['门票', '酒店', '民宿'];

/**
 * Creates for each kind orders to confirm, a product without a price, refunds to audit, to pay out, to confirm and failed, and amounts paid and refunded
 * today; all of the merchantManager's merchant. Of each page a banner leads to what is gone.
 */
async function busyDay(system: System) {
  for (const kind of tradeKinds) {
    if (kind !== 'place') await orderIn(system, kind, orderStatus.toConfirm, { own: 1 });
    await stateOf(system, 'a product on sale has no price', { trade: kind, own: 1 });
    for (const status of [refundStatus.toAudit, refundStatus.toPay, refundStatus.failed, refundStatus.done])
      await refundIn(system, kind, status, { own: 1 });
    await refundIn(system, kind, refundStatus.paying, { own: 1, offline: 1 });
  }
  for (const context of ['miniHome', 'estate', 'landing'])
    await stateOf(system, 'a live banner leads to what is gone', { context });
}

/** Follows each card to the list that it counts. */
async function followCards(page: Page, of: string, wanted: RegExp[]) {
  await expect(cards(page, of)).toHaveText(wanted);
  for (const [at, text] of (await cards(page, of).allTextContents()).entries()) {
    await cards(page, of).nth(at).click();
    await expect(page.getByText(`共 ${text.replace(/\D/g, '')} 条`)).toBeVisible();
    await page.goBack();
  }
}

const cents = (text: string | undefined) => Math.round(Number(text?.replaceAll(',', '')) * 100);
/** Follows the amounts paid, refunded and net, of today and of the month, to the lists that they sum. */
async function followMoney(page: Page) {
  const amount = /^[\d,]+\.\d\d$/;
  for (const kind of money) {
    const cells = page.getByRole('row', { name: new RegExp(`^${kind}`) }).getByRole('cell');
    await expect(cells).toHaveText([amount, amount, /\d\.\d\d$/, amount, amount, /\d\.\d\d$/]);
    const texts = await cells.allTextContents();
    for (const span of [0, 3]) {
      const [paid, refunded, net] = texts.slice(span, span + 3);
      expect(cents(paid)).toBeGreaterThan(0);
      expect(cents(refunded)).toBeGreaterThan(0);
      expect(cents(net)).toBe(cents(paid) - cents(refunded));
      await cells.nth(span).getByRole('link').click();
      await expect(page.getByText(`实付合计${paid}元`)).toBeVisible();
      await page.goBack();
      await cells
        .nth(span + 1)
        .getByRole('link')
        .click();
      await expect(page.getByText(`笔，退款合计${refunded}元`)).toBeVisible();
      await page.goBack();
    }
  }
}

test("greets, shows the platform's figures, and each leads to the list that it counts", {
  tag: '@moment',
}, async ({ page, system, signInAs }) => {
  await busyDay(system);
  await signInAs('platformAdmin');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: /^周明慧，(上午|下午|晚上)好$/ })).toBeVisible();
  await followCards(page, '今日数据', counted(['今日短信', '今日发送失败', '展示中的轮播图']));
  await followCards(
    page,
    '待办',
    someOf([...ofTrade, ...ofBanners, ...ofEstates, ...ofWithdraws, ...ofIncomes, ofPlatform]),
  );
});

test('shows a merchant user his own figures, and each leads to the list that it counts', async ({
  page,
  system,
  signInAs,
}) => {
  await busyDay(system);
  await signInAs('merchantManager');
  await page.goto('/home');
  await expect(cards(page, '今日数据')).toHaveCount(0);
  await followCards(page, '待办', someOf(ofMerchant));
  await followMoney(page);
  const called = (await system.journal()).flatMap(({ endpoint }) => endpoint ?? []);
  expect(called.filter((name) => /^(orders|refunds|products)/.test(name) && !name.endsWith('OfOwn'))).toEqual(
    [],
  );
});

for (const days of [0, 40])
  test(`amounts lead to the orders and refunds that they sum, ${days} days after the start of a demo`, {
    tag: '@moment',
  }, async ({ page, system, signInAs }) => {
    await system.control('clock', { advanceMs: days * dayMs });
    await busyDay(system);
    await signInAs('platformAdmin');
    await page.goto('/home');
    await followMoney(page);
  });

test('a demo whose clock was moved counts and shows by one day', async ({ page, system, signInAs }) => {
  await system.control('clock', { advanceMs: 40 * dayMs });
  await busyDay(system);
  await signInAs('platformAdmin');
  await page.goto('/home');
  await expect(cards(page, '待办').first()).toBeVisible();
  const waiting = await cards(page, '待办').allTextContents();
  await followCards(page, '待办', counted(waiting.map((text) => text.replace(/[\d,]+$/, ''))));
  await page.goto('/finance/income-manage/send-plan-list');
  const tab = page.getByRole('tab', { name: /^逾期 \d+$/ });
  await tab.click();
  const overdue = Number((await tab.textContent())?.replace(/\D/g, ''));
  const rows = page.locator('tbody').getByRole('row');
  await expect(page.getByText(`共 ${overdue} 条`)).toBeVisible();
  await expect(rows.filter({ hasText: /逾期\d+天/ })).toHaveCount(Math.min(overdue, 10));
  await expect(rows).toHaveCount(Math.min(overdue, 10));
});

const rights: [persona: Persona, of: string, labels: string[], kinds: string[]][] = [
  ['operator', 'products and may see orders, no refunds', [...unpriced, ...ofBanners, ofPlatform], []],
  ['finance', 'incomes and may see orders and refunds', [...ofWithdraws, ...ofIncomes], money],
  ['frontDesk', 'orders and may see refunds and products', toConfirm, money],
];
for (const [persona, of, labels, kinds] of rights) {
  test(`a user who manages ${of} gets what he has to do, and the figures of what he sees`, async ({
    page,
    system,
    signInAs,
  }) => {
    await busyDay(system);
    await signInAs(persona);
    await page.goto('/home');
    await expect(cards(page, '待办')).toHaveText(someOf(labels));
    await expect(region(page, '今日数据').getByRole('rowheader')).toHaveText(
      kinds.length > 1 ? [...kinds, '合计'] : kinds,
    );
  });
}

test('figures follow while the page is open: with one call for all parts, and what is shown stays until it is answered', async ({
  page,
  system,
  clock,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const asked = () => countOf(system, 'sales.byDay');
  await signInAs('platformAdmin');
  await clock.takeTimers();
  await page.goto('/home');
  const paid = page.getByRole('row', { name: /^酒店/ }).getByRole('cell').first();
  const inTrend = page.getByRole('table', { name: '近30天实付与退款' }).getByRole('row').last();
  await expect(paid).toHaveText(/^[\d,]+\.\d\d$/);
  await expect(inTrend).toHaveText(/\d\.\d\d/);
  const shown = async () => [await paid.innerText(), await inTrend.innerText()] as const;
  const before = await shown();
  expect(await asked()).toBe(1);

  const { payPrice } = await orderIn(system, 'hotel', orderStatus.toConfirm);
  const release = await hold(page, '**/sales/by-day*');
  const question = page.waitForRequest('**/sales/by-day*');
  await clock.rest(page);
  await page.clock.runFor(31_000);
  await question;
  expect(await shown()).toEqual(before);
  release();
  await expect.poll(async () => cents((await shown())[0])).toBe(cents(before[0]) + payPrice);
  await expect(inTrend).not.toHaveText(before[1]);
  expect(await asked()).toBe(2);

  // A failure says nothing and stops nothing.
  await system.control('faults', { endpoint: 'sales.byDay', kind: 'http', value: 500 });
  const later = await shown();
  const failed = page.waitForResponse((response) => response.status() === 500);
  await clock.pass(page, 31_000);
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await shown()).toEqual(later);
  await system.control('faults', undefined, 'DELETE');
  const second = await orderIn(system, 'hotel', orderStatus.toConfirm);
  await clock.pass(page, 31_000);
  await expect.poll(async () => cents((await shown())[0])).toBe(cents(later[0]) + second.payPrice);
});

/** Answers every question for what waits with the same number for each entry. */
const allWait = (page: Page, count: number) =>
  page.route('**/todos/count*', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: { key: string }[] };
    await route.fulfill({ json: { ...envelope, data: data.map(({ key }) => ({ key, count })) } });
  });

test('an entry of which nothing waits is hidden, and work that is done leaves', async ({
  page,
  system,
  signInAs,
}) => {
  await busyDay(system);
  await signInAs('frontDesk');
  await page.goto('/home');
  await expect(cards(page, '待办').first()).toBeVisible();
  for (const text of await cards(page, '待办').allTextContents()) expect(text).toMatch(/[1-9]\d*$/);
  await expect(region(page, '待办').getByText('目前没有待办')).toHaveCount(0);
  await allWait(page, 0);
  await page.reload();
  await expect(region(page, '待办').getByText('目前没有待办')).toBeVisible();
  await expect(cards(page, '待办')).toHaveCount(0);
});

test('who may look at lists and do the work of none has no 待办', async ({ page, system, signInAs }) => {
  const token = await system.tokenOf('superAdmin');
  const { data } = await system.call('roles/get/2', {}, token);
  const update = { ...(data as object), rightIds: [rightIds.viewOrderHotel, rightIds.viewWithdraw] };
  expect((await system.call('roles/update/2', { data: update }, token)).status).toBe(1);
  await busyDay(system);
  await signInAs('finance');
  await page.goto('/home');
  await expect(region(page, '快捷入口').getByRole('link', { name: /提现记录/ })).toBeVisible();
  await expect(region(page, '待办')).toHaveCount(0);
});

test('a failure to count the work is said, and repeated on a click', async ({
  page,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await signInAs('support');
  // Down until somebody clicks: the page asks again by itself, which would take the button away.
  const isClicked = () => page.evaluate(() => 'clicked' in document.body.dataset);
  await page.route('**/todos/count**', async (route) =>
    (await isClicked()) ? route.fallback() : route.fulfill({ status: 500 }),
  );
  await page.goto('/home');
  await page.evaluate(() =>
    document.addEventListener('click', () => document.body.setAttribute('data-clicked', ''), true),
  );
  await expect(region(page, '待办').getByRole('alert')).toContainText('数据加载失败');
  await region(page, '待办').getByRole('button', { name: '重试' }).click();
  await expect(cards(page, '待办').first()).toBeVisible();
});

test('work comes first, and on a wide screen the figures stand beside it', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto('/home');
  await expect(cards(page, '待办').first()).toBeVisible();
  const boxes = async () => {
    const [work, figures] = await Promise.all(
      ['待办', '今日数据'].map((name) => region(page, name).boundingBox()),
    );
    if (!work || !figures) throw new Error('not on the page');
    return { work, figures };
  };
  for (const width of [960, 1_024, 1_280, 1_920]) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = width >= 1_280;
    await expect.poll(async () => (await boxes()).figures.x > 400).toBe(isWide);
    const { work, figures } = await boxes();
    expect(work.y < figures.y).toBe(!isWide);
    expect(await page.locator('#content').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  }
});

test('offers only what the user may open', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto('/home');
  const entries = page.getByRole('region', { name: '快捷入口' }).getByRole('link');
  const trade = [/门票订单/, /酒店订单/, /民宿订单/, /门票退款/, /酒店退款/, /民宿退款/];
  await expect(entries).toHaveText([
    /预约线索/,
    /推荐列表/,
    /会员列表/,
    ...trade,
    /基础设置/,
    /首页轮播图/,
    /短信发放记录/,
  ]);
});

test('a user without any screen is told what to do', async ({ page, system, signInAs }) => {
  // The role of the finance user, with a right whose screens are no entry of the menu.
  const token = await system.tokenOf('superAdmin');
  const { data } = await system.call('roles/get/2', {}, token);
  const update = { ...(data as object), rightIds: [rightIds.viewProductPlaceStock] };
  expect((await system.call('roles/update/2', { data: update }, token)).status).toBe(1);
  await signInAs('finance');
  await page.goto('/home');
  await expect(page.getByText(/还没有可以使用的功能/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '今日数据' })).toHaveCount(0);
});
