import { orderStatus } from '#contracts/enums/orders.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { orderIn } from './tradeScenes.ts';

/** What waits for the user announces itself: numbers in the menu, in the title of the tab, by a sound and by the system. */

const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '子菜单' }).getByRole('link', { name, exact: true });
const inRail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true });
const waitingAt = async (link: ReturnType<typeof inMenu>) => {
  await expect(link).toHaveAccessibleDescription(/^\d+ 项待办$/);
  const id = await link.getAttribute('aria-describedby');
  return Number.parseInt((await link.page().locator(`[id="${id}"]`).textContent()) ?? '', 10);
};
const newOrder = (system: System) => orderIn(system, 'hotel', orderStatus.toConfirm, { own: 1 });
const questions = async (system: System) =>
  (await system.journal()).filter(({ endpoint }) => endpoint === 'todos.count').length;

test('the menu tells how much waits at each page, and the main menu the sum', async ({
  page,
  system,
  signInAs,
}) => {
  await newOrder(system);
  await signInAs('support');
  await page.goto('/order/order-manage/order-place-list');
  const pages = ['酒店订单', '民宿订单', '门票退款', '酒店退款', '民宿退款'];
  const counts: number[] = [];
  for (const name of pages) counts.push(await waitingAt(inMenu(page, name)));
  await expect(inMenu(page, '门票订单')).toHaveAccessibleDescription('');
  expect(await waitingAt(inRail(page, '订单'))).toBe(counts.reduce((sum, count) => sum + count));
  await page.goto(`/order/order-manage/order-hotel-list?status=${orderStatus.toConfirm}&createStart=`);
  await expect(page.getByText(`共 ${counts[0]} 条`)).toBeVisible();
});

test('one tab asks for all tabs every 30 s, and all show the answer', async ({
  page,
  context,
  system,
  clock,
  signInAs,
}) => {
  await signInAs('merchantManager');
  await clock.takeTimers();
  const list = '/order/order-manage/order-hotel-list';
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(list);
    await waitingAt(inMenu(tab, '酒店订单'));
  }
  const before = await waitingAt(inMenu(page, '酒店订单'));
  await newOrder(system);
  const asked = await questions(system);
  await clock.rest(other);
  await clock.pass(page, 31_000);
  for (const tab of [page, other])
    await expect(inMenu(tab, '酒店订单')).toHaveAccessibleDescription(`${before + 1} 项待办`);
  expect(await questions(system)).toBe(asked + 1);
});

test('a change of the user himself is counted at once, and a failure leaves the numbers', async ({
  page,
  system,
  allowConsole,
  signInAs,
}) => {
  allowConsole(/Failed to load resource/);
  await newOrder(system);
  await signInAs('merchantManager');
  await page.goto(`/order/order-manage/order-hotel-list?status=${orderStatus.toConfirm}&createStart=`);
  const before = await waitingAt(inMenu(page, '酒店订单'));
  const confirmFirst = async () => {
    await page.getByRole('button', { name: /^接单/ }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '确定', exact: true }).click();
  };
  await confirmFirst();
  await expect(inMenu(page, '酒店订单')).toHaveAccessibleDescription(`${before - 1} 项待办`);
  await system.control('faults', { endpoint: 'todos.count', kind: 'http', value: 500 });
  const answered = page.waitForResponse((response) => response.url().includes('todos/count'));
  await page.getByRole('button', { name: '刷新' }).click();
  await confirmFirst();
  await answered;
  await expect(inMenu(page, '酒店订单')).toHaveAccessibleDescription(`${before - 1} 项待办`);
});

test('new work is told by a sound and by the system, and stands in the title until the user looks', async ({
  page,
  context,
  system,
  clock,
  signInAs,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const heard = { sounds: 0, notes: [] as string[], looks: true };
    document.hasFocus = () => heard.looks;
    class Tone extends AudioContext {
      constructor() {
        super();
        heard.sounds++;
      }
    }
    class Note extends EventTarget {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string, { body }: { body: string }) {
        super();
        heard.notes.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { heard, AudioContext: Tone, Notification: Note });
  });
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: { sounds: number; notes: string[] } }).heard);
  const look = (looks: boolean) =>
    page.evaluate((now) => {
      (window as unknown as { heard: { looks: boolean } }).heard.looks = now;
      if (now) dispatchEvent(new Event('focus'));
    }, looks);
  await signInAs('merchantManager');
  await clock.takeTimers();
  await page.goto('/home');
  await page.getByRole('button', { name: /^您好/ }).click();
  await page.getByRole('menuitem', { name: '待办提醒' }).click();
  const dialog = page.getByRole('dialog', { name: '待办提醒' });
  await dialog.getByRole('switch', { name: '声音提醒' }).check();
  await dialog.getByRole('switch', { name: '系统通知' }).check();
  await expect(dialog.getByRole('switch', { name: '系统通知' })).toBeChecked();
  expect((await heard()).sounds).toBe(1);

  // The choice belongs to the account and lasts.
  await page.reload();
  await expect(dialog.getByRole('switch', { name: '系统通知' })).toBeChecked();
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveTitle('首页');
  await look(false);
  await newOrder(system);
  await clock.pass(page, 31_000);
  await expect(page).toHaveTitle('(1) 首页');
  await expect.poll(heard).toMatchObject({ sounds: 1, notes: ['美美旅享平台: 酒店待确认订单 +1'] });
  await look(true);
  await expect(page).toHaveTitle('首页');
});
