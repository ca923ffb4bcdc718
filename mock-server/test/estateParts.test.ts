import { describe, expect, it } from 'vitest';
import { amenityCategories } from '#contracts/areas/amenityCategories.ts';
import { amenityForm, estateAmenities } from '#contracts/areas/estateAmenities.ts';
import { consultantForm, estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { type Estate, estates } from '#contracts/areas/estates.ts';
import { roomPlanCategories } from '#contracts/areas/roomPlanCategories.ts';
import { roomPlanForm, roomPlans } from '#contracts/areas/roomPlans.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { status } from '#contracts/envelope.ts';
import {
  amenityCategoryExample,
  amenityExample,
  consultantExample,
  planCategoryExample,
  roomPlanExample,
} from '#contracts/examples/estateParts.ts';
import { leastOf } from '#contracts/examples/leastOf.ts';
import { of } from './asking.ts';
import { operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 4.8, 4.11 and 4.12, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock('platformAdmin');
const { does, refuses } = world;

const newPlan = leastOf(roomPlanForm, roomPlanExample);
const newConsultant = leastOf(consultantForm, consultantExample);
const newAmenity = leastOf(amenityForm, amenityExample);
const anyEstate = '请选择所属项目';

/** Of every part: the project is one that is there, and stays. */
describe.each<[string, Record<'add' | 'update', AnyEndpoint>, object]>([
  ['a house shape', roomPlans, newPlan],
  ['a category', roomPlanCategories, planCategoryExample],
  ['a consultant', estateConsultants, newConsultant],
  ['an amenity', estateAmenities, newAmenity],
])('%s', (_, calls, form) => {
  it('is of a project that is there, and stays with it', async () => {
    for (const estateId of ['', '99999999'])
      await refuses(calls.add, { body: { ...form, estateId } }, status.invalid, anyEstate, 'estateId');
    const other = { ...form, estateId: '2' };
    await refuses(calls.update, of('1', other), status.invalid, '不能更换所属项目', 'estateId');
  });

  it('cannot be added to a project that the caller does not reach', async () => {
    const token = await world.mock.tokenOf('companyAdmin');
    const foreign = { ...form, estateId: '3' };
    await refuses(calls.add, { body: foreign }, status.forbidden, '没有操作权限', undefined, token);
  });
});

describe('a category', () => {
  it.each<[string, Record<'add' | 'update' | 'remove', AnyEndpoint>, object, string]>([
    ['of house shapes', roomPlanCategories, { ...planCategoryExample, name: '三室' }, '户型'],
    ['of amenities', amenityCategories, { ...amenityCategoryExample, name: '教育' }, '配套'],
  ])(
    '%s has a name of at most 10 characters of its own, and goes only when it is empty',
    async (_, calls, form, noun) => {
      const wrong = { ...form, name: long(11) };
      await refuses(calls.add, { body: wrong }, status.invalid, '分类名称不能超过10个字符', 'name');
      await refuses(calls.add, { body: form }, status.duplicate, '分类名称已存在', 'name');
      await refuses(calls.update, of('1', form), status.duplicate, '分类名称已存在', 'name');
      await refuses(calls.remove, of('1'), status.precondition, `分类下存在${noun}，无法删除`);
      const { id } = await does<{ id: string }>(calls.add, { body: { ...form, name: '新的' } });
      await does(calls.update, of(id, { ...form, name: '改了' }));
      expect(await does(calls.remove, of(id))).toBeNull();
    },
  );

  it('of another project may have the same name', async () => {
    await does(roomPlanCategories.add, { body: { ...planCategoryExample, estateId: '3', name: '四室' } });
    await does(roomPlanCategories.add, { body: { ...planCategoryExample, name: '四室' } });
  });
});

it('the parts of a project complete its sections, and go with it', async () => {
  const sections = async (id: string) => (await does<Estate>(estates.get, of(id))).completeSections;
  const { plans, consultants, amenities } = estateSection;
  expect(await sections('1')).toEqual(expect.arrayContaining([plans, consultants, amenities]));
  const before = await sections('4');
  expect(before).toContain(consultants);
  expect(before).not.toContain(plans);
  expect(before).not.toContain(amenities);
  await does(estateAmenities.add, { body: { ...newAmenity, estateId: '4' } });
  expect(await sections('4')).toContain(amenities);
  await does(estates.remove, of('4'));
  const { store } = world.mock.mock;
  for (const rows of [
    store.roomPlanCategories.all(),
    store.estateConsultants.all(),
    store.estateAmenities.all(),
  ])
    expect(rows.filter(({ estateId }) => estateId === '4')).toEqual([]);
});
