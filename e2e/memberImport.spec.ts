import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { expect, type Page, type System, test } from './fixtures.ts';
import { brokenOff, effects, lose, withoutKeys } from './lost.ts';
import {
  chooseFile,
  csv,
  gb18030,
  headings,
  memberList,
  memberRow,
  mobileAt,
  openImport,
  workbook,
} from './memberFiles.ts';
import { button, dialog, row, tab } from './parts.ts';

/** Members from a spreadsheet (docs/decisions/0029-import.md). */

const wrong = (page: Page, text: string) => dialog(page).getByRole('row').filter({ hasText: text });
const added = (system: System) => effects(system, 'memberImports.add');
const total = (page: Page, count: number) =>
  expect(page.getByText(`共 ${count.toLocaleString('en')} 条`)).toBeVisible();
const seeded = 400;
const savedBy = async (page: Page, name: string) => {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  const { sheets } = await readXlsx(readFileSync(await (await download).path()));
  return sheets;
};

test('each wrong row is shown with its cell and the reason; nothing is saved until the right ones are confirmed', async ({
  page,
  signInAs,
  system,
}) => {
  await signInAs('operator');
  await openImport(page);
  const rows = [
    memberRow(1),
    memberRow(2, { 手机号: '1999900' }),
    memberRow(3, { 证件号: '990000198805120031' }),
    memberRow(4, { 会员姓名: '' }),
    memberRow(5, { 性别: '先生' }),
    memberRow(6, { 手机号: mobileAt(1) }),
    memberRow(7, { 会员等级: '至尊' }),
    memberRow(8, { 城市: '海口' }),
    memberRow(9, { 推荐人手机: '19999999999' }),
    memberRow(10, { 推荐人手机: mobileAt(1), 生日: '1988/5/12', 标签: '亲子家庭' }),
  ];
  await chooseFile(page, '会员.xlsx', await workbook(rows));
  await expect(tab(page, '可导入')).toContainText('2');
  await expect(tab(page, '有误')).toContainText('8');
  for (const [number, cell, content, reason] of [
    ['3', 'A3 手机号*', '1999900', '请输入正确的手机号码'],
    ['4', 'E4 证件号', '990000198805120031', '请输入正确的身份证号码'],
    ['5', 'B5 会员姓名*', '-', '请输入会员姓名'],
    ['6', 'F6 性别', '先生', '性别只能填写未知/男/女'],
    ['7', 'A7 手机号*', mobileAt(1), '与第2行的手机号重复'],
    ['8', 'K8 会员等级', '至尊', '会员等级不存在或已停用'],
    ['9', 'I9 城市', '海口', '省份或城市不存在'],
    ['10', 'M10 推荐人手机', '19999999999', '推荐人不存在'],
  ] as const)
    await expect(wrong(page, cell).getByRole('cell')).toHaveText([number, cell, content, reason]);
  expect(await added(system)).toBe(0);

  await button(page, '导入2位会员').click();
  await expect(dialog(page).getByText('新增2位，已存在0位，有误8行，未导入0行')).toBeVisible();
  await expect(button(page, '导入2位会员')).toHaveCount(0);
  await button(page, '关闭').last().click();
  await total(page, seeded + 2);
  await expect(row(page, '纪云帆').first()).toContainText('199****0010');

  await button(page, '导入').click();
  await chooseFile(page, '会员.xlsx', await workbook(rows));
  await expect(tab(page, '已在会员中')).toContainText('2');
  await expect(dialog(page).getByRole('button', { name: /^导入\d/ })).toHaveCount(0);
  expect(await added(system)).toBe(1);
});

test('a CSV file is read in UTF-8 with and without its mark, and in GB18030', async ({ page, signInAs }) => {
  await signInAs('operator');
  const text = csv([memberRow(1), memberRow(2, { 手机号: '1', 备注: '一, "二"' })]);
  const files = [Buffer.from(text), Buffer.from(`\ufeff${text}`), gb18030(text)];
  for (const file of files) {
    await openImport(page);
    await chooseFile(page, '会员.csv', file);
    await expect(tab(page, '可导入')).toContainText('1');
    await expect(wrong(page, 'A3')).toContainText('请输入正确的手机号码');
    await tab(page, '可导入').click();
    await expect(dialog(page).getByRole('row').nth(1)).toContainText('第1位');
  }
});

test('the template has headings, an example and notes; the example is no member', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await openImport(page);
  const download = page.waitForEvent('download');
  await button(page, '下载模板').click();
  const saved = readFileSync(await (await download).path());
  const [members, notes] = (await readXlsx(saved)).sheets;
  expect(members?.rows[0]).toEqual(headings);
  expect(members?.rows[1]?.[0]).toBe('19900000000');
  expect(notes?.name).toBe('填写说明');
  expect(notes?.rows.find(([name]) => name === '性别')?.[2]).toContain('只能填写：未知/男/女');
  await chooseFile(page, '会员.xlsx', saved);
  await expect(dialog(page).getByRole('alert')).toHaveText('文件中没有数据');
});

test('wrong rows are saved with their reasons as text, and the corrected file can be imported', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await openImport(page);
  const formula = '=HYPERLINK("http://a.example","点我")';
  const titles = [...headings, '门店'];
  const bad = [...memberRow(1, { 手机号: '123', 备注: formula }), '总店'];
  await chooseFile(page, '会员.xlsx', await workbook([bad, [...memberRow(2), '总店']], titles));
  await expect(dialog(page).getByText('以下列不会导入：门店')).toBeVisible();
  const [sheet] = await savedBy(page, '下载有误的行');
  expect(sheet?.rows).toHaveLength(2);
  expect(sheet?.rows[0]).toEqual([...titles, '失败原因']);
  expect(sheet?.rows[1]?.slice(-3)).toEqual([formula, '总店', '请输入正确的手机号码']);
  await button(page, '重新选择').click();
  const corrected = sheet?.rows.map((cells) =>
    cells.map((cell) => (cell === '123' ? mobileAt(1) : String(cell ?? ''))),
  );
  const [names = [], ...rows] = corrected ?? [];
  await chooseFile(page, '会员.xlsx', await workbook(rows, names));
  await expect(button(page, '导入1位会员')).toBeVisible();
});

for (const keys of [true, false])
  test(`after a lost answer the import goes on, and adds nobody twice, ${keys ? 'with' : 'without'} idempotency keys`, async ({
    page,
    signInAs,
    system,
    allowConsole,
  }) => {
    allowConsole(brokenOff);
    if (!keys) await withoutKeys(page);
    await signInAs('operator');
    await openImport(page);
    const rows = Array.from({ length: 620 }, (_, at) => memberRow(at + 1_000));
    await chooseFile(page, '会员.xlsx', await workbook(rows));
    await lose(system, 'memberImports.add');
    await button(page, '导入620位会员').click();
    await expect(dialog(page).getByText(/^导入中断：.*继续导入不会重复添加$/)).toBeVisible();
    await button(page, '继续导入620位').click();
    // Without keys the first batch is executed again, and finds its members.
    const outcome = keys ? '新增620位，已存在0位' : '新增120位，已存在500位';
    await expect(dialog(page).getByText(`${outcome}，有误0行，未导入0行`)).toBeVisible();
    expect(await added(system)).toBe(keys ? 2 : 3);
    await button(page, '关闭').last().click();
    await total(page, seeded + 620);
  });

test('an import can be stopped and continued', async ({ page, signInAs, system }) => {
  await signInAs('operator');
  await openImport(page);
  const rows = Array.from({ length: 1_100 }, (_, at) => memberRow(at + 2_000));
  await chooseFile(page, '会员.xlsx', await workbook(rows));
  await system.control('faults', { endpoint: 'memberImports.add', kind: 'delay', value: 1_500, times: 1 });
  await button(page, '导入1100位会员').click();
  await button(page, '停止导入').click();
  await expect(dialog(page).getByText('新增500位，已存在0位，有误0行，未导入600行')).toBeVisible();
  await button(page, '继续导入600位').click();
  await expect(dialog(page).getByText('新增1100位，已存在0位，有误0行，未导入0行')).toBeVisible();
});

test('a file that cannot be imported is told, and another one can be chosen', async ({ page, signInAs }) => {
  await signInAs('operator');
  await openImport(page);
  const alert = dialog(page).getByRole('alert');
  const many = Array.from({ length: 5_001 }, (_, at) => memberRow(at + 1_000));
  for (const [name, bytes, says] of [
    ['a.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /不支持 \.xls/],
    ['a.xlsx', Buffer.from('PK\u0003\u0004broken'), /文件无法读取/],
    ['a.csv', Buffer.from('昵称,备注\r\na,b'), '缺少列：手机号、会员姓名'],
    ['a.csv', Buffer.from(csv(many)), '最多导入5000行，请拆分文件'],
  ] as const) {
    await chooseFile(page, name, bytes);
    await expect(alert).toHaveText(says);
  }
  await chooseFile(page, 'a.xlsx', await workbook([memberRow(1)]));
  await expect(button(page, '导入1位会员')).toBeVisible();
  await page.goto(memberList);
});
