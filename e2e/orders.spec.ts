import { expect, type Page, type Persona, type System, test } from './fixtures.ts';
import { file, png } from './pictures.ts';

/** Orders of the three kinds, on the screens: domain design, section 10. */

type Kind = 'place' | 'hotel' | 'house';
const kinds: Kind[] = ['place', 'hotel', 'house'];

const listOf = (kind: Kind) => `/order/order-manage/order-${kind}-list`;
const detailOf = (kind: Kind, id: string) => `/order/order-manage/order-${kind}-detail?id=${id}`;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} `) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => button(page, '确定').last();
const state = (page: Page, name: string) => page.locator('main').getByText(name, { exact: true }).first();
const log = (page: Page) => page.getByRole('region', { name: '操作记录' });
const saved = (page: Page) => expect(page.getByText('操作成功')).toBeVisible();
const yuan = (cents: number) => (cents / 100).toFixed(2);

const status = { unpaid: 10, toConfirm: 20, toUse: 30, inUse: 40, done: 50, cancelled: 60, closed: 70 };
interface Made {
  id: string;
  orderNo: string;
  payPrice: number;
  totalPrice: number;
  code: string;
  today: string;
}
const stateOf = <T>(system: System, name: string, params: object) =>
  system.control('provider-states', { state: name, params }) as Promise<T>;
/** An order of the kind in a status; `own` = of the merchantManager's merchant. */
const made = (system: System, trade: Kind, code: number, more: object = {}) =>
  stateOf<Made>(system, 'an order is in a status', { trade, status: code, ...more });

async function open(page: Page, kind: Kind, id: string) {
  await page.goto(detailOf(kind, id));
  await expect(log(page)).toBeVisible();
}

/** Opens a dialog from its button, fills it and saves; only a save that worked closes it. */
async function move(page: Page, name: string, fill: () => Promise<unknown> = async () => undefined) {
  await button(page, name).click();
  await expect(dialog(page)).toBeVisible();
  await fill();
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();
}

async function choose(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

const idCards = ['990000199001011239'];
/** Documents of the people whose names are there already. */
async function readDocuments(page: Page, count: number) {
  for (let at = 0; at < count; at++)
    await page.getByLabel(`第${at + 1}位 证件号`, { exact: true }).fill(passportOf(at));
}
const passportOf = (at: number) => `E1234567${at}`;
async function registerGuests(page: Page, rooms: string[]) {
  for (const at of [0, 1]) await choose(page, `第${at + 1}位 证件类型`, '护照');
  await readDocuments(page, 2);
  for (const no of rooms) {
    await page.getByLabel('房号').fill(no);
    await page.getByLabel('房号').press('Enter');
  }
}

test('a list begins with the last 90 days, which stand in the address and can be taken away', async ({
  page,
  signInAs,
}) => {
  await signInAs('support');
  await page.goto(listOf('hotel'));
  await expect(page).toHaveURL(/\?createStart=\d{4}-\d{2}-\d{2}$/);
  const start = new URL(page.url()).searchParams.get('createStart') ?? '';
  await expect(page.getByLabel('下单时间 开始日期')).toHaveValue(start);
  const total = page.getByText(/^共 [1-9]\d* 条$/);
  const recent = await total.textContent();

  await page.getByLabel('下单时间 开始日期').fill('');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/\?page=1$/);
  await expect(total).not.toHaveText(recent ?? '');
  await page.reload();
  await expect(page.getByLabel('下单时间 开始日期')).toHaveValue('');

  await button(page, '重置').click();
  await expect(page.getByLabel('下单时间 开始日期')).toHaveValue(start);
  await expect(total).toHaveText(recent ?? '');
});

test('an order is found by the end of its number, however old it is', async ({ page, system, signInAs }) => {
  await signInAs('support');
  const { orderNo } = await made(system, 'place', status.toUse);
  await page.goto(listOf('place'));
  await page.getByLabel('订单编号', { exact: true }).fill('12345');
  await button(page, '查询').click();
  await expect(page.getByText('订单编号至少输入后6位')).toBeVisible();
  await expect(page.getByLabel('订单编号', { exact: true })).toHaveValue('12345');
  await page.getByLabel('订单编号', { exact: true }).fill(orderNo.slice(-6));
  await button(page, '查询').click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(page).not.toHaveURL(/createStart/);
  await expect(row(page, orderNo)).toContainText('2张');
  await expect(row(page, orderNo)).toContainText('0/2');
  await expect(row(page, orderNo)).toContainText('待使用');
  await expect(page.getByText('共1单，实付合计595.00元，退款合计0.00元')).toBeVisible();
});

test('tabs count under the same filters, sums are of the whole filter, and amounts sort', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  await made(system, 'house', status.toConfirm);
  await page.goto(listOf('house'));
  await expect(page.getByRole('columnheader')).toHaveText([
    '订单编号',
    '状态',
    '产品名称',
    '入住–离店',
    '数量',
    '实付',
    '会员',
    '房源',
    '入住人数',
    '订单金额',
    '优惠',
    '支付方式',
    '下单时间',
    '操作',
  ]);
  await expect(page.getByRole('tab')).toHaveText([
    /^全部 \d+$/,
    /^待付款 \d+$/,
    /^待确认 \d+$/,
    /^待入住 \d+$/,
    /^已入住 \d+$/,
    /^已完成 \d+$/,
    /^已取消 \d+$/,
    /^已关闭 \d+$/,
  ]);
  const count = Number((await tab(page, '待确认').textContent())?.replace(/\D/g, ''));
  await tab(page, '待确认').click();
  await expect(page).toHaveURL(/createStart=.*status=20/);
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible();
  await expect(page.getByText(new RegExp(`^共${count}单，实付合计`))).toBeVisible();

  await tab(page, '全部').click();
  await button(page, '实付').click();
  await expect(page).toHaveURL(/sort=payPrice&direction=desc/);
  await expect(page.getByRole('columnheader', { name: '实付' })).toHaveAttribute('aria-sort', 'descending');
  const amounts = async () => (await page.locator('tbody tr td:nth-child(6)').allTextContents()).map(Number);
  await expect
    .poll(async () => (await amounts()).every((value, at, all) => at === 0 || value <= (all[at - 1] ?? 0)))
    .toBe(true);
  await button(page, '实付').click();
  await expect(page).toHaveURL(/sort=payPrice&direction=asc/);
  await button(page, '实付').click();
  await expect(page).not.toHaveURL(/sort=/);

  await button(page, '展开').click();
  await page.getByLabel('实付 最低').fill('99999999');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/payMin=9999999900/);
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
});

test('back from an order restores the list, its tab and its page', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto(`${listOf('place')}?createStart=2020-01-01&status=50&page=2`);
  await expect(tab(page, '已完成')).toHaveAttribute('aria-selected', 'true');
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  const orderNo = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { name: orderNo })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/createStart=2020-01-01&status=50&page=2$/);
  await expect(row(page, orderNo)).toBeVisible();
  await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
});

test('the whole life of a ticket order: ordered by staff, made cheaper, paid at the counter, used, the rest refunded', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const offer = await stateOf<{
    productName: string;
    memberMobile: string;
    memberName: string;
    useDate: string;
  }>(system, 'a product can be ordered', { trade: 'place' });
  await page.goto(listOf('place'));
  await button(page, '代客下单').click();
  await confirm(page).click();
  await expect(page.getByText('请选择产品名称')).toBeVisible();
  await page.getByLabel('会员手机号').fill(offer.memberMobile);
  await page.getByRole('combobox', { name: '产品名称' }).fill(offer.productName);
  await page.getByRole('option', { name: offer.productName, exact: true }).click();
  await page.getByLabel('使用日期', { exact: true }).fill(offer.useDate);
  await page.getByLabel('购买数量').fill('2');
  await page.getByLabel('联系人', { exact: true }).fill('林小雨');
  await page.getByLabel('联系人手机').last().fill('19900001234');
  await confirm(page).click();
  await expect(state(page, '待付款')).toBeVisible();
  await expect(page.getByRole('timer', { name: '剩余支付时间' })).toContainText(/\d\d:\d\d/);
  await expect(
    page
      .getByText(`后台 ${'苏婉清'}`)
      .or(page.getByText(/^后台 /))
      .first(),
  ).toBeVisible();

  await move(page, '修改价格', async () => {
    await page.getByLabel('改价后金额').fill('0');
    await page.getByLabel('改价原因').fill('老客户优惠');
    await confirm(page).click();
    await expect(page.getByText('改价后金额须大于0').first()).toBeVisible();
    await page.getByLabel('改价后金额').fill('500');
  });
  await expect(page.getByLabel('金额').getByText('500.00')).toBeVisible();

  await move(page, '线下收款', async () => {
    await page.getByLabel('收款金额').fill('400');
    await page.getByLabel('收款凭证').setInputFiles(file('收据.png', png(60, 50)));
    await expect(page.getByRole('button', { name: /^查看大图/ }).last()).toBeVisible();
    await confirm(page).click();
    await expect(page.getByText('支付金额不一致').first()).toBeVisible();
    await page.getByLabel('收款金额').fill('500');
  });
  await expect(state(page, '待使用')).toBeVisible();
  const codes = page.getByRole('table', { name: '券码明细' }).getByRole('row');
  await expect(codes).toHaveCount(3);
  // It is not the day yet.
  await expect(button(page, '核销')).toBeHidden();

  await system.control('clock', { advanceMs: 24 * 3_600_000 });
  await signInAs('support');
  await page.goto(listOf('place'));
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await move(page, '核销', () => page.getByRole('checkbox').nth(1).check());
  await expect(state(page, '部分使用')).toBeVisible();
  await expect(codes.nth(1)).toContainText('已使用');

  await move(page, '发起退款', async () => {
    await page.getByRole('checkbox').first().check();
    await expect(page.getByText('建议退款')).toBeVisible();
    await expect(page.getByLabel('退款金额')).toHaveValue('250');
    await choose(page, '退款原因', '行程有变');
  });
  await expect(state(page, '退款中')).toBeVisible();
  await expect(page.getByRole('table', { name: '退款记录' }).getByRole('row')).toHaveCount(2);
  await expect(log(page)).toContainText('核销1张');
});

test('the whole life of a hotel order: accepted, early, checked in, checked out', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const { id } = await made(system, 'hotel', status.toConfirm, { inDays: 0 });
  await open(page, 'hotel', id);
  await expect(page.getByRole('timer', { name: '剩余确认时间' })).toBeVisible();
  await move(page, '接单', () => page.getByLabel('确认号').fill('C20260501'));
  await expect(state(page, '待入住')).toBeVisible();
  await expect(page.getByText('C20260501').first()).toBeVisible();

  await move(page, '修改联系人', async () => {
    await page.getByLabel('联系人', { exact: true }).fill('江听松');
    await page.getByLabel('联系人手机').fill('19900005678');
  });
  await expect(page.getByText('江听松 199****5678')).toBeVisible();

  // The dialog stands open since before midnight of another clock.
  await button(page, '办理入住').click();
  await registerGuests(page, ['8801', '8802']);
  await system.control('clock', { advanceMs: -24 * 3_600_000 });
  await confirm(page).click();
  await expect(page.getByText('未到入住日期')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await system.control('clock', { advanceMs: 24 * 3_600_000 });
  await page.reload();
  await move(page, '办理入住', () => registerGuests(page, ['8801', '8802']));
  await expect(state(page, '已入住')).toBeVisible();
  await expect(page.getByRole('table', { name: '每日价格' })).toContainText('8801、8802');

  await button(page, '办理离店').click();
  await expect(page.getByText('确定办理离店吗？')).toBeVisible();
  await Promise.all([saved(page), confirm(page).click()]);
  await expect(state(page, '已完成')).toBeVisible();
  await expect(log(page)).toContainText('办理离店');
});

test('two clerks: the second is told that the order has changed, and sees the fresh one', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const { id, orderNo } = await made(system, 'hotel', status.unpaid);
  await open(page, 'hotel', id);
  await button(page, '取消订单').click();
  await page.getByLabel('取消原因').fill('会员不去了');
  await system.control('members/pay', { orderNo, transactionId: 'T1' });
  await confirm(page).click();
  await expect(page.getByText('订单状态已变更，请刷新后重试')).toBeVisible();
  await expect(state(page, '待入住')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, '取消订单')).toBeHidden();
});

test('a code that somebody else used meanwhile is told, and no longer ticked', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const { id, code } = await made(system, 'place', status.toUse, { inDays: 0 });
  await open(page, 'place', id);
  await button(page, '核销').click();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('已选 2/2')).toBeVisible();
  const other = await system.tokenOf('platformAdmin');
  expect((await system.call(`orders-place/verify/${id}`, { data: { codes: [code] } }, other)).status).toBe(1);
  await confirm(page).click();
  await expect(page.getByText('券码已使用/已退款')).toBeVisible();
  await expect(page.getByText('已选 1/1')).toBeVisible();
  await confirm(page).click();
  await expect(state(page, '已完成')).toBeVisible();
});

test('a browser that is closed in mid-save leaves one effect behind', async ({ page, system, signInAs }) => {
  await signInAs('support');
  const { id } = await made(system, 'house', status.toConfirm);
  await open(page, 'house', id);
  await button(page, '接单').click();
  await system.control('faults', { endpoint: 'ordersHouse.confirm', kind: 'delay', value: 1_500, times: 1 });
  const sent = page.waitForRequest(/orders-house\/confirm/);
  await confirm(page).click();
  await sent;
  const again = await page.context().newPage();
  await page.close();
  await expect
    .poll(
      async () =>
        (await system.journal()).filter(({ endpoint }) => endpoint === 'ordersHouse.confirm').length,
    )
    .toBe(1);
  await open(again, 'house', id);
  await expect(state(again, '待入住')).toBeVisible();
  await expect(log(again).getByText('接单', { exact: false })).toHaveCount(1);
  await expect(button(again, '接单')).toBeHidden();
});

test('a product that goes off sale under an open form is told at its field, and the form stays filled', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('support');
  const offer = await stateOf<{
    productId: string;
    productName: string;
    memberMobile: string;
    checkInDate: string;
  }>(system, 'a product can be ordered', { trade: 'hotel' });
  await page.goto(listOf('hotel'));
  await button(page, '代客下单').click();
  await page.getByLabel('会员手机号').fill(offer.memberMobile);
  await page.getByRole('combobox', { name: '产品名称' }).fill(offer.productName);
  await page.getByRole('option', { name: offer.productName, exact: true }).click();
  const dates = dialog(page).locator('input[type=date]');
  await dates.nth(0).fill(offer.checkInDate);
  await dates.nth(1).fill(offer.checkInDate);
  await dialog(page).getByLabel('联系人', { exact: true }).fill('林小雨');
  await dialog(page).getByLabel('联系人手机').fill('19900001234');
  await confirm(page).click();
  await expect(page.getByText('离店日期必须晚于入住日期').first()).toBeVisible();
  await dates.nth(1).fill('2099-01-01');
  const admin = await system.tokenOf('platformAdmin');
  await system.call(`products-hotel/enable/${offer.productId}`, { data: { enable: 0 } }, admin);
  await confirm(page).click();
  await expect(page.getByText('产品不可售')).toHaveCount(2);
  await expect(dialog(page).getByLabel('联系人', { exact: true })).toHaveValue('林小雨');
});

test('time to pay counts down by the clock of the server; at the end the order is asked for again', async ({
  page,
  system,
  signInAs,
}) => {
  const { id } = await made(system, 'place', status.unpaid);
  await system.control('clock', { advanceMs: 30 * 60_000 - 15_000 });
  await signInAs('support');
  await open(page, 'place', id);
  await expect(page.getByRole('timer', { name: '剩余支付时间' })).toContainText(/00:[01]\d/);
  // The rest of the quarter of a minute.
  await expect(page.getByText('超时未支付').first()).toBeVisible({ timeout: 20_000 });
  await expect(state(page, '已取消')).toBeVisible();
});

/** Everything that can be done with an order of a kind, each from a status that allows it. */
function everyMove(kind: Kind, page: Page, system: System, own: boolean) {
  const more = own ? { own: 1 } : {};
  const from = async (code: number, extra: object = {}) => {
    const { id } = await made(system, kind, code, { ...more, ...extra });
    await open(page, kind, id);
  };
  const shared = async () => {
    await from(status.unpaid);
    await move(page, '取消订单', () => page.getByLabel('取消原因').fill('会员不去了'));
    await expect(state(page, '已取消')).toBeVisible();
    await from(status.toUse);
    await move(page, '修改备注', () => page.getByLabel('商家备注').fill('已电话确认'));
    await expect(page.getByText('已电话确认').first()).toBeVisible();
    await move(page, '修改联系人', () => page.getByLabel('联系人手机').fill('19900005678'));
    await expect(page.getByText('199****5678').first()).toBeVisible();
    await move(page, '发起退款', async () => {
      await page.getByRole('checkbox').first().check();
      await expect(page.getByText('产品随时可退，不收手续费')).toBeVisible();
      await choose(page, '退款原因', '天气原因');
    });
    await expect(state(page, '退款中')).toBeVisible();
  };
  const tickets = async () => {
    await from(status.toUse, { inDays: 0 });
    await move(page, '核销', () => page.getByRole('checkbox').first().check());
    await expect(state(page, '已完成')).toBeVisible();
  };
  const stays = async () => {
    await from(status.toConfirm);
    await move(page, '接单');
    await expect(state(page, '待入住')).toBeVisible();
    await from(status.toConfirm);
    await move(page, '拒单', async () => {
      await choose(page, '拒单原因', '其他');
      await confirm(page).click();
      await expect(page.getByText('请输入拒单说明').first()).toBeVisible();
      await page.getByLabel('拒单说明').fill('停水检修');
    });
    await expect(page.getByText('商家拒单').first()).toBeVisible();
    await from(status.toUse, { inDays: 0 });
    await move(page, '办理入住', () => registerGuests(page, []));
    await button(page, '办理离店').click();
    await confirm(page).click();
    const never = await stateOf<Made>(system, 'the guests of an order never came', { trade: kind, ...more });
    await open(page, kind, never.id);
    await button(page, '标记未入住').click();
    await confirm(page).click();
    await expect(state(page, '已完成')).toBeVisible();
  };
  return { shared, own: kind === 'place' ? tickets : stays };
}

const people: [name: string, persona: Persona, own: boolean][] = [
  ['staff', 'support', false],
  ['a merchant user', 'merchantManager', true],
];
for (const kind of kinds) {
  for (const [name, persona, own] of people) {
    test(`${name} does everything with orders of ${kind}`, async ({ page, system, signInAs }) => {
      test.slow();
      await signInAs(persona);
      await page.goto(listOf(kind));
      await expect(page.getByRole('tab', { name: /^全部 / })).toBeVisible();
      await button(page, '展开').click();
      await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveCount(own ? 0 : 1);
      await expect(button(page, '代客下单')).toHaveCount(own ? 0 : 1);
      const moves = everyMove(kind, page, system, own);
      await moves.shared();
      await moves.own();
      const called = (await system.journal()).flatMap(({ endpoint }) => endpoint ?? []);
      const ofKind = called.filter((call) => /^(orders|refunds)(Place|Hotel|House)\./.test(call));
      expect(ofKind.filter((call) => call.endsWith('OfOwn') !== own)).toEqual([]);
    });
  }

  test(`staff order, reprice and take money for ${kind}`, async ({ page, system, signInAs }) => {
    await signInAs('support');
    const offer = await stateOf<{ productName: string; memberMobile: string; useDate: string }>(
      system,
      'a product can be ordered',
      { trade: kind },
    );
    await page.goto(listOf(kind));
    await button(page, '代客下单').click();
    await page.getByLabel('会员手机号').fill(offer.memberMobile);
    await page.getByRole('combobox', { name: '产品名称' }).fill(offer.productName);
    await page.getByRole('option', { name: offer.productName, exact: true }).click();
    const dates = dialog(page).locator('input[type=date]');
    await dates.first().fill(offer.useDate);
    if (kind !== 'place') await dates.last().fill(nextDay(offer.useDate));
    await dialog(page).getByLabel('联系人', { exact: true }).fill('林小雨');
    await dialog(page).getByLabel('联系人手机').fill('19900001234');
    await button(page, '添加人员').click();
    await page.getByLabel('第1位 姓名').fill('林小雨');
    await page.getByLabel('第1位 证件号').fill('990000199001011230');
    await confirm(page).click();
    await expect(page.getByText('请输入正确的证件号码').first()).toBeVisible();
    await page.getByLabel('第1位 证件号').fill(idCards[0] ?? '');
    await confirm(page).click();
    await expect(state(page, '待付款')).toBeVisible();
    await expect(page.getByText('9900**********1239')).toBeVisible();
    await move(page, '修改价格', async () => {
      await page.getByLabel('改价后金额').fill('88');
      await page.getByLabel('改价原因').fill('老客户优惠');
    });
    await move(page, '线下收款', async () => {
      await page.getByLabel('收款金额').fill('88');
      await page.getByLabel('收款凭证').setInputFiles(file('收据.png', png(60, 50)));
      await expect(page.getByRole('button', { name: /^查看大图/ }).last()).toBeVisible();
    });
    await expect(page.getByText('线下支付').first()).toBeVisible();
    // Back leads to the list, not to the form.
    await page.goBack();
    await expect(page.getByRole('tab', { name: /^全部 / })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test('an order prints without the frame', async ({ page, system, signInAs }) => {
  await signInAs('support');
  const { id, payPrice } = await made(system, 'hotel', status.toUse);
  await open(page, 'hotel', id);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(button(page, '发起退款')).toBeHidden();
  await expect(page.getByText(yuan(payPrice)).first()).toBeVisible();
});
