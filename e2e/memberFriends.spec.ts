import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { memberFriendExample } from '#contracts/examples/memberFriends.ts';
import { typeDate } from './dates.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm, dialog, fill, list, row } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

/** Relatives of a member (domain design, section 7.4). */

const pathOf = (memberId: string) => `/member/member-manage/${memberId}/add-friend-info`;
const path = pathOf('1');
const { name, credentialNo } = memberFriendExample;
const fault = (page: Page, text: string) => dialog(page).getByRole('paragraph').filter({ hasText: text });

async function startAdding(page: Page) {
  await button(page, '添加亲友').click();
  await fill(dialog(page), { 亲友姓名: name });
  await choose(dialog(page), '关系', '兄弟姐妹');
}

test('the relatives of one member are listed with masked numbers, which 查看 shows one by one', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(path);
  await expect(page.getByText('共 4 条')).toBeVisible();
  await expect(row(page, '江秀兰')).toContainText('父母');
  await expect(row(page, '江秀兰')).toContainText('老人');
  await expect(row(page, '陆小禾')).toContainText('儿童');
  const spouse = row(page, '陆知夏');
  await expect(spouse).toContainText('紧急联系人');
  await expect(spouse).toContainText('199****8111');
  await expect(spouse).toContainText(/9900\*{10}\d{3}[\dX]/);
  await button(page, '查看 陆知夏 手机号').click();
  await expect(spouse).toContainText('19900008111');
  await button(page, '查看 陆知夏 证件号').click();
  await expect(spouse).toContainText(/99000019870926304[\dX]/);
  await expect(row(page, '江秀兰')).toContainText('199****8113');
  await button(page, '陆知夏').click();
  await expect(dialog(page)).toContainText('查看手机号');
  await expect(dialog(page)).toContainText('查看证件号');
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('吴浩然');
  await page.goto(pathOf('3'));
  await expect(row(page, '林家豪')).toContainText('1979-04-18');
  await expect(row(page, '陆知夏')).toHaveCount(0);
});

test('the file of the relatives says who is the emergency contact', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(path);
  await expect(row(page, '陆知夏')).toBeVisible();
  await button(page, '导出').click();
  const download = page.waitForEvent('download');
  await confirm(page).click();
  const { sheets } = await readXlsx(readFileSync(await (await download).path()));
  const relationOf = (of: string) => sheets[0]?.rows.find(([first]) => first === of)?.[1];
  expect([relationOf('陆知夏'), relationOf('江秀兰')]).toEqual(['配偶 紧急联系人', '父母']);
});

test('an address that names a relative of another member opens no dialog', async ({ page, signInAs }) => {
  await signInAs('operator');
  await page.goto(pathOf('3'));
  await button(page, '编辑 林家豪').click();
  await expect(page).toHaveURL(/friend=\d+/);
  const friend = new URL(page.url()).searchParams.get('friend');
  await page.goto(`${path}?friend=${friend}`);
  await expect(row(page, '江秀兰')).toBeVisible();
  await expect(page).not.toHaveURL(/friend=/);
  await expect(dialog(page)).toHaveCount(0);
});

test('a relative is added: the ID card fills in birthday and gender, and its check character is checked', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(path);
  await button(page, '添加亲友').click();
  await confirm(page).click();
  for (const sentence of ['请输入亲友姓名', '请选择关系', '请输入证件号'])
    await expect(fault(page, sentence)).toBeVisible();
  await fill(dialog(page), { 亲友姓名: name, 手机号: '19900008101' });
  await choose(dialog(page), '关系', '兄弟姐妹');
  await dialog(page)
    .getByLabel('证件号', { exact: true })
    .fill(`${credentialNo.slice(0, -1)}0`);
  await confirm(page).click();
  await expect(fault(page, '请输入正确的身份证号码')).toBeVisible();
  await expect(dialog(page).getByLabel('生日', { exact: true })).toHaveValue('');
  await dialog(page).getByLabel('证件号', { exact: true }).fill('');
  await dialog(page).getByLabel('证件号', { exact: true }).pressSequentially(credentialNo);
  await expect(dialog(page).getByLabel('生日', { exact: true })).toHaveValue('1992-08-17');
  await expect(list(dialog(page), '性别')).toHaveText('男');
  await typeDate(dialog(page), '生日', '1992-08-18');
  await confirm(page).click();
  await expect(fault(page, '证件号码与生日不一致')).toBeVisible();
  await typeDate(dialog(page), '生日', '1992-08-17');
  await confirm(page).click();
  await expect(row(page, name)).toContainText('1992-08-17');
  await expect(row(page, name)).toContainText('199****8101');
  await expect(page.getByText('共 5 条')).toBeVisible();
});

test('a relative is changed without his numbers being sent, and removed after a question', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(path);
  await button(page, '编辑 江秀兰').click();
  await expect(page).toHaveURL(/friend=\d+/);
  const number = dialog(page).getByLabel('证件号', { exact: true });
  await expect(number).toHaveValue(/^9900\*{10}/);
  await button(page, '查看 证件号').click();
  await expect(number).toHaveValue(/^99000019580204426[\dX]$/);
  await fill(dialog(page), { '健康/饮食备注': '低糖饮食' });
  const sent = page.waitForRequest((request) => request.url().includes('member-friends/update'));
  await confirm(page).click();
  expect((await sent).postData()).toContain('9900**********');
  await expect(row(page, '江秀兰')).toContainText('低糖饮食');
  await expect(row(page, '江秀兰')).toContainText('1958-02-04');
  await button(page, '删除 江秀兰').click();
  await expect(dialog(page)).toContainText('江秀兰');
  await confirm(page).click();
  await expect(page.getByText('删除成功!')).toBeVisible();
  await expect(row(page, '江秀兰')).toHaveCount(0);
});

test('本人 and a document are there once, each refusal stands at its field; a new emergency contact takes the place of the other', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(path);
  await startAdding(page);
  await fill(dialog(page), { 证件号: credentialNo });
  await choose(dialog(page), '关系', '本人');
  await confirm(page).click();
  await expect(fault(page, '本人信息已存在')).toBeVisible();
  await choose(dialog(page), '关系', '朋友');
  await expect(dialog(page)).toContainText('当前紧急联系人：陆知夏');
  await dialog(page).getByRole('switch', { name: '设为紧急联系人' }).click();
  await confirm(page).click();
  await expect(page.getByText('共 5 条')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '紧急联系人' })).toHaveCount(1);
  await startAdding(page);
  await fill(dialog(page), { 证件号: credentialNo });
  await confirm(page).click();
  await expect(fault(page, '该证件已添加')).toBeVisible();
  await choose(dialog(page), '证件类型', '护照');
  await fill(dialog(page), { 证件号: 'E90000555' });
  await confirm(page).click();
  await expect(page.getByText('共 6 条')).toBeVisible();
});

test('with 20 relatives the button says why there is no 21st; one that somebody else added meanwhile is told', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto(path);
  await startAdding(page);
  await fill(dialog(page), { 证件号: credentialNo });
  await stateOf(system, 'a member has as many relatives as are allowed', {});
  await confirm(page).click();
  await expect(page.getByText('最多添加20位亲友')).toBeVisible();
  await expect(dialog(page).getByLabel('亲友姓名')).toHaveValue(name);
  await page.goto(path);
  await expect(page.getByText('共 20 条')).toBeVisible();
  const add = button(page, '添加亲友');
  await expect(add).toBeDisabled();
  await add.focus();
  await expect(page.getByRole('tooltip')).toHaveText('最多添加20位亲友');
  await page
    .getByRole('button', { name: /^删除 / })
    .first()
    .click();
  await confirm(page).click();
  await expect(add).toBeEnabled();
});

test('without the right the page leads to /401', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto(path);
  await expect(page).toHaveURL(/\/401/);
});
