import { expect, it } from 'vitest';
import { type BenefitRecord, memberBenefits } from '#contracts/areas/memberBenefits.ts';
import { type GradeRecord, memberGrades } from '#contracts/areas/memberGrades.ts';
import { benefitType } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { memberBenefitExample } from '#contracts/examples/memberBenefits.ts';
import { memberGradeExample } from '#contracts/examples/memberGrades.ts';
import { of } from './asking.ts';
import { describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 6.4, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, store } = world;

describeWrongForms(world, memberBenefits, memberBenefitExample, [
  ['no name', { name: '' }, '请输入权益名称', 'name'],
  ['a name of 11 characters', { name: long(11) }, '权益名称不能超过10个字符', 'name'],
  ['an unknown type', { type: 70 }, '请选择权益类型', 'type'],
  ['no icon', { iconUrl: '' }, '请上传权益图标', 'iconUrl'],
  ['no description', { description: ' ' }, '请输入权益说明', 'description'],
  ['a long description', { description: long(201) }, '权益说明不能超过200个字符', 'description'],
  ['a script in its rules', { rules: '<script>1</script>' }, '使用规则包含不允许的内容', 'rules'],
  ['free nights without a cap', { nightCap: undefined }, '请输入单晚抵扣上限', 'nightCap'],
  ['a cap of nothing', { nightCap: 0 }, '请输入单晚抵扣上限', 'nightCap'],
  ['a negative cap', { nightCap: -1 }, '单晚抵扣上限范围为0-99999999.99元', 'nightCap'],
  ['free tickets without a product', { type: benefitType.freeTickets }, '请选择门票产品', 'products'],
  ['a hotel twice', { hotels: [{ id: '1' }, { id: '1' }] }, '适用酒店不能重复', 'hotels'],
  [
    'a hotel that is not there',
    { hotels: [{ id: '999' }] },
    '所选酒店、民宿或产品不存在或已停用',
    'hotels.0.id',
  ],
]);

describeList(world, memberBenefits, {
  order: ['1', '2', '3', '4', '5', '6'],
  found: [
    [{ name: '免费' }, ['2', '3']],
    [{ type: benefitType.freeNights }, ['2']],
    [{ enabled: 0 }, ['6']],
  ],
  row: [{ name: '免费间夜' }, { type: benefitType.freeNights, nightCap: 60_000, gradeCount: 2, hotels: [] }],
});

it('keeps only what its type has a use for', async () => {
  const product = store()
    .products.by('kind', 'place')
    .find(({ enabled }) => enabled === 1);
  const places = { hotels: [{ id: '1' }], products: [{ id: product?.id }] };
  const body = { ...memberBenefitExample, ...places };
  const nights = await does<BenefitRecord>(memberBenefits.add, { body });
  expect(nights).toMatchObject({ nightCap: 60_000, hotels: [{ id: '1' }], products: [] });
  const tickets = { ...body, type: benefitType.freeTickets };
  const changed = await does<BenefitRecord>(memberBenefits.update, of(nights.id, tickets));
  expect(changed).toMatchObject({
    ...{ hotels: [], nightCap: 0, products: [{ id: product?.id, name: product?.name }] },
  });
  expect(changed.logs[0]?.remark).toContain(`权益类型 免费间夜 → 免费门票；`);
  expect(changed.logs[0]?.remark).toContain(`适用门票产品 - → ${product?.name}`);
});

it('keeps the name of a hotel that is gone', async () => {
  const name = store().hotels.get('1')?.name;
  const body = { ...memberBenefitExample, hotels: [{ id: '1' }] };
  const { id } = await does<BenefitRecord>(memberBenefits.add, { body });
  store().hotels.remove('1');
  expect(await does(memberBenefits.get, of(id))).toMatchObject({ hotels: [{ id: '1', name }] });
});

it('free tickets are of products of tickets', async () => {
  const room = store()
    .products.by('kind', 'hotel')
    .find(({ enabled }) => enabled === 1);
  const body = { ...memberBenefitExample, type: benefitType.freeTickets, products: [{ id: room?.id }] };
  const says = '所选酒店、民宿或产品不存在或已停用';
  await refuses(memberBenefits.add, { body }, status.invalid, says, 'products.0.id');
});

it('a benefit that grades give can neither be removed nor disabled', async () => {
  const says = '权益已被2个等级使用，无法删除/停用';
  await refuses(memberBenefits.remove, of('2'), status.precondition, says);
  await refuses(memberBenefits.enable, of('2', { enable: 0 }), status.precondition, says);
  const off = { ...memberBenefitExample, name: '免费间夜', enabled: 0 };
  await refuses(memberBenefits.update, of('2', off), status.precondition, says);
  await does(memberBenefits.remove, of('6'));
});

it('a benefit that grades give keeps its type: their quantities are of it', async () => {
  const birthday = await does<BenefitRecord>(memberBenefits.get, of('5'));
  const nights = { ...birthday, type: benefitType.freeNights, nightCap: 100_000 };
  const says = '权益已被2个等级使用，权益类型不能修改';
  await refuses(memberBenefits.update, of('5', nights), status.precondition, says, 'type');
  await does(memberBenefits.update, of('5', { ...birthday, description: '生日当月赠送欢迎水果' }));
});

it('a grade gives enabled benefits, none twice, with a quantity of what is counted', async () => {
  const of3 = [
    { benefitId: '1', quantity: 5 },
    { benefitId: '2', quantity: 3 },
  ];
  const body = { ...memberGradeExample, benefits: of3 };
  const { id, benefits } = await does<GradeRecord>(memberGrades.add, { body });
  expect(benefits).toMatchObject([
    { benefitId: '1', quantity: 0, name: '会员折扣' },
    { benefitId: '2', quantity: 3, name: '免费间夜', type: benefitType.freeNights },
  ]);
  const more = { ...body, benefits: [...of3, { benefitId: '3', quantity: 2 }] };
  const { logs } = await does<GradeRecord>(memberGrades.update, of(id, more));
  expect(logs[0]?.remark).toBe('权益清单 会员折扣、免费间夜×3 → 会员折扣、免费间夜×3、免费门票×2');
  const refused = { body: { ...memberGradeExample, name: '钻石', level: 11, growthThreshold: 6_000_000 } };
  const given = (...ids: string[]) => ({
    body: { ...refused.body, benefits: ids.map((benefitId) => ({ benefitId, quantity: 0 })) },
  });
  await refuses(memberGrades.add, given('1', '1'), status.invalid, '权益清单不能重复', 'benefits');
  const gone = '权益不存在或已停用';
  await refuses(memberGrades.add, given('1', '6'), status.precondition, gone, 'benefits.1.benefitId');
});

it('who sees members sees what benefits one of them has, also without the right to the catalogue', async () => {
  const support = await world.mock.tokenOf('support');
  const query = { memberId: '1' };
  const shown = await does<object[]>(memberBenefits.accounts, { query }, support);
  expect(shown).toEqual(await does<object[]>(memberBenefits.accounts, { query }));
  await refuses(memberBenefits.list, {}, status.forbidden, '没有操作权限', undefined, support);
});
