import { orderStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, personas, test } from './fixtures.ts';
import { button, row } from './parts.ts';
import { listOfOrders, listOfRefunds, orderIn } from './tradeScenes.ts';

/** Text that staff copy from elsewhere and paste with Ctrl+V: it is cleaned before its length is limited. */

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

async function paste(page: Page, label: string, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const input = page.getByLabel(label, { exact: true });
  await input.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  return input;
}
const pastes = async (page: Page, label: string, table: Record<string, string>) => {
  for (const [pasted, clean] of Object.entries(table))
    await expect(await paste(page, label, pasted), pasted).toHaveValue(clean);
};

test('a mobile number signs in as it was copied', async ({ page }) => {
  await page.goto('/login');
  const mobile = personas.superAdmin;
  await pastes(page, '手机号', {
    [`+86 ${mobile}`]: mobile,
    [`  ${mobile.replace(/(...)(....)/, '$1-$2-')}`]: mobile,
    [`0086${mobile}`]: mobile,
    '＋８６　１９９　００００　０００１': mobile,
  });
});

test('searches find what was copied with +86, spaces, dashes and full-width digits', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('superAdmin');
  const { orderNo } = await orderIn(system, 'hotel', orderStatus.toUse);
  await page.goto('/setting/sms-manage/send-record');
  await pastes(page, '发放手机', { '+86 199-0000-9999': '19900009999', '１９９ 0000 9999': '19900009999' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: '199****9999' }).first()).toBeVisible();

  await page.goto(listOfOrders('hotel'));
  await pastes(page, '订单编号', {
    [` ${orderNo.slice(0, 4)} ${orderNo.slice(4, 8)}-${orderNo.slice(8)}\n`]: orderNo,
  });
  await page.keyboard.press('Enter');
  await expect(row(page, orderNo)).toBeVisible();
  await pastes(page, '会员姓名/手机', { '+86 (199) 0000-1234': '19900001234', '  王 小明  ': '王 小明' });

  await page.goto(listOfRefunds('hotel'));
  await pastes(page, '会员手机号', { '+86 199 0000 1234': '19900001234' });
});

test('numbers of finance and of recommendations are found as they were copied', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  for (const [path, labels, isFolded] of [
    ['/finance/withdraw-manage/withdraw-record-list', ['提现编号', '渠道单号/交易号'], true],
    ['/finance/income-manage/send-plan-list', ['计划编号'], false],
    ['/finance/income-manage/income-record-list', ['收入编号', '来源单号'], true],
    ['/finance/member-account-manage/member-account-journal?direction=10', ['流水号', '关联单号'], true],
    ['/estate/project-company/recommend-list', ['推荐编号'], true],
  ] as const) {
    await page.goto(path);
    if (isFolded) await button(page, '展开').click();
    for (const label of labels)
      await pastes(page, label, { ' AB 2026-0105\n': 'AB20260105', 'ＡＢ　２０２６０１０５': 'AB20260105' });
  }
});

test('forms take phones, documents, codes, accounts, rates and coordinates as they were copied', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(listOfOrders('hotel'));
  await button(page, '代客下单').click();
  await pastes(page, '会员手机号', { '+86 199-0000-1234': '19900001234' });
  await button(page, '添加人员').click();
  await pastes(page, '证件号', {
    '110105 19491231 002x': '11010519491231002X',
    '１１０１０５１９４９１２３１００２ｘ': '11010519491231002X',
  });

  await page.goto('/merchant/manage/setting/add');
  await pastes(page, '联系电话', { '+86 (0571) 8765 4321': '0571-87654321' });
  await pastes(page, '统一社会信用代码', { '91330100 799655058b': '91330100799655058B' });
  await pastes(page, '银行账号', { '6222 0212 3456 7890 128': '6222021234567890128' });
  await pastes(page, '佣金比例', { '８.５': '8.5', '8。5%': '8.5', '12.50 %': '12.50' });
});

test('what is pasted into a number and is none is refused, and what was there stays', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/manage/setting/add');
  await pastes(page, '佣金比例', { '8.5': '8.5' });
  for (const text of ['12万', '-5', '1-2', '1.234.567', '99.999']) {
    await expect(await paste(page, '佣金比例', text), text).toHaveValue('8.5');
    await expect(page.getByText(`“${text}”不是可以填入的数字，未粘贴`)).toBeVisible();
  }
  await page.goto('/setting/system-setting/basic-config');
  await pastes(page, '超时取消', { '1,030': '1030' });
  await expect(await paste(page, '超时取消', '20-30')).toHaveValue('1030');
});

test('a pasted pair of coordinates fills both fields, whichever it is pasted into', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/hotels/add');
  for (const label of ['经度', '纬度']) {
    await page.getByLabel('经度').fill('');
    await page.getByLabel('纬度').fill('');
    await paste(page, label, '120.098612,30.221845');
    await expect(page.getByLabel('经度')).toHaveValue('120.098612');
    await expect(page.getByLabel('纬度')).toHaveValue('30.221845');
  }
});

test('tags become one line, long texts keep their lines; what cannot be shown is in neither', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/hotel/hotels/add');
  await pastes(page, '标签', { '  近\u200b西湖\n地铁\u0007 ': '近西湖 地铁' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '删除标签近西湖 地铁' })).toBeVisible();
  await page.goto('/merchant/hotel/rooms/add');
  await pastes(page, '描述', { '临湖\u0007两间\r\n\u200b可加\u202e床\t1张': '临湖两间\n可加床 1张' });
});

test('an input method composes undisturbed; what it leaves is cleaned', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto('/merchant/manage/setting/add');
  const rate = page.getByLabel('佣金比例', { exact: true });
  await rate.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'ba', selectionStart: 2, selectionEnd: 2 });
  await expect(rate).toHaveValue('ba');
  await devtools.send('Input.insertText', { text: '８。５' });
  await expect(rate).toHaveValue('8.5');
});

test('Enter of an input method neither sets a link nor jumps to a page', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  const composedEnter = (input: HTMLElement) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    );
  await page.goto('/merchant/scenic/resorts/add?id=2');
  await page.getByRole('textbox', { name: '图文详情' }).click();
  await page.keyboard.press('Control+End');
  await button(page, '链接').click();
  const link = page.getByRole('textbox', { name: '链接' });
  await link.fill('https://www.example.com/li');
  await link.evaluate(composedEnter);
  await expect(link).toBeVisible();
  await expect(page.getByRole('textbox', { name: '图文详情' }).getByRole('link')).toHaveCount(0);
  await link.press('Enter');
  await expect(link).toBeHidden();
  await expect(page.getByRole('textbox', { name: '图文详情' }).getByRole('link')).toBeVisible();

  await page.goto('/setting/sms-manage/send-record');
  const jump = page.getByLabel('跳至页码');
  await jump.fill('3');
  await jump.evaluate(composedEnter);
  await expect(jump).toHaveValue('3');
  await jump.press('Enter');
  await expect(page).toHaveURL(/page=3/);
});
