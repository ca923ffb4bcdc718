import { expect, it } from 'vitest';
import { type Category, merchantCategories } from '#contracts/areas/merchantCategories.ts';
import { merchants } from '#contracts/areas/merchants.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { of } from './asking.ts';
import { newCategory } from './forms.ts';
import { describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 8.2, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses } = world;

it('a category is added, edited, switched and removed', async () => {
  const { id, ...added } = await does<{ id: string }>(merchantCategories.add, { body: newCategory });
  expect(added).toMatchObject({ ...newCategory, merchantCount: 0, version: 1 });
  const changed = { ...newCategory, name: '游乐', businessTypes: [30, 10], version: 1 };
  expect(await does(merchantCategories.update, of(id, changed))).toMatchObject({
    name: '游乐',
    businessTypes: [10, 30],
    version: 2,
  });
  expect(await does(merchantCategories.enable, of(id, { enable: 0 }))).toMatchObject({ enabled: 0 });
  expect(await does(merchantCategories.remove, of(id))).toBeNull();
  await refuses(merchantCategories.get, of(id), status.notFound, '数据不存在或已被删除');
});

describeWrongForms(world, merchantCategories, newCategory, [
  ['no name', { name: ' ' }, '请输入分类名称', 'name'],
  ['a name of 11 characters', { name: long(11) }, '分类名称不能超过10个字符', 'name'],
  ['no type', { businessTypes: [] }, '请选择允许经营类型', 'businessTypes'],
  ['a type twice', { businessTypes: [10, 10] }, '允许经营类型不能重复', 'businessTypes'],
  ['an unknown type', { businessTypes: [10, 40] }, '请选择允许经营类型', 'businessTypes.1'],
]);

it('a category has a name of its own, in any case; that of a removed one is free', async () => {
  await does(merchantCategories.add, { body: { ...newCategory, name: 'Resort' } });
  for (const name of ['resort', ' RESORT ', '景区文旅']) {
    const body = { ...newCategory, name };
    await refuses(merchantCategories.add, { body }, status.duplicate, '分类名称已存在', 'name');
    await refuses(merchantCategories.update, of('2', body), status.duplicate, '分类名称已存在', 'name');
  }
  await does(merchantCategories.update, of('1', { ...newCategory, name: '景区文旅' }));
  await does(merchantCategories.remove, of('4'));
  await does(merchantCategories.add, { body: { ...newCategory, name: '乡村民宿' } });
});

it('a category with merchants stays, and keeps the types that they deal in', async () => {
  await refuses(merchantCategories.remove, of('2'), status.precondition, '分类下存在商户，无法删除');
  const body = { ...newCategory, businessTypes: [10, 20] };
  const message = '分类下存在经营民宿的商户，不能取消';
  await refuses(merchantCategories.update, of('3', body), status.precondition, message, 'businessTypes');
});

it('a category counts its merchants, disabled ones too, removed ones not', async () => {
  const count = async (id: string) => (await does<Category>(merchantCategories.get, of(id))).merchantCount;
  expect([await count('5'), await count('3'), await count('4')]).toEqual([1, 3, 0]);
  await does(merchants.remove, of('3'));
  expect(await count('5')).toBe(0);
});

it('a category that somebody else changed is not saved over', async () => {
  await does(merchantCategories.enable, of('1', { enable: 0 }));
  const body = { ...newCategory, version: 1 };
  await refuses(merchantCategories.update, of('1', body), status.stale, '数据已被修改，请刷新后重试');
});

it('a category that is disabled is offered to nobody, and listed still', async () => {
  const names = async (endpoint: AnyEndpoint, query: Record<string, unknown> = {}) =>
    (await does<{ list: { name: string }[] }>(endpoint, { query })).list.map(({ name }) => name);
  expect(await names(merchantCategories.allEnabled)).not.toContain('旅行社');
  expect(await names(merchantCategories.list, { enabled: 0 })).toEqual(['旅行社']);
  expect(await names(merchantCategories.list)).toEqual([
    '景区文旅',
    '酒店集团',
    '综合度假',
    '乡村民宿',
    '旅行社',
  ]);
});
