import { expect, type Page, test } from './fixtures.ts';
import { file, jpegSize, png } from './pictures.ts';

const addBanner = '/setting/system-setting/home-banner-list?banner=add';
const dialog = (page: Page) => page.getByRole('dialog', { name: '添加轮播图' });
const input = (page: Page) => dialog(page).getByLabel('轮播图', { exact: true });
const cropper = (page: Page) => page.getByRole('dialog', { name: '裁剪图片' });
const preview = (page: Page) => dialog(page).getByRole('button', { name: /^查看大图/ });

async function open(page: Page) {
  await page.goto(addBanner);
  await expect(dialog(page).getByLabel('轮播图名称')).toBeFocused();
}
async function choose(page: Page, name: string, buffer: Buffer) {
  await input(page).setInputFiles(file(name, buffer));
  await expect(cropper(page)).toBeVisible();
}
const cut = (page: Page) => cropper(page).getByRole('button', { name: '确定' }).click();

/** The bytes that the server has stored for the picture on the page. */
async function storedPicture(page: Page): Promise<{ type: string | null; bytes: Buffer }> {
  const answer = await fetch(
    new URL((await preview(page).locator('img').getAttribute('src')) ?? '', page.url()),
  );
  expect(answer.status).toBe(200);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** The tests of the steps before the upload, which are the same for both ways of uploading. */
export function choosingTests() {
  test('the picture can be zoomed and moved, also by keys, and the result shows the chosen part', async ({
    page,
    signInAs,
  }) => {
    await signInAs('superAdmin');
    await open(page);
    // The left half is dark green, the right half light: at the left edge of a zoomed picture only dark green is left.
    await choose(page, '湖.png', png(1500, 624));
    await expect(cropper(page).getByLabel('缩放')).toBeFocused();
    for (let step = 0; step < 5; step++) await page.keyboard.press('PageUp');
    expect(Number(await cropper(page).getByLabel('缩放').inputValue())).toBeGreaterThan(1.5);
    const frame = cropper(page).getByRole('group', { name: /裁剪框/ });
    await frame.focus();
    for (let step = 0; step < 150; step++) await page.keyboard.press('ArrowRight');
    await cut(page);
    await expect(page.getByText('文件上传成功!')).toBeVisible();
    const right = await preview(page)
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = new OffscreenCanvas(750, 624);
        const pen = canvas.getContext('2d');
        pen?.drawImage(image, 0, 0);
        return [...(pen?.getImageData(740, 312, 1, 1).data ?? [])];
      });
    expect(right[0]).toBeLessThan(80);
  });

  test('wrong types and too large files are refused in words, before anything is sent', async ({
    clock,
    page,
    signInAs,
    system,
    allowConsole,
  }) => {
    // Playwright's own recording requests the broken picture and violates the content security policy.
    allowConsole(/^Connecting to 'blob:/);
    await clock.takeTimers();
    await signInAs('superAdmin');
    await open(page);
    const wrongType = '请上传jpg、jpeg、png、gif格式的图片';
    const refused: [string, Buffer, string][] = [
      ['说明.pdf', Buffer.from('%PDF-1.7'), wrongType],
      ['setup.jpg', Buffer.from('MZ\x90\x00 a renamed program'), wrongType],
      ['大图.png', Buffer.concat([png(10, 10), Buffer.alloc(6 * 1_048_576)]), '文件大小不能超过5M'],
    ];
    for (const [name, buffer, says] of refused) {
      await input(page).setInputFiles(file(name, buffer));
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      await page.clock.fastForward(2_500);
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeHidden();
      await expect(cropper(page)).toHaveCount(0);
    }
    // The first bytes are those of a PNG, but the rest is not: only the cropper notices.
    await input(page).setInputFiles(
      file('坏.png', Buffer.concat([png(10, 10).subarray(0, 30), Buffer.alloc(500)])),
    );
    await expect(page.getByRole('alert').filter({ hasText: wrongType })).toBeVisible();
    await expect(cropper(page)).toBeHidden();
    expect((await system.journal()).filter(({ path }) => /upload|oss/.test(path))).toEqual([]);
    await expect(dialog(page).getByText('上传图片')).toBeVisible();
  });

  test('a picture of exactly 5 MB is taken; cancelling the cropper sends nothing', async ({
    page,
    signInAs,
    system,
  }) => {
    await signInAs('superAdmin');
    await open(page);
    const small = png(800, 700);
    await choose(page, '整.png', Buffer.concat([small, Buffer.alloc(5 * 1_048_576 - small.length)]));
    await page.keyboard.press('Escape');
    await expect(cropper(page)).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    expect((await system.journal()).filter(({ path }) => /upload|oss/.test(path))).toEqual([]);
  });
}

/** The same tests for both ways of uploading; `endpoint` is the call that sends the file. */
export function pictureTests(endpoint: string) {
  test('a picture is cut to 750 x 624, stored as JPEG, and saved with the banner', async ({
    page,
    signInAs,
    system,
  }) => {
    await signInAs('superAdmin');
    await open(page);
    await dialog(page).getByLabel('轮播图名称').fill('新图');
    await dialog(page).getByLabel('排序').fill('100');
    await dialog(page).getByRole('combobox', { name: '跳转类型' }).click();
    await page.getByRole('option', { name: '不跳转', exact: true }).click();
    await choose(page, '湖.png', png(1200, 500));
    await expect(cropper(page)).toContainText('750 × 624');
    await cut(page);
    await expect(page.getByText('文件上传成功!')).toBeVisible();
    await expect(cropper(page)).toBeHidden();
    const { type, bytes } = await storedPicture(page);
    expect(type).toBe('image/jpeg');
    expect(jpegSize(bytes)).toEqual({ width: 750, height: 624 });
    const carried = (await system.journal()).filter((call) => call.endpoint === endpoint);
    expect(carried.map(({ http }) => http)).toEqual([200]);
    await dialog(page).getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('操作成功')).toBeVisible();
    await expect(page.getByRole('button', { name: '查看大图 新图' }).locator('img')).toHaveJSProperty(
      'naturalWidth',
      750,
    );
  });

  test('a GIF keeps its animation: it is stored uncropped, and a message says why', async ({
    page,
    signInAs,
  }) => {
    await signInAs('superAdmin');
    await open(page);
    const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
    await input(page).setInputFiles(file('动.gif', gif));
    await expect(page.getByText('GIF 不裁剪：裁剪后只剩第一帧')).toBeVisible();
    await expect(page.getByText('文件上传成功!')).toBeVisible();
    const { type, bytes } = await storedPicture(page);
    expect(type).toBe('image/gif');
    expect(bytes.equals(gif)).toBe(true);
  });

  test('shows progress, and an upload can be cancelled', async ({ page, signInAs, system }) => {
    await signInAs('superAdmin');
    await open(page);
    await system.control('faults', { endpoint, kind: 'delay', value: 2000 });
    await choose(page, '湖.png', png(1000, 832));
    await cut(page);
    const progress = dialog(page).getByRole('progressbar', { name: '湖.jpg' });
    await expect(progress).toBeVisible();
    await expect(progress).toHaveJSProperty('value', 1);
    await dialog(page).getByRole('button', { name: '取消上传 湖.jpg' }).click();
    await expect(progress).toHaveCount(0);
    await expect(dialog(page).getByText('上传图片')).toBeVisible();
    await system.control('faults', undefined, 'DELETE');
    await choose(page, '山.png', png(1000, 832));
    await cut(page);
    await expect(page.getByText('文件上传成功!')).toBeVisible();
    await expect(preview(page)).toHaveCount(1);
  });

  test('a failed upload says so and keeps the file for another try', async ({
    page,
    signInAs,
    system,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    await signInAs('superAdmin');
    await open(page);
    await system.control('faults', { endpoint, kind: 'http', value: 500, times: 1 });
    await choose(page, '湖.png', png(1000, 832));
    await cut(page);
    await expect(page.getByRole('alert').filter({ hasText: '文件上传失败!' })).toBeVisible();
    await dialog(page).getByRole('button', { name: '重试 湖.jpg' }).click();
    await expect(page.getByText('文件上传成功!')).toBeVisible();
    expect(jpegSize((await storedPicture(page)).bytes)).toEqual({ width: 750, height: 624 });
  });

  test('a picture can be seen large, replaced and removed', async ({ page, signInAs }) => {
    await signInAs('superAdmin');
    await open(page);
    await choose(page, '湖.png', png(1000, 832));
    await cut(page);
    const image = preview(page).locator('img');
    const first = await image.getAttribute('src');
    await preview(page).click();
    await expect(page.locator('dialog[open]').last().locator('img')).toHaveAttribute('src', first ?? '');
    await page.getByRole('button', { name: '关闭' }).last().click();
    await choose(page, '山.png', png(1000, 832));
    await cut(page);
    await expect(image).not.toHaveAttribute('src', first ?? '');
    await expect(preview(page)).toHaveCount(1);
    await dialog(page)
      .getByRole('button', { name: /^删除图片/ })
      .click();
    await expect(preview(page)).toHaveCount(0);
    await expect(input(page)).toBeFocused();
  });
}
