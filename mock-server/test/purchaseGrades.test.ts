import { expect, it } from 'vitest';
import { type GradeChange, type GradeRecord, memberGrades } from '#contracts/areas/memberGrades.ts';
import { memberImports } from '#contracts/areas/memberImports.ts';
import { type Member, members } from '#contracts/areas/members.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { memberExample } from '#contracts/examples/members.ts';
import { memberViolations } from '#mock/members/invariants.ts';
import { purchasesOf } from '#mock/members/purchases.ts';
import { registerMember } from '#mock/members/registration.ts';
import { of } from './asking.ts';
import { operatorsMock } from './recordTests.ts';

/** Grades by homes that were bought before: when somebody becomes a member, and when a grade asks for less (domain design, section 6.2). */

const { does, store, mock } = operatorsMock();

/** The form of a seeded grade. */
function formOf(id: string) {
  const { ordering: _ordering, version: _version, ...form } = store().memberGrades.get(id) ?? {};
  return form;
}
const gradesOf = (ids: string[]) => ids.map((id) => store().members.get(id)?.gradeId);

/** A signed contract of a home. */
function buy(customerMobile: string, dealPrice: number): void {
  const { estateRooms } = store();
  estateRooms.update(estateRooms.all()[0]?.id ?? '', { status: 50, customerMobile, dealPrice });
}

it('a lower threshold for homes lets those rise who reach it now, as the preview says; nobody rises twice by another edit', async () => {
  const mobile = '19900077701';
  const body = { ...memberExample, credentialNo: '', labelIds: [], mobile, gradeId: '1' };
  const { id } = await does<Member>(members.add, { body });
  buy(mobile, 1_234_500);
  const lower = { ...formOf('4'), gainModes: [20, 30], houseThreshold: 1_234_500 };
  const owners = store()
    .members.all()
    .filter((member) => member.gradeMode !== gainMode.staff && member.gradeId !== '4')
    .filter(({ mobile: of }) => (purchasesOf(store()).get(of) ?? 0) >= 1_234_500)
    .map((member) => member.id);
  expect(owners).toContain(id);
  const { rise } = await does<GradeChange>(memberGrades.preview, { body: { ...lower, id: '4' } });
  expect(rise).toBe(owners.length);
  const { logs, version } = await does<GradeRecord>(memberGrades.update, of('4', lower));
  expect(logs[0]?.remark).toContain(`${owners.length}位会员升级`);
  expect(gradesOf(owners)).toEqual(owners.map(() => '4'));
  expect(store().members.get(id)?.gradeMode).toBe(gainMode.house);
  // His grade ended: the contract has given it once.
  store().members.note(id, { gradeId: '1', gradeMode: gainMode.growth, gradeExpireDate: '' });
  const again = { ...lower, version, description: '改了说明' };
  expect((await does<GradeChange>(memberGrades.preview, { body: { ...again, id: '4' } })).rise).toBe(0);
  await does(memberGrades.update, of('4', again));
  expect(store().members.get(id)?.gradeId).toBe('1');
});
it.each(['added', 'imported', 'given another mobile', 'registered'])(
  'who signed for a home before has its grade when he is %s',
  async (how) => {
    const mobile = '19900077702';
    buy(mobile, 60_000_000);
    const body = { ...memberExample, credentialNo: '', labelIds: [], mobile, gradeId: '1' };
    if (how === 'added') expect(await does<Member>(members.add, { body })).toMatchObject({ gradeId: '3' });
    if (how === 'imported') await does(memberImports.add, { body: { members: [body] } });
    if (how === 'registered')
      registerMember({ ...mock.mock.context, caller: undefined }, { name: '林小雨', mobile });
    if (how === 'given another mobile') {
      const first = await does<Member>(members.add, { body: { ...body, mobile: '19900077703' } });
      expect(first.gradeId).toBe('1');
      expect(await does<Member>(members.update, of(first.id, { ...first, mobile }))).toMatchObject({
        gradeId: '3',
      });
    }
    const [member] = store().members.by('mobile', mobile);
    expect(member).toMatchObject({ gradeId: '3', gradeMode: gainMode.house });
    expect(store().logLines.by('target', `members/${member?.id}`).at(-1)).toMatchObject({
      ...{ operatorName: '系统', action: '购房升级' },
    });
    expect(memberViolations(store())).toEqual([]);
  },
);
