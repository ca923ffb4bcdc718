import { expect, test } from './fixtures.ts';
import { row } from './parts.ts';
import { stateOf } from './tradeScenes.ts';

/** The names of members in lists of money and of recommends lead to their pages, for whoever may open those. */

const recommends = '/estate/project-company/recommend-list';
const lists = [
  {
    screen: '/finance/income-manage/income-record-list',
    state: 'an income is in a status',
    no: 'incomeNo',
    call: 'income-records',
  },
  {
    screen: '/finance/income-manage/send-plan-list',
    state: 'a send plan is in a status',
    no: 'planNo',
    call: 'send-plans',
  },
  { screen: recommends, state: 'a recommend is in a status', no: 'recommendNo', call: 'estate-recommends' },
];

for (const { screen, state, no, call } of lists)
  test(`${call}: the name leads to the member`, async ({ page, system, signInAs }) => {
    await signInAs('superAdmin');
    const token = await system.tokenOf('superAdmin');
    const { id } = await stateOf<{ id: string }>(system, state, { status: 10 });
    const { data } = await system.call(`${call}/get/${id}`, {}, token);
    const record = data as Record<string, string>;
    await page.goto(screen);
    await row(page, record[no] ?? '')
      .getByRole('link', { name: record.memberName, exact: true })
      .click();
    await expect(page).toHaveURL(`/member/member-manage/${record.memberId}/member-detail`);
  });

test('whoever may see accounts, but not members, is led to what changed on the account', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('finance');
  const token = await system.tokenOf('finance');
  for (const { screen, state, no, call } of lists.slice(0, 2)) {
    const { id } = await stateOf<{ id: string }>(system, state, { status: 10 });
    const record = (await system.call(`${call}/get/${id}`, {}, token)).data as Record<string, string>;
    await page.goto(screen);
    await row(page, record[no] ?? '')
      .getByRole('link', { name: record.memberName, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`/fund-change-detail\\?memberId=${record.memberId}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(record.memberName ?? '');
  }
});

test('whoever may not open members reads the name only', async ({ page, system, signInAs }) => {
  await signInAs('estateManager');
  const token = await system.tokenOf('superAdmin');
  const { id } = await stateOf<{ id: string }>(system, 'a recommend is in a status', { status: 10 });
  const { data } = await system.call(`estate-recommends/get/${id}`, {}, token);
  const record = data as Record<string, string>;
  await page.goto(recommends);
  await expect(row(page, record.recommendNo ?? '').getByText(record.memberName ?? '')).toBeVisible();
  await expect(row(page, record.recommendNo ?? '').getByRole('link')).toHaveCount(0);
});
