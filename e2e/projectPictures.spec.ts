import type { Locator } from '@playwright/test';
import { expect, type Page, type System, test } from './fixtures.ts';
import { button, confirm, tab } from './parts.ts';
import { file, png } from './pictures.ts';

const path = '/estate/project-manage/1/add-image';
const stored = (url: string, kind: number, covered = false) => ({
  ...{ url: `/api/resorts/uploads/${url}.svg`, name: url, covered, kind },
});
/** Gives the project known pictures, each a drawing of the seed. */
async function withPictures(system: System, images: ReturnType<typeof stored>[]) {
  const token = await system.tokenOf('companyAdmin');
  const { status } = await system.call('estates/update-images/1', { data: { images } }, token);
  expect(status).toBe(1);
}
const panel = (page: Page, kind: string) => page.getByRole('tabpanel', { name: kind, exact: true });
const chooser = (page: Page) => page.getByRole('form').getByLabel('项目图片', { exact: true });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    file(`图${String(at + 1).padStart(2, '0')}.png`, png(60, 45 + at)),
  );
/** The names of the pictures on the page, in their order. */
const names = (kind: Locator) =>
  kind
    .getByLabel(/^图片名称 图片 \d+$/)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
/** The pictures that were saved last. */
async function saved(system: System) {
  const calls = (await system.journal()).filter(({ endpoint }) => endpoint === 'estates.updateImages');
  return (
    (calls[0] as { body: { images: { name: string; covered: boolean; kind: number }[] } } | undefined)?.body
      .images ?? []
  );
}

test('20 pictures go up at once, each with its progress; one is cancelled, one fails and is tried again, and all keep their order', async ({
  page,
  signInAs,
  system,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await withPictures(system, [stored('seed-1', 10, true)]);
  await signInAs('companyAdmin');
  await page.goto(path);
  await tab(page, '实景图').click();
  const pictures = panel(page, '实景图');
  await system.control('faults', { endpoint: 'uploads.image', kind: 'http', value: 500, times: 1 });
  await system.control('faults', { endpoint: 'uploads.image', kind: 'delay', value: 600 });
  await chooser(page).setInputFiles(numbered(20));
  await expect(pictures.getByRole('progressbar')).toHaveCount(20);
  await button(page, '取消上传 图17.png').click();
  await expect(pictures.getByRole('progressbar', { name: '图17.png' })).toHaveCount(0);
  // What goes up here goes on while another kind is looked at.
  await tab(page, '效果图').click();
  await expect(pictures).toBeHidden();
  await tab(page, '实景图').click();
  const retry = pictures.getByRole('button', { name: /^重试 / });
  await expect(retry).toHaveCount(1);
  await system.control('faults', undefined, 'DELETE');
  await expect(tab(page, '实景图')).toContainText('18');
  await expect(pictures.getByText('连接中断或服务异常，请重试')).toBeVisible();
  await retry.click();
  await expect(tab(page, '实景图')).toContainText('19');
  const wanted = numbered(20)
    .map(({ name }) => name.replace('.png', ''))
    .filter((name) => name !== '图17');
  expect(await names(pictures)).toEqual(wanted);
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect((await saved(system)).map(({ name }) => name)).toEqual(['seed-1', ...wanted]);
});

test('saving while pictures are still going up asks first, and nothing that was chosen is lost', async ({
  page,
  signInAs,
  system,
}) => {
  await withPictures(system, [stored('seed-1', 10, true)]);
  await signInAs('companyAdmin');
  await page.goto(path);
  await system.control('faults', { endpoint: 'uploads.image', kind: 'delay', value: 60_000, times: 1 });
  await chooser(page).setInputFiles(numbered(2));
  await expect(tab(page, '效果图')).toContainText('2');
  await confirm(page).click();
  await expect(page.getByText('还有 1 个文件没有上传完成')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await button(page, '取消上传 图01.png').click();
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect((await saved(system)).map(({ name }) => name)).toEqual(['seed-1', '图02']);
});

test('a second question in place of the first one leaves the form as it was: it can be saved', async ({
  page,
  signInAs,
  system,
}) => {
  await withPictures(system, [stored('seed-1', 10, true)]);
  await signInAs('companyAdmin');
  await page.goto('/estate/project-manage/1/add-base-info');
  await page
    .getByRole('navigation', { name: '项目资料' })
    .getByRole('link', { name: /^项目图片/ })
    .click();
  await expect(chooser(page)).toBeAttached();
  await system.control('faults', { endpoint: 'uploads.image', kind: 'delay', value: 60_000, times: 1 });
  await chooser(page).setInputFiles(numbered(2));
  await expect(tab(page, '效果图')).toContainText('2');
  await confirm(page).click();
  await expect(page.getByText('还有 1 个文件没有上传完成')).toBeVisible();
  await page.evaluate(() => history.back());
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, '取消上传 图01.png').click();
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect((await saved(system)).map(({ name }) => name)).toEqual(['seed-1', '图02']);
});

test('at most 20 of a kind; what is no picture is refused in words', async ({ page, signInAs, system }) => {
  const many = Array.from({ length: 18 }, (_, at) => stored(`seed-${at + 1}`, 20, at === 0));
  await withPictures(system, many);
  await signInAs('companyAdmin');
  await page.goto(path);
  // The tab of the cover is open.
  await expect(panel(page, '实景图').getByText('18/20')).toBeVisible();
  await chooser(page).setInputFiles(numbered(3));
  await expect(page.getByRole('alert').filter({ hasText: '只能上传 20 张图片' })).toBeVisible();
  await expect(panel(page, '实景图').getByText('20/20')).toBeVisible();
  await expect(chooser(page)).toBeDisabled();
  await tab(page, '证照').click();
  await chooser(page).setInputFiles(file('预售证.png', Buffer.from('MZ no picture')));
  await expect(
    page.getByRole('alert').filter({ hasText: '请上传jpg、jpeg、png、gif格式的图片' }),
  ).toBeVisible();
});

test('exactly one cover over all kinds: a second click takes it back, saving is refused without one, a licence cannot be it', async ({
  page,
  signInAs,
  system,
}) => {
  await withPictures(system, [
    stored('seed-1', 10, true),
    stored('seed-2', 10),
    stored('seed-3', 20),
    stored('seed-4', 70),
  ]);
  await signInAs('companyAdmin');
  await page.goto(path);
  await button(page, '取消封面 图片 1').click();
  await expect(page.getByRole('button', { name: /^取消封面/ })).toHaveCount(0);
  await confirm(page).click();
  await expect(page.getByText('请设置封面图').first()).toBeVisible();
  await expect(page.getByText('操作成功')).toHaveCount(0);
  await tab(page, '证照').click();
  await expect(panel(page, '证照').getByRole('button', { name: '查看大图 图片 1' })).toBeVisible();
  await expect(panel(page, '证照').getByRole('button', { name: /封面/ })).toHaveCount(0);
  await tab(page, '效果图').click();
  await button(page, '设为封面 图片 2').click();
  await tab(page, '实景图').click();
  await button(page, '设为封面 图片 1').click();
  await tab(page, '效果图').click();
  await expect(panel(page, '效果图').getByRole('button', { name: /^取消封面/ })).toHaveCount(0);
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect((await saved(system)).filter(({ covered }) => covered).map(({ name }) => name)).toEqual(['seed-3']);
});

test('pictures are sorted by dragging and by keys, named, looked at and removed', async ({
  page,
  signInAs,
  system,
}) => {
  await withPictures(
    system,
    [1, 2, 3, 4].map((n) => stored(`seed-${n}`, 10, n === 1)),
  );
  await signInAs('companyAdmin');
  await page.goto(path);
  const pictures = panel(page, '效果图');
  const picture = (n: number) => button(page, `查看大图 图片 ${n}`);
  await expect(picture(4)).toBeVisible();
  const place = async (n: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture(n).boundingBox()) ?? {};
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await place(4)));
  await page.mouse.down();
  await page.mouse.move(...(await place(3)), { steps: 4 });
  await page.mouse.move(...(await place(2)), { steps: 4 });
  await page.mouse.up();
  expect(await names(pictures)).toEqual(['seed-1', 'seed-4', 'seed-2', 'seed-3']);
  // The end of a drag is no click, and Escape ends one without a change.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(...(await place(1)));
  await page.mouse.down();
  await page.mouse.move(...(await place(3)), { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await names(pictures)).toEqual(['seed-1', 'seed-4', 'seed-2', 'seed-3']);

  await button(page, '移动 图片 2').focus();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, '移动 图片 3')).toBeFocused();
  await page.keyboard.press('End');
  await expect(button(page, '移动 图片 4')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, '移动 图片 3')).toBeFocused();
  expect(await names(pictures)).toEqual(['seed-1', 'seed-2', 'seed-4', 'seed-3']);
  await page.keyboard.press('Home');
  await expect(button(page, '移动 图片 1')).toBeFocused();

  await page.getByLabel('图片名称 图片 1', { exact: true }).fill('湖景');
  await picture(1).click();
  await expect(page.getByRole('dialog', { name: '湖景' }).locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, '删除图片 图片 3').click();
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect((await saved(system)).map(({ name, covered }) => [name, covered])).toEqual([
    ['湖景', false],
    ['seed-1', true],
    ['seed-3', false],
  ]);
});

test('another person’s change, a broken connection and a refusal leave the form as it is', async ({
  page,
  signInAs,
  system,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await withPictures(system, [stored('seed-1', 10, true), stored('seed-2', 10)]);
  await signInAs('companyAdmin');
  await page.goto(path);
  await page.getByLabel('图片名称 图片 2', { exact: true }).fill('中庭');
  await system.control('faults', { endpoint: 'estates.updateImages', kind: 'http', value: 503, times: 1 });
  await confirm(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('图片名称 图片 2', { exact: true })).toHaveValue('中庭');
  await withPictures(system, [stored('seed-3', 10, true)]);
  await confirm(page).click();
  await expect(page.getByRole('dialog').getByText('对方保存的')).toBeVisible();
  await page.getByRole('dialog').getByRole('radio', { name: '我填写的' }).check();
  await button(page, '合并并保存').click();
  await expect(page.getByText('操作成功')).toBeVisible();
  // What the other one removed and added is taken over; the picture that both changed is kept.
  expect((await saved(system)).map(({ name }) => name).sort()).toEqual(['seed-3', '中庭']);
});
