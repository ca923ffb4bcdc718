import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';

const bannerList = '/setting/system-setting/home-banner-list';
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(添加|编辑)轮播图$/ });
const confirmation = (page: Page) => page.getByRole('dialog', { name: /内容尚未保存|确定删除吗/ });

async function openList(page: Page) {
  await page.goto(bannerList);
  await expect(page.getByText('共 13 条')).toBeVisible();
  await expect(page.getByRole('button', { name: '视图' })).toBeVisible();
}

/** Presses Tab through the page and checks the order of the focused elements, and that each shows its focus. */
async function tabThrough(page: Page) {
  const expected = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex="0"]',
    );
    const usable = [...all].filter(
      (element) => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"]'),
    );
    for (const [at, element] of usable.entries()) element.setAttribute('data-tab', String(at));
    return usable.map((element) => element.ariaLabel ?? element.textContent ?? element.tagName);
  });
  const reached: number[] = [];
  const unseen: string[] = [];
  for (let step = 0; step <= expected.length; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const drawn = (element: Element | null) => {
        if (!element) return '';
        const { outlineStyle, outlineWidth, outlineColor, borderTopColor, boxShadow, left } =
          getComputedStyle(element);
        const outlined = outlineStyle !== 'none' && outlineWidth !== '0px' && [outlineWidth, outlineColor];
        return [outlined, borderTopColor, boxShadow, left].join();
      };
      const look = (element: Element) => drawn(element) + drawn(element.parentElement);
      const kept = window as unknown as { before?: { element: Element; focused: string } };
      const { before } = kept;
      const unmarked =
        before && look(before.element) === before.focused ? before.element.getAttribute('data-tab') : null;
      const element = document.activeElement ?? document.body;
      kept.before = { element, focused: look(element) };
      return { at: element.getAttribute('data-tab'), unmarked };
    });
    if (found.unmarked !== null) unseen.push(expected[Number(found.unmarked)] ?? '');
    if (found.at === null) break;
    reached.push(Number(found.at));
  }
  return { expected, reached, unseen };
}

test('Tab reaches everything on a list in reading order, each with a visible focus', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await openList(page);
  const { expected, reached, unseen } = await tabThrough(page);
  expect(expected.length).toBeGreaterThan(60);
  expect(reached).toEqual(expected.map((_, at) => at));
  expect(unseen).toEqual([]);
});

test('Escape closes the innermost only: select, picture, question, dialog', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await openList(page);
  await page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }).click();
  await dialog(page).getByRole('combobox', { name: '跳转类型' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog(page)).toBeVisible();

  await dialog(page)
    .getByRole('button', { name: /^查看大图/ })
    .click();
  const picture = page.locator('dialog[open]').nth(1);
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^查看大图/ })).toBeFocused();

  await dialog(page).getByLabel('轮播图名称').fill('改');
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel('轮播图名称')).toHaveValue('改');
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();

  await dialog(page).getByLabel('轮播图名称').fill('云栖湖秋色正浓');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('the focus returns to what opened a dialog, a question, a menu, the column settings', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await openList(page);
  const openers = [
    { button: page.getByRole('button', { name: '添加轮播图' }), opened: dialog(page), close: '取消' },
    {
      button: page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }),
      opened: dialog(page),
      close: '取消',
    },
    { button: page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }), opened: dialog(page) },
    {
      button: page.getByRole('button', { name: '删除 云栖湖秋色正浓' }),
      opened: confirmation(page),
      close: '取消',
    },
    { button: page.getByRole('button', { name: '删除 云栖湖秋色正浓' }), opened: confirmation(page) },
    {
      button: page.getByRole('button', { name: '查看大图 云栖湖秋色正浓' }),
      opened: page.locator('dialog[open]'),
    },
    { button: page.getByRole('button', { name: /您好/ }), opened: page.getByRole('menu') },
    {
      button: page.getByRole('button', { name: '列设置' }),
      opened: page.getByRole('dialog', { name: '列设置' }),
    },
  ];
  for (const { button, opened, close } of openers) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(opened).toBeVisible();
    await expect(button).not.toBeFocused();
    if (close) await page.getByRole('button', { name: close }).last().click();
    else await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.getByRole('button', { name: /您好/ }).click();
  await page.getByRole('menuitem', { name: '修改密码' }).press('Enter');
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /您好/ })).toBeFocused();
});

test('the focus stays in the page when its own action takes the focused element away', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await openList(page);
  const act = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).press('Enter');
    await expect(button).toBeHidden();
  };
  await act(page.getByRole('button', { name: '删除 云栖湖秋色正浓' }));
  await expect(page.getByRole('region', { name: '首页轮播图' })).toBeFocused();

  await page.goto('/order/order-manage/order-hotel-list?status=20');
  const order = await page
    .getByRole('button', { name: /^接单 / })
    .first()
    .getAttribute('aria-label');
  const orderNo = order?.replace('接单 ', '') ?? '';
  await page.getByRole('link', { name: orderNo, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: orderNo })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await act(page.getByRole('button', { name: '接单', exact: true }));
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/order/order-manage/order-hotel-list');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^接单 / }) });
  const accept = row.first().getByRole('button', { name: /^接单 / });
  const kept = (await accept.getAttribute('aria-label'))?.replace('接单 ', '') ?? '';
  await act(page.getByRole('button', { name: `接单 ${kept}` }));
  await expect(page.getByRole('row').filter({ hasText: kept }).locator(':focus')).toHaveCount(1);
});

test('the focus stays on a control that its own action locks: a switch while it is saved, the buttons of pages and columns at the end', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await openList(page);
  await system.control('faults', { endpoint: 'homeBanners.enable', kind: 'delay', value: 500 });
  const enabled = page.getByRole('switch').first();
  await expect(enabled).toBeChecked();
  await enabled.focus();
  for (const wanted of [false, true]) {
    await page.keyboard.press('Space');
    await expect(enabled).toHaveAttribute('aria-busy', 'true');
    // Pressed again before it is saved, which counts for nothing.
    await page.keyboard.press('Space');
    await expect(enabled).toHaveAttribute('aria-busy', 'false');
    await expect(enabled).toBeChecked({ checked: wanted });
    await expect(enabled).toBeFocused();
  }

  await page.getByRole('button', { name: '列设置' }).press('Enter');
  const settings = page.getByRole('dialog', { name: '列设置' });
  const last = settings.getByRole('listitem').last();
  for (const [button, item, key] of [
    [
      settings.getByRole('button', { name: '上移 跳转类型' }),
      settings.getByRole('listitem').first(),
      '跳转类型',
    ],
    [settings.getByRole('button', { name: '下移 创建时间' }), last, '创建时间'],
  ] as const) {
    await button.press('Enter');
    await expect(item).toHaveText(key);
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item).toHaveText(key);
  }

  const current = page.getByRole('navigation', { name: '分页' }).locator('[aria-current=page]');
  for (const [name, before, at] of [
    ['下一页', 20, 21],
    ['上一页', 2, 1],
  ] as const) {
    await page.goto(`/setting/sms-manage/send-record?page=${before}`);
    // Before the rows are there nobody knows which page is the last one.
    await expect(page.getByText(/^共 [1-9]\d* 条/)).toBeVisible();
    const step = page.getByRole('button', { name });
    await step.press('Enter');
    await expect(current).toHaveText(String(at));
    await expect(step).toBeDisabled();
    await expect(step).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(current).toHaveText(String(at));
  }
});

test('a dialog keeps the focus inside, whichever way Tab goes', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await openList(page);
  await page.getByRole('button', { name: '添加轮播图' }).click();
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
  }
});

test('Enter in the search area searches, / jumps there, and types a slash where text is typed', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await openList(page);
  const search = page.getByRole('search').getByLabel('轮播图名称');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.keyboard.type('温泉/');
  await expect(search).toHaveValue('温泉/');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(page).toHaveURL(`${bannerList}?title=${encodeURIComponent('温泉')}`);
  await page.goto(`${bannerList}?banner=add`);
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();
  await dialog(page).getByRole('switch').focus();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});

test('the drawer takes the focus and gives it back', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await signInAs('superAdmin');
  await openList(page);
  const opener = page.getByRole('button', { name: '打开菜单' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('navigation', { name: '主菜单' }).getByRole('link').first();
  await expect(first).toBeFocused();
  // The page under it is skipped.
  await page.locator('#sidebar').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  const under = page.locator(':is(main, [role=tablist]):focus, :is(main, [role=tablist]) :focus');
  await expect(under).toHaveCount(0);
  await first.focus();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
