import { orderStatus } from '#contracts/enums/orders.ts';
import { demoPassword, expect, type Page, personas, test } from './fixtures.ts';
import { open } from './orderPage.ts';
import { button, dialog } from './parts.ts';
import { listOfOrders, orderIn } from './tradeScenes.ts';

const crashed = (page: Page) => page.getByText('页面加载失败');
const restored = (page: Page) => page.getByText('已恢复上次未保存的内容');
const outdated = (page: Page) => page.getByText('这条记录在您上次编辑后已被修改');
const settingsForm = '/setting/system-setting/basic-config';
const phone = (page: Page) => page.getByLabel('客服电话');

/** Accepts the browser's question whether to leave a page with unsaved input. */
const leaveAnyway = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

async function openFirst(page: Page, list: string, edit: RegExp) {
  await page.goto(list);
  await page
    .getByRole('button', { name: edit })
    .or(page.getByRole('link', { name: edit }))
    .first()
    .click();
  const form = page.getByRole('form', { name: /^编辑/ });
  await expect(form.or(page.getByRole('dialog', { name: /^编辑/ }))).toBeVisible();
}

const heavyForms: [string, string, string][] = [
  ['酒店', '/merchant/hotel/hotels/list', '酒店名称'],
  ['民宿', '/merchant/homestay/homestays/list', '民宿名称'],
  ['景区', '/merchant/scenic/resorts/list', '景区名称'],
  ['产品', '/product/place/list', '产品名称'],
];
for (const [kind, list, label] of heavyForms) {
  test(`what was typed into 编辑${kind} is there again after every F5`, async ({ page, signInAs }) => {
    leaveAnyway(page);
    await signInAs('superAdmin');
    await openFirst(page, list, /^编辑/);
    const name = page.getByLabel(label, { exact: true });
    await expect(page.getByRole('toolbar')).toBeVisible();
    for (const round of [1, 2, 3]) {
      await name.fill(`改名 ${round}`);
      await page.reload();
      await expect(restored(page)).toBeVisible();
      await expect(page.getByRole('toolbar')).toBeVisible();
      await expect(name).toHaveValue(`改名 ${round}`);
      await expect(crashed(page)).toBeHidden();
    }
  });
}

test('what was typed into a day and into 批量设置 of the calendar is there again after F5', async ({
  page,
  signInAs,
}) => {
  leaveAnyway(page);
  await signInAs('operator');
  await page.goto('/product/hotel/stock?id=23&month=2026-06');
  const cell = (day: number) => page.getByRole('gridcell', { name: new RegExp(`^2026年6月${day}日 `) });
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const save = async () => {
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toBeHidden();
  };
  await cell(5).click();
  await field('售价').fill('520');
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(field('售价')).toHaveValue('520');
  await field('库存').fill('3');
  await save();
  await page.reload();
  await expect(cell(5)).toHaveAccessibleName(/售价520\.00元 余3/);
  await expect(dialog).toBeHidden();

  await cell(7).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: '批量设置' }).click();
  await dialog.getByRole('checkbox', { name: '设置库存' }).check();
  await field('库存').fill('4');
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(field('库存')).toHaveValue('4');
  await dialog.getByRole('checkbox', { name: '设置售价' }).check();
  await field('售价').fill('480');
  await save();
  await expect(page.getByRole('gridcell', { name: /售价480\.00元 余4/ })).toHaveCount(2);
});

test('unsaved input is restored in a new tab, and deleted by discarding, leaving or saving', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(settingsForm);
  const seeded = await phone(page).inputValue();
  await phone(page).fill('020-8765432');
  await page.close();

  const next = await context.newPage();
  await next.goto(settingsForm);
  await expect(phone(next)).toHaveValue('020-8765432');
  await restored(next).locator('..').getByRole('button', { name: '放弃恢复的内容' }).click();
  await expect(phone(next)).toHaveValue(seeded);
  await expect(restored(next)).toBeHidden();
  await next.reload();
  await expect(phone(next)).toHaveValue(seeded);

  await phone(next).fill('020-8765433');
  await next.getByRole('button', { name: '取消' }).click();
  await next.getByRole('button', { name: '离开' }).click();
  await next.goto(settingsForm);
  await expect(phone(next)).toHaveValue(seeded);

  await phone(next).fill('020-8765434');
  await next.getByRole('button', { name: '确定' }).click();
  await expect(next.getByText('配置修改成功')).toBeVisible();
  await next.goto(settingsForm);
  await expect(phone(next)).toHaveValue('020-8765434');
  await expect(restored(next)).toBeHidden();
});

test('a restored draft of an older version of the record says so', async ({ page, signInAs, system }) => {
  leaveAnyway(page);
  await signInAs('superAdmin');
  await openFirst(page, '/merchant/manage/setting/classify', /^编辑/);
  const name = page.getByRole('dialog').getByLabel('分类名称');
  const seeded = await name.inputValue();
  await name.fill('改过的分类');
  const id = new URL(page.url()).searchParams.get('category') as string;
  const token = await system.tokenOf('operator');
  const { data } = await system.call(`merchant-categories/get/${id}`, {}, token);
  const { version, ...category } = data as { version: number; ordering: number };
  const form = Object.fromEntries(
    Object.entries(category).filter(([key]) =>
      ['name', 'businessTypes', 'ordering', 'enabled'].includes(key),
    ),
  );
  const saved = await system.call(
    `merchant-categories/update/${id}`,
    { data: { ...form, ordering: category.ordering + 1, version } },
    token,
  );
  expect(saved).toMatchObject({ status: 1 });

  await page.reload();
  await expect(name).toHaveValue('改过的分类');
  await expect(outdated(page)).toBeVisible();
  await page.getByRole('button', { name: '放弃恢复的内容' }).click();
  await expect(name).toHaveValue(seeded);
});

test('unsaved input of one account is thrown away when another one signs in', async ({
  page,
  signInAs,
  system,
}) => {
  leaveAnyway(page);
  const signIn = async (mobile: string) => {
    await page.getByLabel('手机号').fill(mobile);
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: '登 录' }).click();
    await expect(page).toHaveURL(settingsForm);
  };
  await signInAs('superAdmin');
  await page.goto(settingsForm);
  const seeded = await phone(page).inputValue();
  await phone(page).fill('020-8765432');
  const visits = [
    ['superAdmin', '020-8765432'],
    ['platformAdmin', seeded],
    ['superAdmin', seeded],
  ] as const;
  for (const [who, shown] of visits) {
    await system.control('expire-session', {});
    await page.reload();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signIn(personas[who]);
    await expect(phone(page)).toHaveValue(shown);
  }
});

test('代客下单 is filled in again after F5', async ({ page, signInAs }) => {
  leaveAnyway(page);
  await signInAs('superAdmin');
  await page.goto('/order/order-manage/order-hotel-list');
  await page.getByRole('button', { name: '代客下单' }).click();
  const dialog = page.getByRole('dialog', { name: '代客下单' });
  await dialog.getByLabel('联系人', { exact: true }).fill('王小明');
  await page.reload();
  await expect(dialog.getByLabel('联系人', { exact: true })).toHaveValue('王小明');
  await expect(restored(page)).toBeVisible();
});

test('the amount of a refund that was typed is there again after F5, and so is a member who was picked', async ({
  page,
  signInAs,
  system,
}) => {
  leaveAnyway(page);
  await signInAs('superAdmin');
  const { id } = await orderIn(system, 'hotel', orderStatus.toUse);
  await open(page, 'hotel', id);
  await button(page, '发起退款').click();
  await dialog(page).getByRole('checkbox').first().check();
  const amount = dialog(page).getByLabel('退款金额');
  await expect(amount).not.toHaveValue('');
  await amount.fill('1');
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(dialog(page).getByText('建议退款')).toBeVisible();
  await expect(amount).toHaveValue('1');

  await page.goto(`${listOfOrders('place')}?order=add`);
  const mobile = dialog(page).getByLabel('会员手机');
  await mobile.fill('1990');
  await dialog(page)
    .getByRole('button', { name: /199\*{4}/ })
    .first()
    .click();
  await expect(mobile).toHaveValue(/^199\*{4}\d{4}$/);
  const picked = await mobile.inputValue();
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(mobile).toHaveValue(picked);
});

test('a draft that no longer fits its form is dropped and the form works', async ({ page, signInAs }) => {
  leaveAnyway(page);
  await signInAs('superAdmin');
  await openFirst(page, '/merchant/hotel/hotels/list', /^编辑/);
  const name = page.getByLabel('酒店名称', { exact: true });
  await name.fill('新名字');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('draft:'))) {
      const draft = JSON.parse(localStorage.getItem(key) ?? '');
      const values = { ...draft.values, pictures: 'none', area: 7, tags: [null], facilities: {}, removed: 1 };
      localStorage.setItem(key, JSON.stringify({ ...draft, values }));
    }
  });
  await page.reload();
  await expect(name).toHaveValue('新名字');
  await expect(crashed(page)).toBeHidden();
});

test('without the editor the text is edited as its source, and the form is saved', async ({
  page,
  signInAs,
  allowConsole,
}) => {
  allowConsole(/RichTextEditor|Failed to load resource|dynamically imported|The above error occurred/);
  await page.route(/RichTextEditor[^/]*\.js/, (route) => route.abort());
  await signInAs('superAdmin');
  await openFirst(page, '/merchant/hotel/hotels/list', /^编辑/);
  const source = page.getByLabel('图文详情');
  await source.fill('<p>新的详情</p>');
  await page.getByLabel('酒店名称', { exact: true }).fill('没有编辑器的酒店');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '没有编辑器的酒店' })).toBeVisible();
});
