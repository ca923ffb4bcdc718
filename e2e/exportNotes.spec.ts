import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { testTime } from '../contracts/testing/moment.ts';
import { expect, type Page, test } from './fixtures.ts';
import { button, choose, confirm } from './parts.ts';

/** What an exported workbook says of itself: its second sheet has the conditions of the list, when it was made and by whom. */

/** The rows of the sheets of the exported workbook. */
async function sheetsOf(page: Page) {
  await button(page, '导出').click();
  const download = page.waitForEvent('download');
  await confirm(page).click();
  return (await readXlsx(readFileSync(await (await download).path()))).sheets.map(({ rows }) => rows);
}
async function notesOf(page: Page) {
  const sheets = await sheetsOf(page);
  expect(sheets).toHaveLength(2);
  return (sheets[1] ?? []).map((row) => row.filter((cell) => cell !== null && cell !== ''));
}
/** Now, and who is greeted in the header. */
async function madeOn(page: Page) {
  const greeting = await page.getByRole('button', { name: /您好/ }).innerText();
  return [
    ['导出时间', expect.stringContaining(testTime.slice(0, 10))],
    ['导出人', /您好，(\S+)/.exec(greeting)?.[1]],
  ];
}

test('conditions have the names that the search area shows: records, codes, amounts and days', async ({
  page,
  signInAs,
}) => {
  await signInAs('operator');
  await page.goto('/member/member-manage/member-list?createStart=2020-01-01&createEnd=2099-12-31');
  await choose(page.getByRole('search'), '会员等级', '普通会员');
  await choose(page.getByRole('search'), '会员状态', '正常');
  await page.getByLabel('累计消费 最高').fill('1000');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/consumeMax=100000/);
  expect(await notesOf(page)).toEqual([
    ['筛选条件'],
    ['会员等级', '普通会员'],
    ['会员状态', '正常'],
    ['注册时间', '2020-01-01 – 2099-12-31'],
    ['累计消费', '≤ 1000.00'],
    ...(await madeOn(page)),
  ]);
});

test('a tab is a condition, too; a list without any says so', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto('/order/refund-manage/refund-place-list');
  expect(await notesOf(page)).toEqual([['筛选条件'], ['筛选条件', '全部'], ...(await madeOn(page))]);
  await page.getByRole('tab', { name: /^待审核/ }).click();
  await expect(page).toHaveURL(/status=/);
  expect(await notesOf(page)).toEqual([['筛选条件'], ['退款状态', '待审核'], ...(await madeOn(page))]);
});

test('the file of a list within the page of a member names the member', async ({ page, signInAs }) => {
  await signInAs('support');
  await page.goto('/member/member-manage/1/member-detail?tab=placeOrders');
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  expect(await notesOf(page)).toEqual([['筛选条件'], ['会员', name], ...(await madeOn(page))]);
});

test('files of accounts, their journal, points and withdrawals have the number of the member, who may share his name', async ({
  page,
  signInAs,
}) => {
  await signInAs('finance');
  for (const path of [
    '/finance/member-account-manage/member-account-list',
    '/finance/member-account-manage/member-account-journal',
    '/finance/member-account-manage/member-point-list',
    '/finance/withdraw-manage/withdraw-record-list',
  ]) {
    await page.goto(path);
    const [[titles = [], ...rows] = []] = await sheetsOf(page);
    const numbers = rows.map((cells) => cells[titles.indexOf('会员编号')]);
    expect([path, numbers.length > 0]).toEqual([path, true]);
    for (const number of numbers) expect([path, number]).toEqual([path, expect.stringMatching(/^M\d{8}$/)]);
  }
});
