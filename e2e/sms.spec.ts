import { expect, test } from './fixtures.ts';

const path = '/setting/sms-manage/send-record';

test('shows mobile (masked), content, status, reason and time', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(path);
  await expect(page.getByRole('columnheader')).toHaveText([
    '发放手机',
    '短信内容',
    '发送状态',
    '失败原因',
    '发送时间',
  ]);
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/^\d{3}\*{4}\d{4}$/);
});

test('searches by any part of the mobile, digits only', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(path);
  await page.getByLabel('发放手机').pressSequentially('19x9-0000 9999');
  await expect(page.getByLabel('发放手机')).toHaveValue('19900009999');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?mobile=19900009999`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('cell', { name: '199****9999' })).toBeVisible();
});

test('a time of 1970 shows as -, a failure shows its reason', async ({ page, signInAs }) => {
  await signInAs('superAdmin');
  await page.goto(`${path}?mobile=19900009999&success=0`);
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('cell')).toHaveText([
    '199****9999',
    /排队中未发出/,
    '发送失败',
    '通道未接收',
    '-',
  ]);
});

test('without the right the page is refused and so is the call', async ({ page, signInAs, system }) => {
  await signInAs('finance');
  await page.goto(path);
  await expect(page).toHaveURL(/\/401/);
  const token = await system.tokenOf('finance');
  const answer = await fetch(`${system.url}/api/main/sms-logs/list?offset=0&limit=10&token=${token}`);
  expect(((await answer.json()) as { status: number }).status).toBe(-1003);
});
