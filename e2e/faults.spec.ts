import { demoPassword, expect, type Page, personas, type System, test } from './fixtures.ts';
import { file, png } from './pictures.ts';
import { cityButton } from './recordSteps.ts';

const smsList = '/setting/sms-manage/send-record';
const bannerList = '/setting/system-setting/home-banner-list';
const settingsForm = '/setting/system-setting/basic-config';

/** Every kind of fault that the mock can inject into a response, and the console's message for it (specification section 8). */
const faults = [
  { fault: { kind: 'status', value: -1099 }, says: '系统繁忙，请稍后重试' },
  { fault: { kind: 'http', value: 500 }, says: 'Error' },
  { fault: { kind: 'drop' }, says: 'Network Error' },
  { fault: { kind: 'malformed' }, says: 'Error' },
  { fault: { kind: 'truncated' }, says: 'Error' },
];

/** A red message at the top of the page, of a failure with the button of its report. */
const redMessage = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`^${text}(复制问题报告)?$`) });
const confirm = (page: Page) => page.getByRole('button', { name: '确定' }).last();
const total = (page: Page) => page.getByText(/^共 \d+ 条$/);
const title = (page: Page) => page.getByRole('dialog').getByLabel('轮播图名称');

/** The stored data that the actions of the screens could have changed. */
async function stored(system: System) {
  const token = await system.tokenOf('superAdmin');
  const banners = await fetch(
    `${system.url}/api/main/slide-images/list-mini-home?offset=0&limit=100&token=${token}`,
  );
  return { banners: await banners.json(), settings: await system.call('settings/get', {}, token) };
}

interface Action {
  name: string;
  path: string;
  endpoint: string;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** `stays` checks that everything is as before the action; `works` repeats the action with success. */
  stays: (page: Page) => Promise<void>;
  works: (page: Page) => Promise<void>;
  says?: string;
  signedOut?: true;
}

async function fillSignIn(page: Page) {
  await page.getByLabel('手机号').fill(personas.operator);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
}
const signIn = {
  path: '/login',
  signedOut: true,
  prepare: fillSignIn,
  act: (page) => page.getByRole('button', { name: '登 录' }).click(),
  stays: async (page) => {
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('手机号')).toHaveValue(personas.operator);
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue(demoPassword);
  },
  works: (page) => expect(page).toHaveURL('/home'),
} satisfies Partial<Action>;

const actions: Action[] = [
  {
    name: 'a switch',
    path: bannerList,
    endpoint: 'homeBanners.enable',
    act: (page) => page.getByRole('switch', { name: '启用云栖湖秋色正浓' }).click(),
    stays: async (page) => {
      await expect(page.getByRole('switch', { name: '启用云栖湖秋色正浓' })).toBeEnabled();
      await expect(page.getByRole('switch', { name: '启用云栖湖秋色正浓' })).toBeChecked();
    },
    works: (page) => expect(page.getByRole('switch', { name: '启用云栖湖秋色正浓' })).not.toBeChecked(),
  },
  {
    name: 'saving a dialog',
    path: bannerList,
    endpoint: 'homeBanners.update',
    prepare: async (page) => {
      await page.getByRole('button', { name: '编辑 云栖湖秋色正浓' }).click();
      await title(page).fill('云栖湖冬雪');
    },
    act: (page) => confirm(page).click(),
    stays: async (page) => {
      await expect(page.getByRole('dialog', { name: '编辑轮播图' })).toBeVisible();
      await expect(title(page)).toHaveValue('云栖湖冬雪');
    },
    works: async (page) => {
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('row').filter({ hasText: '云栖湖冬雪' })).toBeVisible();
    },
  },
  {
    name: 'saving a page',
    path: settingsForm,
    endpoint: 'settings.update',
    prepare: (page) => page.getByLabel('客服电话').fill('020-8765432'),
    act: (page) => confirm(page).click(),
    stays: (page) => expect(page.getByLabel('客服电话')).toHaveValue('020-8765432'),
    works: (page) => expect(page.getByText('配置修改成功')).toBeVisible(),
  },
  {
    name: 'deleting',
    path: bannerList,
    endpoint: 'homeBanners.remove',
    act: async (page) => {
      await page.getByRole('button', { name: '删除 云栖湖秋色正浓' }).click();
      await confirm(page).click();
    },
    stays: async (page) => {
      await expect(page.getByText('确定删除吗？')).toBeHidden();
      await expect(page.getByRole('row').filter({ hasText: '云栖湖秋色正浓' })).toBeVisible();
      await expect(total(page)).toHaveText('共 13 条');
    },
    works: (page) => expect(total(page)).toHaveText('共 12 条'),
  },
  {
    name: 'uploading a picture',
    path: `${bannerList}?banner=add`,
    endpoint: 'uploads.image',
    says: '文件上传失败!',
    prepare: async (page) => {
      await title(page).fill('新图');
      await page.getByLabel('轮播图', { exact: true }).setInputFiles(file('湖.png', png(1000, 832)));
      await expect(page.getByRole('dialog', { name: '裁剪图片' })).toBeVisible();
    },
    // The first time the file is the result of the cropper; a retry sends the same file again.
    act: async (page) => {
      const retry = page.getByRole('button', { name: '重试 湖.jpg' });
      await ((await retry.isVisible()) ? retry : confirm(page)).click();
    },
    stays: async (page) => {
      await expect(page.getByRole('button', { name: '重试 湖.jpg' })).toBeVisible();
      await expect(title(page)).toHaveValue('新图');
    },
    works: (page) => expect(page.getByText('文件上传成功!')).toBeVisible(),
  },
  {
    name: 'changing the password',
    path: '/home?password=1',
    endpoint: 'passwords.update',
    prepare: async (page) => {
      await page.getByLabel('原密码').fill(demoPassword);
      await page.getByLabel('新密码', { exact: true }).fill('new-secret-1');
      await page.getByLabel('确认新密码').fill('new-secret-1');
    },
    act: (page) => confirm(page).click(),
    stays: async (page) => {
      await expect(page.getByLabel('原密码')).toHaveValue(demoPassword);
      await expect(page.getByLabel('确认新密码')).toHaveValue('new-secret-1');
    },
    works: (page) => expect(page.getByText('密码修改成功')).toBeVisible(),
  },
  { ...signIn, name: 'the first step of signing in', endpoint: 'auth.createByMobile' },
  { ...signIn, name: 'the second step of signing in', endpoint: 'auth.login' },
];

for (const { name, path, endpoint, prepare, act, stays, works, says: own, signedOut } of actions) {
  test(`${name}: every fault shows a message and changes nothing, and the next try works`, async ({
    clock,
    page,
    signInAs,
    system,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    await clock.takeTimers();
    if (!signedOut) await signInAs('superAdmin');
    await page.goto(path);
    await prepare?.(page);
    const before = await stored(system);
    for (const { fault, says } of faults) {
      await test.step(`${fault.kind} ${fault.value ?? ''}`, async () => {
        await system.control('faults', { endpoint, times: 1, ...fault });
        await act(page);
        await expect(redMessage(page, own ?? says)).toBeVisible();
        await stays(page);
        await page.clock.fastForward(2_500);
        await expect(redMessage(page, own ?? says)).toBeHidden();
      });
    }
    expect(await stored(system)).toEqual(before);
    await act(page);
    await works(page);
  });
}

test('a list: every fault clears rows and total, and 重试 brings them back', async ({
  clock,
  page,
  signInAs,
  system,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await clock.takeTimers();
  await signInAs('superAdmin');
  await page.goto(smsList);
  for (const { fault, says } of faults) {
    await test.step(`${fault.kind} ${fault.value ?? ''}`, async () => {
      await expect(page.getByRole('row')).toHaveCount(11);
      await expect(total(page)).toHaveText('共 201 条');
      await system.control('faults', { endpoint: 'smsLogs.list', times: 1, ...fault });
      await page.getByRole('button', { name: '刷新' }).click();
      await expect(redMessage(page, says)).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(1);
      await expect(total(page)).toHaveText('共 0 条');
      await expect(page.getByText('数据加载失败')).toBeVisible();
      await page.clock.fastForward(2_500);
      await expect(redMessage(page, says)).toBeHidden();
      await page.getByRole('button', { name: '重试' }).click();
    });
  }
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('the cities beside a list: no number is stated for one that is not known, and 重试 brings them back', async ({
  page,
  signInAs,
  system,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await signInAs('superAdmin');
  await system.control('faults', { endpoint: 'resorts.statsOfCity', times: 1, kind: 'http', value: 500 });
  await page.goto('/merchant/scenic/resorts/list');
  const cities = page.getByRole('navigation', { name: '按城市' });
  await expect(cities.getByRole('alert')).toContainText('数据加载失败');
  await expect(cityButton(page, /^全部/)).toHaveText('全部');
  await cities.getByRole('button', { name: '重试' }).click();
  await expect(cityButton(page, /^全部/)).toHaveText(/^全部[1-9]\d*$/);
});
