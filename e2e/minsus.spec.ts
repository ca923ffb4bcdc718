import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { callsOf, mirrorsOf } from './journal.ts';
import { choose, confirm, fill, row, toggle, upload } from './parts.ts';

const base = '/merchant/homestay/homestays';
const rooms = '/merchant/homestay/rooms';

/** Everything that a new guesthouse needs, but for its merchant. */
async function fillMinsu(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: '添加民宿' })).toBeVisible();
  await fill(page, {
    民宿名称: name,
    详细地址: '栖霞路66号',
    经度: '120.160123',
    纬度: '30.251234',
    预订电话: '0571-88880000',
    房东姓名: '江听松',
    房东电话: '19900003333',
    简介: '山居小院。',
  });
  await choose(page, '民宿类型', '别墅');
  await choose(page, '所在地区 省份', '浙江省');
  await choose(page, '所在地区 城市', '杭州市');
  await upload(page, '图片');
}

test('the list shows every guesthouse with its rooms, the largest ordering first', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await expect(page.getByRole('columnheader')).toHaveText([
    '民宿名称',
    '所属商户',
    '民宿类型',
    '所在地区',
    '房源数',
    '房间总数',
    '产品数',
    '起价',
    '启用',
    '入离时间',
    '排序',
    '操作',
  ]);
  await expect(page.getByRole('row').nth(1)).toContainText('梧桐里民宿');
  for (const text of ['悦途酒店集团', '四合院', '杭州市浙江省', '14:00 / 12:00', '16'])
    await expect(row(page, '梧桐里民宿')).toContainText(text);
  await expect(page.getByRole('switch', { name: '启用听竹别院' })).not.toBeChecked();
});

test('finds by merchant, type, place and status, and keeps it in the address', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '展开' }).click();
  await choose(page, '所属商户', '悦途酒店集团');
  await choose(page, '民宿类型', '客栈');
  await choose(page, '所在地区 省份', '浙江省');
  await choose(page, '状态', '启用');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/merchantId=2.*minsuType=10.*provinceId=33.*enabled=1/);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '半山听雨')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveValue('悦途酒店集团');
  await page.getByRole('button', { name: '重置' }).click();
  await page.getByLabel('民宿名称').fill('渔火');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(row(page, '渔火人家')).toBeVisible();
});

test('adds a guesthouse: what is missing is said first, then it stands in the list as it was typed', async ({
  page,
  signInAs,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '添加民宿' }).click();
  await expect(page.getByRole('heading', { name: '添加民宿' })).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText('请输入民宿名称')).toHaveCount(2);
  await expect(page.getByLabel('民宿名称')).toBeFocused();
  for (const message of [
    '请选择所属商户',
    '请选择民宿类型',
    '请选择所在地区',
    '请输入预订电话',
    '请输入房东姓名',
    '请输入房东电话',
    '请上传图片',
    '请输入简介',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('请选择正确的地理位置')).toHaveCount(2);

  await fillMinsu(page, '栖霞山居');
  await choose(page, '所属商户', '悦途酒店集团');
  await fill(page, { 开业年份: '2020', 装修年份: '2019', 保洁费: '58.50' });
  await typeDate(page, '安静开始时间', '2200');
  for (const name of ['山景', '允许做饭', '停车场']) await page.getByRole('checkbox', { name }).check();
  await confirm(page).click();
  await expect(page.getByText('装修年份不能早于开业年份').last()).toBeVisible();
  await expect(page.getByText('请选择安静结束时间')).toBeVisible();
  await fill(page, { 装修年份: '2024' });
  await typeDate(page, '安静结束时间', '7:00');
  await confirm(page).click();
  await expect(page).toHaveURL(`${base}/list`);
  for (const text of ['悦途酒店集团', '别墅', '杭州市浙江省'])
    await expect(row(page, '栖霞山居')).toContainText(text);

  await page.getByRole('link', { name: '栖霞山居' }).click();
  await expect(page.getByRole('heading', { name: '编辑民宿' })).toBeVisible();
  await expect(page.getByLabel('保洁费')).toHaveValue('58.5');
  await expect(page.getByLabel('装修年份')).toHaveValue('2024');
  await expect(page.getByLabel('安静结束时间')).toHaveValue('07:00');
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveValue('悦途酒店集团');
  await expect(page.getByRole('checkbox', { name: '允许做饭' })).toBeChecked();
});

test('a taken name is told at its field; two people edit one, and the second is told', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/add?id=1`);
  await page.getByLabel('民宿名称').fill('听竹别院');
  await confirm(page).click();
  await expect(page.getByText('该城市已存在同名民宿')).toHaveCount(2);
  await expect(page.getByLabel('民宿名称')).toBeFocused();
  await page.getByLabel('民宿名称').fill('梧桐里小院');
  await system.call('minsus/enable/1', { data: { enable: 1 } }, await system.tokenOf('platformAdmin'));
  await confirm(page).click();
  await expect(page.getByText('数据已被修改，请刷新后重试')).toBeVisible();
  await expect(page.getByLabel('民宿名称')).toHaveValue('梧桐里小院');
});

test('one with rooms stays; switching asks nothing', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${base}/list`);
  await page.getByRole('button', { name: '更多 梧桐里民宿' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await confirm(page).click();
  await expect(page.getByText('请先删除该民宿下的房源')).toBeVisible();
  await page.getByRole('switch', { name: '启用听竹别院' }).click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await expect(page.getByRole('switch', { name: '启用听竹别院' })).toBeChecked();
  await page.getByRole('button', { name: '更多 听竹别院' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '听竹别院')).toHaveCount(0);
});

test('a merchant user adds, edits, switches and removes his own, without being asked for the merchant', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('merchantManager');
  await page.goto(`${base}/list`);
  await expect(page.getByText('共 3 条')).toBeVisible();
  await expect(row(page, '洱畔小筑')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: '所属商户' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveCount(0);
  await page.getByRole('button', { name: '添加民宿' }).click();
  await fillMinsu(page, '栖霞山居');
  await expect(page.getByRole('combobox', { name: '所属商户' })).toHaveCount(0);
  await confirm(page).click();
  await page.getByRole('link', { name: '栖霞山居' }).click();
  await expect(page.getByLabel('房东姓名')).toHaveValue('江听松');
  await fill(page, { 民宿名称: '栖霞小院' });
  await confirm(page).click();
  await expect(row(page, '栖霞小院')).toContainText('别墅');
  await toggle(page, '启用栖霞小院').click();
  await expect(toggle(page, '启用栖霞小院')).not.toBeChecked();
  await page.getByRole('button', { name: '更多 栖霞小院' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '栖霞小院')).toHaveCount(0);
  expect(await callsOf(system, 'minsus')).toEqual(
    mirrorsOf('add', 'enable', 'get', 'list', 'remove', 'statsOfCity', 'update'),
  );
  const saved = (await system.journal()).find(({ endpoint }) => endpoint === 'minsus.addOfOwn');
  expect(saved?.path).toContain('merchants/2/');
  expect(saved?.body).toMatchObject({ merchantId: '2' });
});

test('without the right to it there is no page', async ({ page, signInAs }) => {
  await signInAs('finance');
  for (const path of [`${base}/list`, `${base}/add`, `${rooms}/list`, `${rooms}/add`]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/401/);
  }
});
