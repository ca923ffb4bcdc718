import { addDays, daysOf, monthOf, weekdayOf } from '#contracts/days.ts';
import { testDay as today } from '../contracts/testing/moment.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, type System, test } from './fixtures.ts';

/** The calendar of price and stock (domain design, section 9.5). These products of the seed have no price yet and belong to one merchant. */

const products = { place: '18', hotel: '23', house: '44' };
const month = monthOf(today, 1);
const day = (number: number) => addDays(month, number - 1);
const named = (date: string) => `${date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')} `;

const at = (kind: keyof typeof products) =>
  `/product/${kind}/stock?id=${products[kind]}&month=${month.slice(0, 7)}`;
const cell = (page: Page, date: string) => page.getByRole('gridcell', { name: named(date) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: '确定' });
const changed = (page: Page, date: string) => dialog(page).getByRole('row').filter({ hasText: date });
const saved = (page: Page) => expect(dialog(page)).toBeHidden();

/** Sets a value in the batch dialog after ticking its box. */
async function set(page: Page, name: string, value: string) {
  await dialog(page)
    .getByRole('checkbox', { name: `设置${name}`, exact: true })
    .check();
  await field(page, name).fill(value);
}
/** Draws a span with the mouse. */
async function draw(page: Page, from: string, to: string) {
  await cell(page, from).hover();
  await page.mouse.down();
  await cell(page, to).hover();
  await page.mouse.up();
}
/** Saves days as another user. */
const saveElsewhere = (system: System, token: string, days: object[]) =>
  system.call(`products-hotel/${products.hotel}/price-stocks/save`, { data: { days } }, token);
/** The stored days of the hotel's product. */
async function listed(system: System, token: string, startDate: string, endDate: string) {
  const query = new URLSearchParams({ startDate, endDate, token });
  const path = `products-hotel/${products.hotel}/price-stocks/list`;
  const answer = await fetch(`${system.url}/api/main/${path}?${query}`);
  return ((await answer.json()) as { data: { list: { version: number }[] } }).data.list;
}
const priced = (from: number, to: number, price = 50_000, stock = 8) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ date: day(from + at), version: 0, price, stock }));

for (const kind of ['place', 'hotel', 'house'] as const) {
  for (const persona of ['operator', 'merchantManager'] as const) {
    test(`a ${kind} is priced by ${persona}: a batch, a day, and back again`, async ({ page, signInAs }) => {
      await signInAs(persona);
      await page.goto(at(kind));
      await expect(page.getByRole('grid')).toHaveCount(2);
      await expect(cell(page, day(5))).toHaveAccessibleName(/未设$/);

      await draw(page, day(5), day(9));
      await expect(page.getByText('已选5天')).toBeVisible();
      await button(page, '批量设置').click();
      await expect(dialog(page).getByRole('checkbox', { name: '设置结算价' })).toHaveCount(
        persona === 'operator' ? 1 : 0,
      );
      await set(page, '售价', '120');
      await set(page, '库存', '3');
      await expect(dialog(page).getByText('将更新5天，其中0天已有设置将被覆盖')).toBeVisible();
      await confirm(page).click();
      await saved(page);
      await expect(cell(page, day(9))).toHaveAccessibleName(/售价120\.00元 余3\/总3 已售0 开放$/);
      const log = page.getByRole('region', { name: '操作记录' }).getByRole('listitem');
      await expect(log.first()).toContainText('设置价格库存');
      await expect(log.first()).toContainText('共5天；售价 120.00；库存 3');

      await cell(page, day(5)).click();
      await expect(dialog(page).getByRole('textbox', { name: '结算价' })).toHaveCount(
        persona === 'operator' ? 1 : 0,
      );
      await field(page, '售价').fill('130.5');
      await expect(changed(page, day(5))).toContainText('120.00 → 130.50');
      await confirm(page).click();
      await saved(page);
      await expect(cell(page, day(5))).toHaveAccessibleName(/售价130\.50元/);

      await button(page, '撤销上次设置').click();
      await expect(changed(page, day(5))).toContainText('130.50 → 120.00');
      await confirm(page).click();
      await saved(page);
      await expect(cell(page, day(5))).toHaveAccessibleName(/售价120\.00元/);
      await expect(button(page, '撤销上次设置')).toHaveCount(0);
      // The day of the dialog has the focus and can be copied at once.
      await expect(cell(page, day(5))).toBeFocused();
      await page.keyboard.press('Control+c');
      await expect(page.getByText('已复制1天')).toBeVisible();
    });
  }
}

test('by keyboard alone: walks, chooses, sets, clears, and looks at other months', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(at('hotel'));
  await cell(page, day(1)).focus();
  const press = (keys: string) => page.keyboard.press(keys);
  for (const [keys, date] of [
    ['ArrowRight', day(2)],
    ['ArrowDown', day(9)],
    ['ArrowUp', day(2)],
    ['PageDown', addDays(monthOf(month, 1), 1)],
    ['PageDown', addDays(monthOf(month, 2), 1)],
    ['PageUp', addDays(monthOf(month, 1), 1)],
    ['PageUp', day(2)],
  ] as const) {
    await press(keys);
    await expect(cell(page, date)).toBeFocused();
  }
  await press('Home');
  await expect(page.locator(':focus')).toHaveAccessibleName(/ 周一 /);
  await press('End');
  await expect(page.locator(':focus')).toHaveAccessibleName(/ 周日 /);

  await cell(page, day(10)).focus();
  await press('PageUp');
  await press('PageDown');
  await expect(cell(page, day(10))).toBeFocused();
  await press('Shift+ArrowDown');
  await press('Shift+ArrowRight');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(9);
  await press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel('日期范围1 开始日期')).toBeFocused();
  await dialog(page).getByRole('checkbox', { name: '设置售价' }).focus();
  await press('Space');
  await press('Tab');
  await page.keyboard.type('300');
  await press('Tab');
  await press('Tab');
  await press('Tab');
  await press('Space');
  await press('Tab');
  await page.keyboard.type('6');
  await expect(dialog(page).getByText('将更新9天')).toBeVisible();
  await press('Enter');
  await saved(page);
  await expect(cell(page, day(18))).toBeFocused();
  await expect(cell(page, day(18))).toHaveAccessibleName(/售价300\.00元 余6\/总6/);

  await press('Delete');
  await expect(changed(page, day(18))).toContainText('开放 → 未设');
  await press('Enter');
  await saved(page);
  await expect(cell(page, day(18))).toHaveAccessibleName(/未设$/);
  await press('Space');
  await press('Enter');
  await expect(field(page, '售价')).toBeFocused();
  await press('Escape');
  await saved(page);
  await expect(cell(page, day(18))).toBeFocused();
  await press('Shift+ArrowRight');
  await press('Escape');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
});

test('Shift and a click choose a span, of which only the chosen weekdays are kept', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(at('hotel'));
  await draw(page, day(1), day(2));
  await cell(page, day(14)).click({ modifiers: ['Shift'] });
  await expect(page.getByText('已选14天')).toBeVisible();
  const weekdays = page.getByRole('group', { name: '适用星期' });
  for (const name of ['周一', '周二', '周三', '周四', '周五'])
    await weekdays.getByRole('button', { name }).click();
  await expect(page.getByText('已选4天')).toBeVisible();
  // By keyboard; one weekday has to remain.
  await weekdays.getByRole('button', { name: '周六' }).press('Space');
  await weekdays.getByRole('button', { name: '周日' }).press('Space');
  await expect(page.getByText('请选择适用星期')).toBeVisible();
  await weekdays.getByRole('button', { name: '周六' }).press('Space');
  await expect(page.getByText('已选4天')).toBeVisible();
  await button(page, '批量设置').click();
  const leftOut = dialog(page).getByLabel('排除日期', { exact: true });
  await leftOut.fill(day(30));
  await leftOut.press('Enter');
  await button(page, `不再排除${day(30)}`).click();
  await expect(leftOut).toHaveValue('');
  await set(page, '售价', '666');
  await set(page, '库存', '2');
  await expect(
    dialog(page).getByText(/^将更新4天，其中0天已有设置将被覆盖；\d+天仍未设置价格/),
  ).toBeVisible();
  await confirm(page).click();
  await saved(page);
  await expect(page.getByRole('gridcell', { name: /售价666\.00元/ })).toHaveCount(4);
  await expect(page.getByRole('gridcell', { name: /周[一二三四五] 售价/ })).toHaveCount(0);
});

test('a block is copied to a spreadsheet and pasted from one; cells that cannot be read are named', async ({
  page,
  system,
  signInAs,
}) => {
  await saveElsewhere(system, await system.tokenOf('operator'), [
    { ...priced(1, 1)[0], settlePrice: 40_000, enabled: 0 },
    ...priced(2, 3, 60_000, 5),
  ]);
  await signInAs('operator');
  await page.goto(at('hotel'));
  await draw(page, day(1), day(4));
  await page.keyboard.press('Control+c');
  await expect(page.getByText('已复制4天')).toBeVisible();
  await draw(page, day(11), day(14));
  await page.keyboard.press('Control+v');
  await expect(dialog(page).getByText('剪贴板中的日期与所选日期不同')).toBeVisible();
  await expect(dialog(page).getByText('将更新3天，其中0天已有设置将被覆盖')).toBeVisible();
  await confirm(page).click();
  await saved(page);
  await expect(cell(page, day(11))).toHaveAccessibleName(/售价500\.00元 .* 关闭$/);
  await expect(cell(page, day(13))).toHaveAccessibleName(/售价600\.00元 余5\/总5/);
  await expect(cell(page, day(14))).toHaveAccessibleName(/未设$/);

  const paste = (text: string) =>
    cell(page, day(20)).evaluate((target, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await draw(page, day(20), day(21));
  await paste('售价\t库存\n七百\t3\n700\t-1');
  await expect(dialog(page).getByText('第2行 售价：七百')).toBeVisible();
  await expect(dialog(page).getByText('第3行 库存：-1')).toBeVisible();
  await expect(confirm(page)).toBeDisabled();
  await button(page, '取消').click();
  await paste('1\n2\n3');
  await expect(dialog(page).getByText('剪贴板有3行，只选择了2天')).toBeVisible();
  await button(page, '取消').click();
  await paste('700,3\n9000,99');
  await expect(changed(page, day(21))).toContainText('售价不能高于门市价');
  await expect(confirm(page)).toBeDisabled();
  await button(page, '取消').click();
  await paste('"700.50",3');
  await confirm(page).click();
  await saved(page);
  await expect(cell(page, day(21))).toHaveAccessibleName(/售价700\.50元 余3\/总3/);
});

async function paste(page: Page, date: string, text: string) {
  await cell(page, date).evaluate((target, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('amounts with thousands separators are prices; ambiguous text and a price that halves ask a question', async ({
  page,
  system,
  signInAs,
}) => {
  await saveElsewhere(system, await system.tokenOf('operator'), priced(1, 9, 70_000, 18));
  await signInAs('operator');
  await page.goto(at('hotel'));
  await expect(page.getByText('粘贴格式：每行一天')).toBeVisible();

  await draw(page, day(1), day(2));
  await paste(page, day(1), '¥701.00\n七百');
  await expect(dialog(page).getByText('粘贴格式：每行一天')).toBeVisible();
  await button(page, '取消').click();

  await paste(page, day(1), '1,200');
  await expect(page.getByRole('dialog', { name: '粘贴的内容有多种含义，请选择' })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^一列售价.*第一天1200\.00元$/ })
    .click();
  await expect(changed(page, day(2))).toContainText('700.00 → 1200.00');
  await button(page, '取消').click();

  await paste(page, day(1), '"300.00"\n６９９元');
  await expect(changed(page, day(1))).toContainText('变动超过一半');
  await expect(changed(page, day(2))).not.toContainText('变动超过一半');
  await confirm(page).click();
  const question = page.getByRole('dialog', {
    name: `1天的售价变动超过一半：${day(1)} 700.00 → 300.00。确定保存吗？`,
  });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(cell(page, day(1))).toHaveAccessibleName(/售价700\.00元/);
  await confirm(page).click();
  await question.getByRole('button', { name: '确定' }).click();
  await saved(page);
  await expect(cell(page, day(1))).toHaveAccessibleName(/售价300\.00元 余18\/总18/);
  await expect(cell(page, day(2))).toHaveAccessibleName(/售价699\.00元 余18\/总18/);

  await draw(page, day(3), day(9));
  await paste(page, day(3), '711\t712\t713\t714\t715\t716\t717\n');
  await expect(dialog(page).getByText('将更新7天')).toBeVisible();
  await confirm(page).click();
  await saved(page);
  await expect(cell(page, day(3))).toHaveAccessibleName(/售价711\.00元/);
  await expect(cell(page, day(9))).toHaveAccessibleName(/售价717\.00元 余18\/总18/);
});

test('errors of a batch are shown by date, before and after it is sent, and nothing is saved', {
  tag: '@moment',
}, async ({ page, system, signInAs }) => {
  const token = await system.tokenOf('operator');
  await saveElsewhere(system, token, priced(1, 3));
  await signInAs('operator');
  await page.goto(at('hotel'));
  await draw(page, day(2), day(5));
  await button(page, '批量设置').click();
  await confirm(page).click();
  await expect(page.getByText('请选择要设置的内容').first()).toBeVisible();
  await set(page, '售价', '600');
  await expect(dialog(page).getByText(`2天不能保存：${day(4)}、${day(5)}`)).toBeVisible();
  await expect(changed(page, day(2))).toContainText('500.00 → 600.00');
  await confirm(page).click();
  await expect(page.getByText(`请先设置价格和库存(${day(4)})`).first()).toBeVisible();
  await set(page, '库存', '25');
  await expect(changed(page, day(4))).toContainText('库存不能大于房间数量');
  await field(page, '库存').fill('20');
  await typeDate(dialog(page), '日期范围1 结束日期', addDays(today, 366));
  await confirm(page).click();
  await expect(page.getByText('最多设置未来365天').first()).toBeVisible();
  await typeDate(dialog(page), '日期范围1 开始日期', addDays(today, -1));
  await typeDate(dialog(page), '日期范围1 结束日期', day(2));
  await confirm(page).click();
  await expect(page.getByText('不能设置过去的日期').first()).toBeVisible();
  await expect(field(page, '售价')).toHaveValue('600');
  expect(await listed(system, token, today, addDays(today, 92))).toHaveLength(3);
});

test('a merchant user who lowers prices below the settlement price is told at the percentage', async ({
  page,
  system,
  signInAs,
}) => {
  const settled = { price: 60_000, settlePrice: 59_000, stock: 8 };
  await saveElsewhere(system, await system.tokenOf('operator'), [{ date: day(1), version: 0, ...settled }]);
  await signInAs('merchantManager');
  await page.goto(at('hotel'));
  await draw(page, day(1), day(2));
  await button(page, '批量设置').click();
  await set(page, '调价幅度', '10');
  await dialog(page).getByRole('combobox', { name: '调价方式' }).click();
  await page.getByRole('option', { name: '下调百分比' }).click();
  await expect(changed(page, day(1))).toContainText('600.00 → 540.00');
  await confirm(page).click();
  await expect(field(page, '调价幅度')).toHaveAccessibleDescription(
    new RegExp(`^售价低于平台设置的结算价\\(${day(1)}\\)，请联系平台`),
  );
});

test('a day that somebody else changed meanwhile: the calendar says so, shows it, and keeps what was typed', {
  tag: '@moment',
}, async ({ page, system, signInAs }) => {
  const token = await system.tokenOf('operator');
  await saveElsewhere(system, token, priced(1, 3));
  await signInAs('operator');
  await page.goto(at('hotel'));
  await cell(page, day(2)).click();
  await field(page, '售价').fill('610');
  await saveElsewhere(system, token, [{ date: day(2), version: 1, price: 70_000, stock: 9 }]);
  await confirm(page).click();
  await expect(dialog(page).getByText(`${day(2)} 已被他人修改`)).toBeVisible();
  await expect(field(page, '售价')).toHaveValue('610');
  // As it was, as the other one saved it, as it was typed; and who did it.
  await expect(changed(page, day(2))).toContainText(/500\.00 → 700\.00（对方） → 610\.00/);
  await expect(dialog(page).getByRole('list', { name: '对方的操作' })).toContainText(
    `苏晚晴 设置价格库存 ${day(2)}`,
  );
  // What only the other one changed is taken over.
  await expect(field(page, '库存')).toHaveValue('9');
  await confirm(page).click();
  await saved(page);

  await draw(page, day(1), day(3));
  await button(page, '批量设置').click();
  await set(page, '售价', '620');
  await expect(dialog(page).getByText('将更新3天')).toBeVisible();
  await saveElsewhere(system, token, [{ date: day(3), version: 1, clear: 1 }]);
  await confirm(page).click();
  await expect(dialog(page).getByText(`${day(3)} 已被他人修改`)).toBeVisible();
  await expect(dialog(page).getByText(`1天不能保存：${day(3)}`)).toBeVisible();
  await set(page, '库存', '4');
  await confirm(page).click();
  await saved(page);
  await expect(cell(page, day(3))).toHaveAccessibleName(/售价620\.00元 余4\/总4/);

  // A day that had no price until the other one set it, and what only he changed of it.
  await cell(page, day(6)).click();
  await field(page, '售价').fill('650');
  await field(page, '库存').fill('9');
  const settled = { price: 70_000, settlePrice: 60_000, stock: 9 };
  await saveElsewhere(system, token, [{ date: day(6), version: 0, ...settled }]);
  await confirm(page).click();
  await expect(changed(page, day(6))).toContainText(`周六700.00（对方） → 650.00600.00（对方）9（对方）`);
  await confirm(page).click();
  await saved(page);

  // A day can be left as the other one saved it: alone, or one of several.
  await cell(page, day(2)).click();
  await field(page, '售价').fill('630');
  await saveElsewhere(system, token, [{ date: day(2), version: 4, price: 71_000, stock: 9 }]);
  await confirm(page).click();
  await changed(page, day(2)).getByRole('button', { name: '用对方的' }).click();
  await expect(field(page, '售价')).toHaveValue('710');
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();

  await draw(page, day(1), day(3));
  await button(page, '批量设置').click();
  await set(page, '售价', '640');
  await expect(dialog(page).getByText('将更新3天')).toBeVisible();
  await saveElsewhere(system, token, [{ date: day(2), version: 5, price: 72_000, stock: 9 }]);
  await confirm(page).click();
  await changed(page, day(2)).getByRole('button', { name: '用对方的' }).click();
  await expect(dialog(page).getByText('将更新2天')).toContainText('1天保留对方的');
  await expect(changed(page, day(2))).toContainText(/710\.00 → 720\.00（对方）/);
  await confirm(page).click();
  await saved(page);
  await expect(cell(page, day(2))).toHaveAccessibleName(/售价720\.00元/);
  await expect(cell(page, day(3))).toHaveAccessibleName(/售价640\.00元/);
});

test('limits that somebody else has changed are shown once they refuse a price', async ({
  page,
  system,
  signInAs,
}) => {
  const token = await system.tokenOf('operator');
  const { data } = await system.call(`products-hotel/get/${products.hotel}`, {}, token);
  const { version, ...product } = data as { version: number; resourceId: string };
  let saves = 0;
  const limitTo = async (marketPrice: number) => {
    const body = { data: { ...product, marketPrice, version: version + saves++ } };
    expect(await system.call(`products-hotel/update/${products.hotel}`, body, token)).toMatchObject({
      status: 1,
    });
  };
  const overview = `/product/hotel/stock?resourceId=${product.resourceId}&from=${day(1)}`;
  const places = [
    `${at('hotel')}&day=${day(2)}`,
    `${overview}&day=${products.hotel}~${day(2)}`,
    `${overview}&batch=${products.hotel}~${day(2)}~${day(3)}~1234567`,
  ];
  await signInAs('operator');
  for (const [place, address] of places.entries()) {
    await limitTo(100_000);
    await page.goto(address);
    await expect(dialog(page)).toContainText('门市价 1000.00元');
    if (address.includes('batch')) {
      await set(page, '售价', '450');
      await set(page, '库存', '1');
    } else {
      await field(page, '售价').fill('450');
      await field(page, '库存').fill('1');
    }
    await limitTo(40_000 + place);
    await confirm(page).click();
    await expect(dialog(page)).toContainText(`门市价 400.0${place}元`);
  }
});

test('a batch saves the days that differ, and nothing when none does', async ({ page, system, signInAs }) => {
  const token = await system.tokenOf('operator');
  await saveElsewhere(system, token, [...priced(1, 2), ...priced(3, 3, 60_000)]);
  await signInAs('operator');
  await page.goto(at('hotel'));
  for (const told of ['将更新1天，其中1天已有设置将被覆盖；2天没有变化', '将更新0天']) {
    await draw(page, day(1), day(3));
    await button(page, '批量设置').click();
    await set(page, '售价', '500');
    await expect(dialog(page).getByText(told)).toBeVisible();
    await confirm(page).click();
    await saved(page);
    await expect(cell(page, day(3))).toHaveAccessibleName(/售价500\.00元/);
  }
  const versions = (await listed(system, token, day(1), day(3))).map(({ version }) => version);
  expect(versions).toEqual([1, 1, 2]);
});

test('undo does not overwrite what somebody else has changed', async ({ page, system, signInAs }) => {
  const token = await system.tokenOf('operator');
  await signInAs('operator');
  await page.goto(at('hotel'));
  await draw(page, day(1), day(2));
  await button(page, '批量设置').click();
  await set(page, '售价', '500');
  await set(page, '库存', '5');
  await confirm(page).click();
  await saved(page);
  await saveElsewhere(system, token, [{ date: day(2), version: 1, price: 80_000, stock: 5 }]);
  await button(page, '撤销上次设置').click();
  await confirm(page).click();
  await expect(page.getByText('这些日期已被他人修改，不能再撤销')).toBeVisible();
  await expect(button(page, '撤销上次设置')).toHaveCount(0);
  await expect(cell(page, day(1))).toHaveAccessibleName(/售价500\.00元/);
});

test('past days are locked, every state has its word, and other months keep the old one until they are there', async ({
  page,
  system,
  signInAs,
}) => {
  const token = await system.tokenOf('operator');
  const [first, second] = priced(1, 2);
  await saveElsewhere(system, token, [
    { ...first, enabled: 0 },
    { ...second, stock: 0 },
  ]);
  await signInAs('operator');
  await page.goto(at('hotel'));
  await expect(cell(page, day(1))).toHaveAccessibleName(/关闭$/);
  await expect(cell(page, day(1))).toContainText('关闭');
  await expect(cell(page, day(2))).toHaveAccessibleName(/售罄$/);
  await expect(cell(page, day(3))).toContainText('未设');
  for (const word of ['开放', '售罄', '关闭', '未设', '今天', '已过'])
    await expect(page.getByRole('list', { name: '图例' }).getByText(word)).toBeVisible();
  await button(page, '上个月').click();
  await expect(cell(page, today)).toHaveAttribute('aria-current', 'date');
  await button(page, '上个月').click();
  const past = addDays(monthOf(today, -1), 9);
  await cell(page, past).click();
  await expect(page.getByText('不能设置过去的日期')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  // Nor is a batch of past days one of today.
  await expect(page.getByText('不能设置过去的日期')).toBeHidden();
  await button(page, '批量设置').click();
  await expect(page.getByText('不能设置过去的日期')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const far = addDays(today, 366);
  await page.goto(at('hotel').replace(/month=.*/, `month=${far.slice(0, 7)}`));
  await expect(cell(page, addDays(far, -1))).toHaveAccessibleName(/未设$/);
  await expect(cell(page, far)).toHaveAccessibleName(/未设 超出可设置范围$/);
  await cell(page, far).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('最多设置未来365天').first()).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  // Of a span that leads beyond it the days that can be set are opened.
  await draw(page, addDays(far, -2), addDays(far, 1));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('日期范围1 结束日期')).toHaveValue(addDays(far, -1));
  await page.goto(at('hotel').replace(month.slice(0, 7), monthOf(today, -1).slice(0, 7)));
  await expect(cell(page, past)).toBeVisible();
  await system.control('faults', { endpoint: 'stocksHotel.list', kind: 'status', value: -1099 });
  await button(page, '上个月').click();
  await expect(page.getByText('数据加载失败')).toBeVisible();
  await system.control('faults', undefined, 'DELETE');
  await button(page, '重试').click();
  await expect(cell(page, addDays(monthOf(today, -2), 9))).toBeVisible();
});

test('days that are not loaded are not taken for days without a price', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('operator');
  // A day of the address that the shown months do not have.
  await page.goto(`${at('hotel')}&day=${addDays(today, 200)}`);
  await expect(cell(page, day(2))).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await draw(page, day(2), day(5));
  await system.control('faults', { endpoint: 'stocksHotel.list', kind: 'status', value: -1099 });
  await button(page, '批量设置').click();
  await expect(dialog(page).getByText('数据加载失败')).toBeVisible();
  await system.control('faults', undefined, 'DELETE');
  await dialog(page).getByRole('button', { name: '重试' }).click();
  await set(page, '库存', '3');
  await expect(dialog(page).getByText(/^将更新/)).toBeVisible();
});

test('a page without a product leads to its list', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto('/product/hotel/stock');
  await expect(page).toHaveURL('/product/hotel/list');
});

test('presets fill in weekends, working days and holidays; a change in percent leaves out days without a price', async ({
  page,
  system,
  signInAs,
}) => {
  const token = await system.tokenOf('operator');
  await saveElsewhere(system, token, [...priced(1, 2, 56_800, 8), ...priced(3, 3, 500, 8)]);
  await signInAs('operator');
  await page.goto(at('hotel'));
  await draw(page, day(1), day(28));
  await button(page, '批量设置').click();
  const presets = dialog(page).getByRole('group', { name: '快捷日期' });
  const weekdays = dialog(page).getByRole('group', { name: '适用星期' });
  await presets.getByRole('button', { name: '周末' }).click();
  await expect(weekdays.getByRole('button', { pressed: true })).toHaveText(['周五', '周六']);
  await presets.getByRole('button', { name: '工作日' }).click();
  await expect(weekdays.getByRole('button', { pressed: true })).toHaveCount(5);
  await presets.getByRole('button', { name: /^国庆节 / }).click();
  await expect(weekdays.getByRole('button', { pressed: true })).toHaveCount(7);
  await expect(dialog(page).getByLabel('日期范围1 开始日期')).toHaveValue(/-10-01$/);
  await presets.getByRole('button', { name: /^国庆节 / }).click();
  await expect(dialog(page).getByLabel('日期范围1 开始日期')).toHaveValue(day(1));

  await set(page, '售价', '600');
  await set(page, '调价幅度', '10');
  await expect(field(page, '售价')).toHaveCount(0);
  await expect(dialog(page).getByText(/^将更新3天，其中3天已有设置将被覆盖；25天没有价格/)).toBeVisible();
  // 568 and 10% are 624.8 yuan.
  await expect(changed(page, day(1))).toContainText('568.00 → 625.00');
  await dialog(page).getByRole('combobox', { name: '取整' }).click();
  await page.getByRole('option', { name: '取整到角' }).click();
  await expect(changed(page, day(1))).toContainText('568.00 → 624.80');
  await dialog(page).getByRole('combobox', { name: '调价方式' }).click();
  await page.getByRole('option', { name: '下调金额' }).click();
  await expect(changed(page, day(3))).toContainText('售价范围为0.01');
  await confirm(page).click();
  await expect(dialog(page)).toBeVisible();
  await field(page, '调价幅度').fill('4');
  await expect(changed(page, day(3))).toContainText('变动超过一半');
  await saveElsewhere(system, token, [{ date: day(2), version: 1, price: 60_000, stock: 8 }]);
  await confirm(page).click();
  await expect(dialog(page).getByText(`${day(2)} 已被他人修改`)).toBeVisible();
  await expect(changed(page, day(2))).toContainText('568.00 → 600.00（对方） → 596.00');
  await confirm(page).click();
  await saved(page);
  await expect(cell(page, day(1))).toHaveAccessibleName(/售价564\.00元/);
  await expect(cell(page, day(3))).toHaveAccessibleName(/售价1\.00元/);
  await expect(cell(page, day(4))).toHaveAccessibleName(/未设$/);
});

test('prices are copied from another month by weekday, and from another product, with what does not fit', async ({
  page,
  system,
  signInAs,
}) => {
  const token = await system.tokenOf('operator');
  await saveElsewhere(system, token, [
    { ...priced(1, 1, 61_000, 8)[0] },
    { ...priced(2, 2, 62_000, 8)[0], enabled: 0 },
  ]);
  const next = monthOf(month, 1);
  await signInAs('operator');
  await page.goto(`/product/hotel/stock?id=${products.hotel}&month=${next.slice(0, 7)}`);
  await button(page, '复制价格').click();
  await expect(dialog(page).getByText('将更新2天')).toBeVisible();
  await expect(dialog(page).getByText(/\d+天的来源没有价格，不复制/)).toBeVisible();
  await expect(dialog(page).getByText('1天的来源为关闭，复制后关闭')).toBeVisible();
  await confirm(page).click();
  await saved(page);
  const copied = (from: string) =>
    daysOf(next, addDays(next, 6)).find((date) => weekdayOf(date) === weekdayOf(from)) ?? '';
  await expect(cell(page, copied(day(1)))).toHaveAccessibleName(/售价610\.00元 余8\/总8/);
  await expect(cell(page, copied(day(2)))).toHaveAccessibleName(/售价620\.00元 .* 关闭$/);

  await button(page, '复制价格').click();
  await dialog(page).getByRole('combobox', { name: '价格来源' }).click();
  await page.getByRole('option', { name: '其他产品的相同日期' }).click();
  await dialog(page).getByRole('combobox', { name: '产品名称' }).click();
  await page.getByRole('option', { name: /高级大床房·不含早/ }).click();
  await typeDate(dialog(page), '日期范围 开始日期', today);
  await typeDate(dialog(page), '日期范围 结束日期', addDays(today, 2));
  await dialog(page).getByRole('checkbox', { name: '状态' }).uncheck();
  await expect(dialog(page).getByText('将更新3天，其中0天已有设置将被覆盖')).toBeVisible();
  await confirm(page).click();
  await saved(page);
  await page.goto(`/product/hotel/stock?id=${products.hotel}`);
  await expect(cell(page, today)).toHaveAccessibleName(/售价562\.00元 余16\/总16/);
});
