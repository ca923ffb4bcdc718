import { expect, type Page, type System, test } from './fixtures.ts';
import { button, confirm } from './parts.ts';

/**
 * Two people edit the same section of a project (domain design, sections 4.3 to 4.12): the second one is told so, keeps what he typed, sees both versions,
 * takes the other one's over and saves on top of it.
 */

interface Section {
  /** The last part of its address, with what opens its dialog. */
  page: string;
  /** Paths of the calls that read the record and save the section. */
  get: string;
  save: string;
  /** What is saved, taken out of the record. */
  of?: (record: never) => object;
  /** The field that both change. */
  label: string;
  mine: string;
  /** What the other one changes. */
  change: (saved: never) => object;
  theirs: string;
  /** What opens the form, if the address does not. */
  open?: (page: Page) => Promise<void>;
  /** In the comparison the value is the name of a tab. */
  asTab?: true;
}
type Saved = Record<string, object>;
const project = { get: 'estates/get/1' };
const sectionOf = (name: string) => (record: Saved) => record[name] as object;
/** A list whose first entry gets another value. */
const first =
  (list: string, change: object) =>
  (saved: Record<string, object[]>): object => ({
    [list]: saved[list]?.map((entry, at) => (at === 0 ? { ...entry, ...change } : entry)),
  });
const listOf = (list: string) => (record: Saved & { version: number }) => ({
  [list]: record[list],
  version: record.version,
});
/** A record of its own, edited in a dialog over its list. */
const part = (page: string, resource: string, id: string) => ({
  page: `${page}=${id}`,
  get: `${resource}/get/${id}`,
  save: `${resource}/update/${id}`,
});
const to = (change: object) => () => change;

const sections: Record<string, Section> = {
  基本信息: {
    ...{ page: 'add-base-info', ...project, save: 'estates/update-base-info/1' },
    ...{ label: '详细地址', mine: '我填的滨海大道1号', theirs: '对方填的滨海大道2号' },
    change: to({ address: '对方填的滨海大道2号' }),
  },
  项目概况: {
    ...{ page: 'add-estate-situation', ...project, save: 'estates/update-situation/1' },
    of: sectionOf('situation'),
    ...{ label: '开发商', mine: '我的置业', theirs: '他人置业', change: to({ developer: '他人置业' }) },
  },
  销售信息: {
    ...{ page: 'add-sale-info', ...project, save: 'estates/update-sale-info/1', of: sectionOf('saleInfo') },
    ...{ label: '售楼处地址', mine: '我的路1号', theirs: '他人路1号' },
    change: to({ salesOfficeAddress: '他人路1号' }),
  },
  项目图片: {
    ...{ page: 'add-image', ...project, save: 'estates/update-images/1', of: listOf('images') },
    ...{ label: '图片名称 图片 1', mine: '我的图片', theirs: '对方图片' },
    change: first('images', { name: '对方图片' }),
  },
  项目视频: {
    ...{ page: 'add-video', ...project, save: 'estates/update-videos/1', of: listOf('videos') },
    ...{ label: '视频标题', mine: '我的视频', theirs: '对方视频' },
    change: first('videos', { title: '对方视频' }),
  },
  户型: {
    ...part('add-house-shape?part', 'estate-room-plans', '1'),
    ...{ label: '户型名称', mine: '我的户型', theirs: '对方户型', change: to({ name: '对方户型' }) },
  },
  楼栋: {
    ...part('add-building?edit', 'estate-buildings', '1'),
    ...{ label: '梯户', mine: '3梯6户', theirs: '4梯8户', change: to({ liftText: '4梯8户' }) },
  },
  沙盘: {
    ...{ page: 'add-sand-info', get: 'estate-sands/get/1', save: 'estate-sands/save/1' },
    of: listOf('sands'),
    asTab: true,
    ...{ label: '沙盘名称', mine: '我的沙盘', theirs: '对方沙盘' },
    change: first('sands', { name: '对方沙盘' }),
  },
  顾问: {
    ...part('add-estate-people?part', 'estate-consultants', '1'),
    ...{ label: '职务', mine: '我的职务', theirs: '对方职务', change: to({ jobTitle: '对方职务' }) },
  },
  户型分类: {
    ...part('add-house-shape?categories', 'estate-rooms-plan-categories', '1'),
    open: (page) => page.getByRole('dialog').getByRole('button', { name: '编辑' }).first().click(),
    ...{ label: '分类名称', mine: '我的分类', theirs: '对方分类', change: to({ name: '对方分类' }) },
  },
  配套: {
    ...part('add-support-info?part', 'estate-amenities', '1'),
    ...{ label: '距离', mine: '1111', theirs: '2222', change: to({ distance: 2222 }) },
  },
};

async function saveAsOther(system: System, { get, save, of, change }: Section) {
  const token = await system.tokenOf('platformAdmin');
  const { data } = await system.call(get, {}, token);
  const saved = of ? of(data) : (data as object);
  const body = { data: { ...saved, ...change(saved as never) } };
  expect(await system.call(save, body, token)).toMatchObject({ status: 1 });
}
const conflict = (page: Page) => page.getByRole('dialog', { name: '数据已被修改' });
const side = (page: Page, name: string) => conflict(page).getByRole('group', { name, exact: true });
const bar = (page: Page) => page.getByText('数据已被修改，您的内容尚未保存');

for (const [name, section] of Object.entries(sections))
  test(`${name}: the second one to save is told, sees both versions and takes one`, async ({
    page,
    signInAs,
    system,
  }) => {
    const { label, mine, theirs } = section;
    const form = section.page.includes('?') ? page.getByRole('dialog').nth(section.open ? 1 : 0) : page;
    const field = form.getByLabel(label, { exact: true }).first();
    await signInAs('companyAdmin');
    await page.goto(`/estate/project-manage/1/${section.page}`);
    await section.open?.(page);
    await expect(field).not.toHaveValue('');
    await field.fill(mine);
    await saveAsOther(system, section);
    await confirm(page).click();
    await expect(conflict(page).getByRole('list', { name: '对方的操作' })).toContainText('周明慧');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeVisible();
    await expect(field).toHaveValue(mine);
    await button(page, '查看差异').click();
    for (const [of, value] of [
      ['对方保存的', theirs],
      ['我填写的', mine],
    ] as const)
      if (section.asTab) await expect(side(page, of).getByRole('tab', { name: value })).toBeVisible();
      else await expect(side(page, of).getByLabel(label, { exact: true }).first()).toHaveValue(value);
    await conflict(page).getByRole('radio', { name: '对方保存的' }).check();
    await button(page, '填入表单').click();
    await expect(bar(page)).toBeHidden();
    await expect(field).toHaveValue(theirs);
    await field.fill(mine);
    await confirm(page).click();
    await expect(page.getByText('操作成功').first()).toBeVisible();
  });
