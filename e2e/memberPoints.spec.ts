import { expect, type Page, test } from './fixtures.ts';
import { effects } from './lost.ts';
import { bodyRows, button, confirm, dialog, fact, fill, row } from './parts.ts';
import { figureOf } from './reportParts.ts';
import { stateOf } from './tradeScenes.ts';

/** Points of members: list, adjustments, and the changes of one of them (domain design, sections 13.4 and 13.5). */

const points = '/finance/member-account-manage/member-point-list';
const detailOf = (memberId: string) =>
  `/finance/member-account-manage/member-point-detail?memberId=${memberId}`;

const fault = (page: Page, text: string) => page.getByRole('paragraph').filter({ hasText: text });

test('the list is searched by a span of points and sorted by its figures', async ({ page, signInAs }) => {
  await signInAs('finance');
  await page.goto(points);
  await expect(page.getByRole('columnheader')).toHaveText([
    ...['会员', '可用积分', '锁定积分', '累计获得', '累计使用', '累计过期', '30天内过期'],
    ...['会员等级', '会员编号', '最近变动', '操作'],
  ]);
  await expect.poll(() => figureOf(page, '会员人数')).toBeGreaterThan(0);
  const all = await figureOf(page, '会员人数');
  // What stands behind the decimal point of a pasted number is left out.
  await page.getByLabel('可用积分 最低').fill('100.00');
  await expect(page.getByLabel('可用积分 最低')).toHaveValue('100');
  await page.getByLabel('可用积分 最低').fill('1,00a0');
  await expect(page.getByLabel('可用积分 最低')).toHaveValue('1000');
  await button(page, '查询').click();
  await expect(page).toHaveURL(/pointsMin=1000/);
  await expect.poll(() => figureOf(page, '会员人数')).toBeLessThan(all);
  const found = await figureOf(page, '会员人数');
  await expect(page.getByRole('navigation', { name: '分页' })).toContainText(`共 ${found} 条`);
  expect(await figureOf(page, '可用积分')).toBeGreaterThanOrEqual(1000 * found);
  await button(page, '累计获得').click();
  await expect(page).toHaveURL(/sort=totalGained&direction=desc/);
  const numbersOf = async () => {
    const texts = await Promise.all(
      (await bodyRows(page).all()).map((one) => one.getByRole('cell').allInnerTexts()),
    );
    return texts.map((cells) => cells.slice(1, 6).map(Number));
  };
  const isSorted = async () => {
    const gained = (await numbersOf()).map(([, , points = 0]) => points);
    return gained.length > 0 && gained.every((one, at) => at === 0 || one <= (gained[at - 1] ?? 0));
  };
  await expect.poll(isSorted).toBe(true);
  const numbers = await numbersOf();
  // What was gained and neither used nor expired is there.
  for (const [usable = 0, locked = 0, gained = 0, used = 0, expired = 0] of numbers) {
    expect(usable).toBeGreaterThanOrEqual(1000);
    expect(gained - used - expired).toBe(usable + locked);
  }
});

test('points are given and taken by hand, with a question that shows before and after; never more than there are', async ({
  page,
  system,
  signInAs,
}) => {
  const { memberId, memberName, abovePoints } = await stateOf<{
    memberId: string;
    memberName: string;
    abovePoints: number;
  }>(system, 'a member has points', {});
  const had = abovePoints - 1;
  await signInAs('finance');
  await page.goto(`${points}?keyword=${memberName}`);
  await button(page, `调整 ${memberName}`).first().click();
  await dialog(page).getByRole('radio', { name: '扣减' }).check();
  await fill(dialog(page), { 调整积分: String(abovePoints), 调整原因: '补' });
  await confirm(page).click();
  await expect(fault(page, '积分余额不足')).toBeVisible();
  await expect(fault(page, '调整原因不能少于2个字符')).toBeVisible();
  // A number that is too large stays as it was typed.
  await fill(dialog(page), { 调整积分: '2500000' });
  await expect(dialog(page).getByLabel('调整积分')).toHaveValue('2500000');
  await confirm(page).click();
  await expect(fault(page, '调整积分范围为1-1000000')).toBeVisible();
  await fill(dialog(page), { 调整积分: '1', 调整原因: '重复发放' });
  await confirm(page).click();
  await expect(fact(page, '调整前')).toHaveText(String(had));
  await expect(fact(page, '调整后')).toHaveText(String(had - 1));
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await button(page, `积分明细 ${memberName}`).first().click();
  await expect(page).toHaveURL(detailOf(memberId));
  expect(await figureOf(page, '可用积分')).toBe(had - 1);
  await expect(bodyRows(page).first()).toContainText('后台扣减');
  await expect(bodyRows(page).first()).toContainText('重复发放');

  await button(page, '调整').click();
  await fill(dialog(page), { 调整积分: '500', 调整原因: '补发活动积分' });
  await confirm(page).click();
  await expect(fact(page, '调整后')).toHaveText(String(had + 499));
  await confirm(page).click();
  await expect(bodyRows(page).first()).toContainText('+500');
  expect(await figureOf(page, '可用积分')).toBe(had + 499);
  expect(await effects(system, 'memberPoints.adjust')).toBe(2);
  await button(page, '重置').click();
  await expect(page).toHaveURL(detailOf(memberId));
  await expect(row(page, '补发活动积分')).toBeVisible();
});

test('a gift leads to the order that gave it', async ({ page, system, signInAs }) => {
  const { memberId } = await stateOf<{ memberId: string }>(system, 'a member has used and gained points', {});
  await signInAs('superAdmin');
  await page.goto(`${detailOf(memberId)}&type=10`);
  const gift = bodyRows(page).first();
  await expect(gift).toContainText('消费赠送');
  await gift.getByRole('link').click();
  await expect(page).toHaveURL(/order-(place|hotel|house)-detail\?id=/);
});
