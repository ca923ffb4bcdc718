import { type GradeRecord, memberGradeForm } from '#contracts/areas/memberGrades.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { expect, type Page, type System, test } from './fixtures.ts';
import { chooseFile, memberRow, openImport, workbook } from './memberFiles.ts';
import { button, choose, confirm, dialog, fill, list, options, tab } from './parts.ts';

/** Which grades staff give: the default one, and those that offer 后台指定 (domain design, section 6.2). */

const pageOf = (id: string) => `/member/member-manage/${id}/member-detail`;
const why = '该等级不能由后台指定';
const given = ['普通会员', '银卡会员', '金卡会员'];

/** 黑金会员 is no longer given by staff. */
async function takeBack(system: System) {
  const token = await system.tokenOf('superAdmin');
  const { data } = await system.call('member-grades/get/4', {}, token);
  const { version, ...record } = data as GradeRecord;
  const form = memberGradeForm.parse({ ...record, version, gainModes: [gainMode.growth, gainMode.house] });
  const { status: answered } = await system.call('member-grades/update/4', { data: form }, token);
  expect(answered).toBe(status.ok);
}

/** The dialog of a member in which the highest grade is chosen, not yet confirmed. */
async function chooseHighest(page: Page) {
  await page.goto(pageOf('2'));
  await button(page, '调整等级').click();
  await choose(dialog(page), '新等级', '黑金会员');
  await fill(dialog(page), { 调整原因: '老客户回馈' });
}

async function expectOffered(page: Page) {
  await list(page, '新等级').or(list(page, '会员等级')).click();
  await expect(options(page)).toHaveText(given);
}

test('a grade that staff no longer give is refused in a dialog that still has it, and offered in no other', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('operator');
  await chooseHighest(page);
  await takeBack(system);
  await confirm(page).click();
  await expect(dialog(page).getByRole('paragraph').filter({ hasText: why })).toBeVisible();
  await page.goto(pageOf('2'));
  await button(page, '调整等级').click();
  await expectOffered(page);
  await page.goto('/member/member-manage/add-member-info');
  await expect(list(page, '会员等级')).toHaveValue('普通会员');
  await expectOffered(page);
});

test('whoever has a grade that staff no longer give keeps it when he is edited', async ({
  page,
  system,
  signInAs,
}) => {
  await signInAs('operator');
  await chooseHighest(page);
  await confirm(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await takeBack(system);
  await page.goto('/member/member-manage/2/add-member-info');
  await fill(page, { 备注: '喜欢山景' });
  await confirm(page).click();
  await page.goto(pageOf('2'));
  await expect(page.getByRole('main')).toContainText('喜欢山景');
  await expect(page.getByRole('main')).toContainText('黑金会员');
});

test('a row of an import with a grade that staff do not give is named with its cell', async ({
  page,
  system,
  signInAs,
}) => {
  await takeBack(system);
  await signInAs('operator');
  await openImport(page);
  const rows = [memberRow(1, { 会员等级: '金卡会员' }), memberRow(2, { 会员等级: '黑金会员' })];
  await chooseFile(page, '会员.xlsx', await workbook(rows));
  await expect(tab(page, '可导入')).toContainText('1');
  const wrong = dialog(page).getByRole('row').filter({ hasText: 'K3' });
  await expect(wrong.getByRole('cell')).toHaveText(['3', 'K3 会员等级', '黑金会员', why]);
});
