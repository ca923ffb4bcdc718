import { describe, expect, it } from 'vitest';
import { amenityCategories } from '#contracts/areas/amenityCategories.ts';
import { type Amenity, amenityForm, estateAmenities } from '#contracts/areas/estateAmenities.ts';
import { status } from '#contracts/envelope.ts';
import { amenityExample } from '#contracts/examples/estateParts.ts';
import { leastOf } from '#contracts/examples/leastOf.ts';
import { of } from './asking.ts';
import { describeAdded, describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 4.12 over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock('platformAdmin');
const { does, refuses } = world;
const newAmenity = leastOf(amenityForm, amenityExample);

describeWrongForms(world, estateAmenities, newAmenity, [
  ['no category', { categoryId: '' }, '请选择分类', 'categoryId'],
  ['a category that is not there', { categoryId: '99' }, '请选择分类', 'categoryId'],
  ['no name', { name: '' }, '请输入配套名称', 'name'],
  ['a name of 31 characters', { name: long(31) }, '配套名称不能超过30个字符', 'name'],
  ['no distance', { distance: '' }, '请输入距离', 'distance'],
  ['100001 m', { distance: 100_001 }, '距离范围为0-100000', 'distance'],
  ['an unknown way', { travelWay: 40 }, '请选择出行方式', 'travelWay'],
  ['601 minutes', { travelWay: 10, travelMinutes: 601 }, '用时范围为0-600', 'travelMinutes'],
  ['minutes without a way', { travelMinutes: 5 }, '请选择出行方式', 'travelWay'],
  ['a longitude alone', { longitude: 121.8 }, '请选择正确的地理位置', 'longitude'],
  ['a latitude alone', { latitude: 29.8 }, '请选择正确的地理位置', 'longitude'],
  ['a place outside of China', { longitude: 2.3, latitude: 48.8 }, '请选择正确的地理位置', 'longitude'],
  ['7 pictures', { pictures: Array(7).fill('/a.png') }, '图片不能超过6个', 'pictures'],
  ['a description of 201', { description: long(201) }, '描述不能超过200个字符', 'description'],
]);

describe('an amenity', () => {
  describeAdded(world, estateAmenities, newAmenity, {
    sent: { longitude: 121.858, latitude: 29.896 },
    answers: {
      ...{ longitude: 121.858, latitude: 29.896, categoryName: '交通' },
      ...{ travelMinutes: 0, pictures: [], description: '' },
      actions: ['edit', 'enable', 'remove'],
    },
    change: { travelWay: 20, travelMinutes: 8 },
  });

  it('comes back as it was read', async () => {
    const { id } = await does<Amenity>(estateAmenities.add, { body: newAmenity });
    const read = await does<Amenity>(estateAmenities.get, of(id));
    expect(await does(estateAmenities.update, of(id, read))).toMatchObject({ travelMinutes: 0 });
  });

  it('has a name of its own within project and category', async () => {
    const body = { ...newAmenity, name: '滨海高铁站' };
    await refuses(estateAmenities.add, { body }, status.duplicate, '配套名称已存在', 'name');
    await refuses(estateAmenities.update, of('1', body), status.duplicate, '配套名称已存在', 'name');
    await does(estateAmenities.add, { body: { ...body, categoryId: '4' } });
    await does(estateAmenities.add, { body: { ...body, estateId: '2' } });
  });

  it('is taken without a location, and keeps a category that is disabled', async () => {
    const { id } = await does<Amenity>(estateAmenities.add, { body: newAmenity });
    expect(await does(estateAmenities.get, of(id))).not.toHaveProperty('longitude');
    await does(amenityCategories.enable, of('1', { enable: 0 }));
    const words = '分类已停用，请重新选择';
    const other = { ...newAmenity, name: '另一个' };
    await refuses(estateAmenities.add, { body: other }, status.precondition, words, 'categoryId');
    await does(estateAmenities.update, of(id, other));
  });
});

describeList(world, estateAmenities, {
  found: [
    [{ estateId: '1', categoryId: '1' }, ['1', '2']],
    [{ estateId: '1', name: '沙滩' }, ['7']],
    [{ estateId: '1', travelWay: 30 }, ['5']],
    [{ estateId: '2' }, []],
  ],
  row: [
    { estateId: '1', name: '沙滩' },
    { categoryName: '休闲', distance: 350, travelMinutes: 5 },
  ],
});
