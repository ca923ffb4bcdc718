import { expect, it } from 'vitest';
import { withoutPersons } from '#mock/routing/personal.ts';

/** What is kept of a real backend's traffic names places and things, and no person. */

it('leaves the names of projects and their parts, and takes those of people', () => {
  const row = {
    ...{ estateName: '临海·听澜苑', buildingName: '1号楼', unitName: '1单元', planName: 'A户型' },
    ...{ customerName: '江晚舟', memberName: '苏见山', consultantName: '叶青禾', personName: '沈既白' },
  };
  expect(withoutPersons(row, 'estateRecommends.list')).toEqual({
    ...row,
    ...{ customerName: '江**', memberName: '苏**', consultantName: '叶**', personName: '沈**' },
  });
  const building = { name: '1号楼', units: [{ name: '1单元' }] };
  expect(withoutPersons(building, 'estateBuildings.get')).toEqual(building);
  expect(withoutPersons({ sands: [{ name: '一期沙盘' }] }, 'estateSands.get')).toEqual({
    sands: [{ name: '一期沙盘' }],
  });
  expect(withoutPersons({ name: '叶青禾' }, 'estateConsultants.get')).toEqual({ name: '叶**' });
});

it.each(['customer', 'recommender', 'member', 'keyword'])(
  'takes what a list is searched by, a name or part of a mobile: %s',
  (filter) => {
    const query = (value: string) =>
      withoutPersons({ [filter]: value, estateId: '1' }, 'estateRecommends.list');
    expect(query('江晚舟')).toEqual({ [filter]: '江**', estateId: '1' });
    expect(query('1990055')).toEqual({ [filter]: '1**', estateId: '1' });
    expect(query('江**')).toEqual({ [filter]: '江**', estateId: '1' });
    expect(query('')).toEqual({ [filter]: '', estateId: '1' });
  },
);

it('leaves the names of categories, wherever they stand, and takes those of people beside them', () => {
  const row = {
    categoryName: '主题乐园',
    merchantCategoryName: '度假',
    category: { id: '3', name: '水世界' },
  };
  const more = { categories: [{ name: '温泉' }], category_name: '古镇' };
  expect(withoutPersons({ ...row, ...more }, 'members.list')).toEqual({ ...row, ...more });
  expect(withoutPersons({ name: '主题乐园', operatorName: '江晚舟' }, 'merchantCategories.list')).toEqual({
    name: '主题乐园',
    operatorName: '江**',
  });
  const people = {
    category: { contactName: '江晚舟', mobile: '13812345678', token: 'T0KEN' },
    name: '苏见山',
  };
  expect(withoutPersons(people, 'members.list')).toEqual({
    category: { contactName: '江**', mobile: '138****5678', token: '***' },
    name: '苏**',
  });
});
