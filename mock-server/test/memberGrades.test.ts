import { expect, it } from 'vitest';
import { type GradeChange, type GradeRecord, memberGrades } from '#contracts/areas/memberGrades.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { status } from '#contracts/envelope.ts';
import { memberGradeExample } from '#contracts/examples/memberGrades.ts';
import { figuresOf } from '#mock/members/figures.ts';
import { memberViolations } from '#mock/members/invariants.ts';
import { of } from './asking.ts';
import { describeList, describeWrongForms, operatorsMock } from './recordTests.ts';
import { long } from './wrongForms.ts';

/** The rules of domain design 6.1 to 6.3, over HTTP. Every refusal leaves the state as it was. */

const world = operatorsMock();
const { does, refuses, store } = world;

/** The form of a seeded grade. */
function formOf(id: string) {
  const grade = store().memberGrades.get(id);
  if (!grade) throw new Error(`no grade ${id}`);
  const { ordering: _ordering, version: _version, ...form } = grade;
  return { ...form, growthThreshold: grade.growthThreshold, houseThreshold: grade.houseThreshold };
}
const growthOf = (memberId: string) => figuresOf(store()).of(memberId).growth;

describeWrongForms(world, memberGrades, memberGradeExample, [
  ['no name', { name: ' ' }, '请输入等级名称', 'name'],
  ['a name of 11 characters', { name: long(11) }, '等级名称不能超过10个字符', 'name'],
  ['level 0', { level: 0 }, '等级值范围为1-20', 'level'],
  ['level 21', { level: 21 }, '等级值范围为1-20', 'level'],
  ['no icon', { iconUrl: '' }, '请上传等级图标', 'iconUrl'],
  ['no card', { cardUrl: '' }, '请上传等级卡面', 'cardUrl'],
  ['no way to gain it', { gainModes: [] }, '请选择获得方式', 'gainModes'],
  ['an unknown way to gain it', { gainModes: [40] }, '请选择获得方式', 'gainModes.0'],
  ['no threshold of growth', { growthThreshold: undefined }, '请输入成长值门槛', 'growthThreshold'],
  ['too much growth', { growthThreshold: 10_000_001 }, '成长值门槛范围为0-10000000', 'growthThreshold'],
  ['no threshold of a purchase', { houseThreshold: undefined }, '请输入购房金额门槛', 'houseThreshold'],
  ['121 months', { validMonths: 121 }, '有效期范围为0-120', 'validMonths'],
  ['0折', { placeDiscount: 0 }, '折扣范围为0.1-10折', 'placeDiscount'],
  ['10.1折', { hotelDiscount: 101 }, '折扣范围为0.1-10折', 'hotelDiscount'],
  ['a discount of 8.55折', { houseDiscount: 85.5 }, '折扣范围为0.1-10折', 'houseDiscount'],
  ['0.9 times the points', { pointRate: 9 }, '积分倍率范围为1-10', 'pointRate'],
  ['too many points', { giftPoints: 1_000_001 }, '赠送积分范围为0-1000000', 'giftPoints'],
  ['a long description', { description: long(501) }, '等级说明不能超过500个字符', 'description'],
  ['a disabled default grade', { isDefault: 1, enabled: 0 }, '默认等级不能停用/删除', 'enabled'],
]);

describeList(world, memberGrades, {
  order: ['1', '2', '3', '4'],
  found: [
    [{ name: '金' }, ['3', '4']],
    [{ enabled: 1 }, ['1', '2', '3', '4']],
    [{ enabled: 0 }, []],
  ],
  row: [{ name: '金卡会员' }, { level: 3, hotelDiscount: 95, pointRate: 15, validMonths: 12, isDefault: 0 }],
});

it('counts the members of each grade', async () => {
  const grades = store().memberGrades.all();
  const members = store().members.all();
  const counts = grades.map(({ id }) => members.filter(({ gradeId }) => gradeId === id).length);
  expect(counts.every((count) => count > 0)).toBe(true);
  const { list } = await does<{ list: GradeRecord[] }>(memberGrades.list, {
    query: { offset: 0, limit: 10 },
  });
  expect(list.map(({ memberCount }) => memberCount)).toEqual(counts);
});

it('a name, a level and a threshold are those of one grade', async () => {
  const bad = (values: object) => ({ body: { ...memberGradeExample, ...values } });
  await refuses(memberGrades.add, bad({ name: '金卡会员' }), status.duplicate, '等级名称已存在', 'name');
  await refuses(memberGrades.add, bad({ level: 3 }), status.duplicate, '等级值已被金卡会员使用', 'level');
  const field = 'growthThreshold';
  const says = '成长值必须大于黑金会员的20000';
  await refuses(memberGrades.add, bad({ [field]: 20_000 }), status.precondition, says, field);
  const silver = { ...formOf('2'), [field]: 10_000 };
  const below = '成长值必须小于金卡会员的10000';
  await refuses(memberGrades.update, of('2', silver), status.precondition, below, field);
  await does(memberGrades.update, of('2', { ...silver, [field]: 9999 }));
});

it('the level stays while members have the grade', async () => {
  const says = '该等级下存在会员，等级值不能修改';
  await refuses(
    memberGrades.update,
    of('4', { ...formOf('4'), level: 9 }),
    status.precondition,
    says,
    'level',
  );
  const { id } = await does<GradeRecord>(memberGrades.add, { body: memberGradeExample });
  expect(await does(memberGrades.update, of(id, { ...memberGradeExample, level: 9 }))).toMatchObject({
    level: 9,
  });
});

it('a grade with members cannot be removed, one without can', async () => {
  await refuses(memberGrades.remove, of('2'), status.precondition, '该等级下存在会员，无法删除');
  const { id } = await does<GradeRecord>(memberGrades.add, { body: memberGradeExample });
  await does(memberGrades.remove, of(id));
});

it('the default grade is one, enabled, and the lowest; disabling and removing it are refused', async () => {
  const kept = '默认等级不能停用/删除';
  await refuses(memberGrades.enable, of('1', { enable: 0 }), status.precondition, kept, 'enabled');
  await refuses(memberGrades.remove, of('1'), status.precondition, kept);
  await refuses(
    memberGrades.update,
    of('1', { ...formOf('1'), enabled: 0 }),
    status.invalid,
    kept,
    'enabled',
  );
  const none = { ...formOf('1'), isDefault: 0 };
  await refuses(
    memberGrades.update,
    of('1', none),
    status.precondition,
    '请先将其他等级设为默认等级',
    'isDefault',
  );
  const lowest = '默认等级必须是等级值最低的等级';
  const high = { ...formOf('3'), isDefault: 1 };
  await refuses(memberGrades.update, of('3', high), status.precondition, lowest, 'isDefault');
});

it('a second default grade takes the mark from the first', async () => {
  store().memberGrades.update('1', { level: 5 });
  for (const id of ['2', '3', '4']) store().memberGrades.update(id, { level: Number(id) + 4 });
  const starter = { ...memberGradeExample, name: '体验会员', level: 1, gainModes: [gainMode.staff] };
  const says = '默认等级必须是等级值最低的等级';
  await refuses(memberGrades.add, { body: starter }, status.precondition, says, 'level');
  const added = await does<GradeRecord>(memberGrades.add, { body: { ...starter, isDefault: 1 } });
  expect(added.isDefault).toBe(1);
  expect(store().memberGrades.get('1')?.isDefault).toBe(0);
  expect(memberViolations(store())).toEqual([]);
});

it('a discount is 0.1 to 10折 with at most one decimal (domain design E10)', async () => {
  const body = { ...memberGradeExample, placeDiscount: 1, hotelDiscount: 85, houseDiscount: 100 };
  expect(await does(memberGrades.add, { body })).toMatchObject({ placeDiscount: 1, hotelDiscount: 85 });
  for (const houseDiscount of [0, 101, 85.5]) {
    const wrong = { body: { ...body, name: '钻石', houseDiscount } };
    await refuses(memberGrades.preview, wrong, status.invalid, '折扣范围为0.1-10折', 'houseDiscount');
  }
});

it('a threshold is kept only for a way in which the grade is gained', async () => {
  const body = { ...memberGradeExample, gainModes: [gainMode.staff] };
  expect(await does(memberGrades.add, { body })).toMatchObject({ growthThreshold: 0, houseThreshold: 0 });
});

it('selects offer all enabled grades, or those that staff give: the default one, and those with 后台指定', async () => {
  store().memberGrades.update('3', { gainModes: [gainMode.growth, gainMode.house] });
  store().memberGrades.update('4', { enabled: 0 });
  const offered = async (query: Record<string, unknown>) =>
    (await does<{ list: { id: string }[] }>(memberGrades.allEnabled, { query })).list.map(({ id }) => id);
  expect(await offered({})).toEqual(['1', '2', '3']);
  expect(await offered({ byStaff: 0 })).toEqual(['1', '2', '3']);
  expect(await offered({ byStaff: 1 })).toEqual(['1', '2']);
});

it('the log says which values changed', async () => {
  const body = {
    ...formOf('3'),
    hotelDiscount: 90,
    validMonths: 24,
    gainModes: [gainMode.growth],
    iconUrl: '/a.png',
  };
  const { logs } = await does<GradeRecord>(memberGrades.update, of('3', body));
  expect(logs[0]?.action).toBe('编辑会员等级');
  expect(logs[0]?.remark).toBe(
    '等级图标已更换；获得方式 成长值、购房、后台指定 → 成长值；购房金额门槛 500000.00元 → 0.00元；有效期 12个月 → 24个月；酒店折扣 9.5折 → 9折',
  );
});

/** Members whose grade follows their growth, of one grade and with growth from a threshold up to another. */
const growing = (gradeId: string, from: number, below = Number.POSITIVE_INFINITY) =>
  store()
    .members.all()
    .filter((row) => row.gradeId === gradeId && row.gradeMode === gainMode.growth)
    .filter(({ id }) => growthOf(id) >= from && growthOf(id) < below)
    .map(({ id }) => id);
const gradesOf = (ids: string[]) => ids.map((id) => store().members.get(id)?.gradeId);

it('the preview says who would rise, and saving lets them rise at once', async () => {
  const lower = { ...formOf('2'), growthThreshold: 300 };
  const risers = growing('1', 300);
  expect(risers.length).toBeGreaterThan(1);
  const all = store().members.all().length;
  const change = await does<GradeChange>(memberGrades.preview, { body: { ...lower, id: '2' } });
  expect(change).toEqual({ rise: risers.length, fall: 0, stay: all - risers.length, inverted: [] });
  const { newMembers: before } = await does<GradeRecord>(memberGrades.get, of('2'));
  const { logs, newMembers } = await does<GradeRecord>(memberGrades.update, of('2', lower));
  expect(logs[0]?.remark).toBe(`成长值门槛 2000 → 300；${risers.length}位会员升级`);
  expect(newMembers - before).toBe(risers.length);
  expect(gradesOf(risers)).toEqual(risers.map(() => '2'));
  expect(memberViolations(store())).toEqual([]);
});

it('the preview says who would fall at the end of the validity; saving leaves them what they have', async () => {
  const higher = { ...formOf('2'), growthThreshold: 9000 };
  const fallers = growing('2', 2000, 9000);
  expect(fallers.length).toBeGreaterThan(0);
  const change = await does<GradeChange>(memberGrades.preview, { body: { ...higher, id: '2' } });
  expect(change).toMatchObject({ rise: 0, fall: fallers.length });
  await does(memberGrades.update, of('2', higher));
  expect(gradesOf(fallers)).toEqual(fallers.map(() => '2'));
});

it('the preview names the grades of which the higher one gives less', async () => {
  const less = { ...formOf('3'), houseDiscount: 99 };
  const { inverted } = await does<GradeChange>(memberGrades.preview, { body: { ...less, id: '3' } });
  expect(inverted).toEqual([{ higher: '金卡会员', lower: '银卡会员' }]);
});

it('the preview checks a form as saving does', async () => {
  const body = { ...memberGradeExample, level: 3 };
  await refuses(memberGrades.preview, { body }, status.duplicate, '等级值已被金卡会员使用', 'level');
  await refuses(
    memberGrades.preview,
    { body: { ...memberGradeExample, id: '99' } },
    status.notFound,
    '数据不存在或已被删除',
  );
});
