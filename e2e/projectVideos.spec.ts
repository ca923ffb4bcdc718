import { expect, type Page, type System, test } from './fixtures.ts';
import { mp4 } from './mp4.ts';
import { button, choose, confirm } from './parts.ts';
import { file, png } from './pictures.ts';

const path = '/estate/project-manage/1/add-video';
const megabyte = 1_048_576;
async function withVideos(system: System, videos: object[]) {
  const token = await system.tokenOf('companyAdmin');
  const { status } = await system.call('estates/update-videos/1', { data: { videos } }, token);
  expect(status).toBe(1);
}
const video = (page: Page, n: number) => page.getByRole('listitem', { name: `视频 ${n}`, exact: true });
const input = (page: Page, n: number) => video(page, n).getByLabel('视频', { exact: true });
async function addVideo(page: Page, n: number, title: string) {
  await button(page, '添加视频').click();
  await expect(video(page, n).getByLabel('视频标题')).toBeFocused();
  await video(page, n).getByLabel('视频标题').fill(title);
  await choose(video(page, n), '视频类型', '航拍');
}
const addCover = (page: Page, n: number) =>
  video(page, n)
    .getByLabel('视频封面', { exact: true })
    .setInputFiles(file('封面.png', png(320, 180)));
async function saved(system: System) {
  const calls = (await system.journal()).filter(({ endpoint }) => endpoint === 'estates.updateVideos');
  return (calls[0] as { body: { videos: Record<string, unknown>[] } } | undefined)?.body.videos ?? [];
}

test('a video goes up straight to the storage, its length is read, and it is played by parts', async ({
  page,
  signInAs,
  system,
}) => {
  await withVideos(system, []);
  await signInAs('companyAdmin');
  await page.goto(path);
  await addVideo(page, 1, '湖区航拍');
  await input(page, 1).setInputFiles(file('航拍.mp4', mp4({ seconds: 65, size: 2 * megabyte })));
  await expect(video(page, 1).getByText('时长 01:05')).toBeVisible();
  await addCover(page, 1);
  await expect(video(page, 1).getByRole('button', { name: /^查看大图/ })).toBeVisible();

  const part = page.waitForResponse((response) => /oss\/bucket\/.*\.mp4$/.test(response.url()));
  await button(page, '播放视频 湖区航拍').click();
  const player = page.getByRole('dialog', { name: '湖区航拍' }).locator('video');
  const answer = await part;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([206, 'video/mp4']);
  expect((await answer.request().allHeaders()).range).toMatch(/^bytes=\d+-/);
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.duration))
    .toBeCloseTo(65, 0);
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);

  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect(await saved(system)).toEqual([
    {
      ...{ title: '湖区航拍', kind: 20, source: 10, seconds: 65, enabled: 1 },
      url: expect.stringMatching(/^\/api\/apps\/oss\/bucket\/[a-z0-9]{32}\.mp4$/),
      coverUrl: expect.stringMatching(/\.png$/),
    },
  ]);
});

test('what is no mp4 or too large is refused before anything is sent', async ({ page, signInAs, system }) => {
  await withVideos(system, []);
  await signInAs('companyAdmin');
  await page.goto(path);
  await addVideo(page, 1, '宣传片');
  for (const [name, bytes] of [
    ['片.mov', mp4({ seconds: 1 })],
    ['片.mp4', Buffer.from('MZ a renamed program')],
  ] as const) {
    await input(page, 1).setInputFiles(file(name, bytes));
    await expect(
      page.getByRole('alert').filter({ hasText: '仅支持mp4格式，大小不能超过100M' }),
    ).toBeVisible();
    await expect(video(page, 1).getByRole('progressbar')).toHaveCount(0);
  }
  expect((await system.journal()).filter(({ path: called }) => called.includes('oss'))).toEqual([]);
});

test('an upload shows its progress and is cancelled; one that breaks off keeps its file and goes up at the next try', async ({
  page,
  signInAs,
  system,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await withVideos(system, []);
  await signInAs('companyAdmin');
  await page.goto(path);
  await addVideo(page, 1, '宣传片');
  await system.control('faults', { endpoint: 'oss.bucket', kind: 'delay', value: 60_000, times: 1 });
  await input(page, 1).setInputFiles(file('片.mp4', mp4({ seconds: 2, size: 10 * megabyte })));
  const progress = video(page, 1).getByRole('progressbar', { name: '片.mp4' });
  await expect(progress).toBeVisible();
  await expect(video(page, 1).getByText(/^\d+\.\d \/ 10\.0 MB · \d+%$/)).toBeVisible();
  await button(page, '取消上传').click();
  await expect(progress).toHaveCount(0);
  await expect(input(page, 1)).toBeFocused();

  await system.control('faults', { endpoint: 'oss.bucket', kind: 'drop', times: 1 });
  await input(page, 1).setInputFiles(file('片.mp4', mp4({ seconds: 2, size: 5 * megabyte })));
  await expect(video(page, 1).getByRole('alert')).toBeVisible();
  await expect(video(page, 1).getByLabel('视频标题')).toHaveValue('宣传片');
  await video(page, 1).getByRole('button', { name: '重试' }).click();
  await expect(video(page, 1).getByText('时长 00:02')).toBeVisible();
});

test('a VR scene is a link only, and what was uploaded comes back with its source', async ({
  page,
  signInAs,
  system,
}) => {
  await withVideos(system, []);
  await signInAs('companyAdmin');
  await page.goto(path);
  await addVideo(page, 1, '样板间');
  await input(page, 1).setInputFiles(file('片.mp4', mp4({ seconds: 2 })));
  await expect(video(page, 1).getByText('时长 00:02')).toBeVisible();
  await choose(video(page, 1), '视频类型', 'VR全景');
  await expect(video(page, 1).getByText('VR全景只能填写链接')).toBeVisible();
  await expect(input(page, 1)).toHaveValue('');
  await choose(video(page, 1), '视频类型', '样板间');
  await choose(video(page, 1), '视频来源', '上传');
  await expect(video(page, 1).getByText('时长 00:02')).toBeVisible();
  await choose(video(page, 1), '视频类型', 'VR全景');
  await confirm(page).click();
  await expect(page.getByText('请输入视频链接').first()).toBeVisible();
  await input(page, 1).fill('vr.example');
  await addCover(page, 1);
  await expect(video(page, 1).getByRole('button', { name: /^查看大图/ })).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText('请输入正确的链接地址').first()).toBeVisible();
  await input(page, 1).fill('https://vr.example/scene/8');
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect(await saved(system)).toMatchObject([
    { kind: 40, source: 20, url: 'https://vr.example/scene/8', seconds: 0 },
  ]);
});

test('videos are sorted by dragging and by keys, removed, and at most ten', async ({
  page,
  signInAs,
  system,
}) => {
  const link = (n: number) => ({
    ...{ title: `片${n}`, kind: 10, source: 20, url: `https://video.example/${n}.mp4` },
    ...{ coverUrl: '/api/resorts/uploads/seed-1.svg', seconds: 0, enabled: 1 },
  });
  await withVideos(
    system,
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => link(n)),
  );
  await signInAs('companyAdmin');
  await page.goto(path);
  const titles = () =>
    page
      .getByLabel('视频标题')
      .evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value).join(''));
  await button(page, '添加视频').click();
  await expect(button(page, '添加视频')).toBeDisabled();
  await button(page, '删除视频 10').click();
  await button(page, '移动 视频 1').focus();
  await page.keyboard.press('ArrowDown');
  await expect(button(page, '移动 视频 2')).toBeFocused();
  expect(await titles()).toBe('片2片1片3片4片5片6片7片8片9');
  const grip = async (n: number) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await button(page, `移动 视频 ${n}`).boundingBox()) ?? {};
    return [x + width / 2, y + height / 2] as const;
  };
  await button(page, '移动 视频 1').scrollIntoViewIfNeeded();
  const [from, to] = [await grip(1), await grip(2)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(to[0], to[1] + 120, { steps: 6 });
  await page.mouse.up();
  expect(await titles()).toBe('片1片2片3片4片5片6片7片8片9');
  await button(page, '删除视频 9').click();
  await confirm(page).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  expect((await saved(system)).map(({ title }) => title).join('')).toBe('片1片2片3片4片5片6片7片8');
});
