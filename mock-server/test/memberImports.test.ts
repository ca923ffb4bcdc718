import { describe, expect, it } from 'vitest';
import { type ImportResult, importLimits, memberImports } from '#contracts/areas/memberImports.ts';
import { gainMode } from '#contracts/enums/members.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { status } from '#contracts/envelope.ts';
import { memberExample } from '#contracts/examples/members.ts';
import { operatorsMock } from './recordTests.ts';

/** The import of members in batches, over HTTP. */

const world = operatorsMock();
const { does, refuses, store } = world;

const person = (at: number, values: object = {}) => ({
  ...memberExample,
  mobile: `1990008${String(at).padStart(4, '0')}`,
  ...{ credentialType: credentialType.passport, credentialNo: `E9800${at}`, birthday: '', gender: 0 },
  ...values,
});
const run = (call: 'preview' | 'add', ...members: object[]) =>
  does<ImportResult[]>(memberImports[call], { body: { members } });
const ok = { status: status.ok, message: '操作成功', field: '', existing: 0 };
const there = { ...ok, message: '已存在', existing: 1 };
const refused = (code: number, message: string, field: string) => ({
  ...{ status: code, message, field, existing: 0 },
});
const membersNow = () => store().members.all().length;

describe('a preview', () => {
  it('says of each row what adding it would answer, and adds nobody', async () => {
    const before = membersNow();
    const taken = store().members.get('2');
    const results = await run(
      'preview',
      person(1),
      person(2, { mobile: taken?.mobile }),
      person(3, { recommenderMobile: '19999999999' }),
      person(4, { gradeId: '9999' }),
      person(5, { labelIds: ['9999'] }),
      person(6, { area: { provinceId: '33', cityId: '4601' } }),
    );
    expect(results).toEqual([
      ok,
      refused(status.duplicate, '该手机号已注册', 'mobile'),
      refused(status.invalid, '推荐人不存在', 'recommenderMobile'),
      refused(status.invalid, '会员等级不存在或已停用', 'gradeId'),
      refused(status.invalid, '标签不存在、已停用或不是手动标签', 'labelIds'),
      expect.objectContaining({ status: status.invalid }),
    ]);
    expect(membersNow()).toBe(before);
  });

  it('refuses a grade that staff do not give, in its row alone, as the import itself does', async () => {
    store().memberGrades.update('3', { gainModes: [gainMode.house] });
    const rows = [person(1, { gradeId: '2' }), person(2, { gradeId: '3' })];
    const wanted = [ok, refused(status.invalid, '该等级不能由后台指定', 'gradeId')];
    expect(await run('preview', ...rows)).toEqual(wanted);
    expect(await run('add', ...rows)).toEqual(wanted);
  });

  it('knows a member who is there with the same values, and one whose document somebody else has', async () => {
    await run('add', person(1));
    const [same, other, document] = await run(
      'preview',
      person(1),
      person(1, { remark: '改了' }),
      person(2, { credentialNo: 'e98001' }),
    );
    expect(same).toEqual(there);
    expect(other).toEqual(refused(status.duplicate, '该手机号已注册', 'mobile'));
    expect(document).toEqual(refused(status.duplicate, '该证件号已被其他会员使用', 'credentialNo'));
  });
});

describe('an import', () => {
  it('adds each row that is right; one that is refused does not stop the others', async () => {
    const before = membersNow();
    const mobile = store().members.get('2')?.mobile;
    const results = await run('add', person(1), person(2, { mobile }), person(3));
    expect(results).toEqual([ok, refused(status.duplicate, '该手机号已注册', 'mobile'), ok]);
    expect(membersNow()).toBe(before + 2);
    expect(store().members.by('mobile', person(3).mobile)[0]).toMatchObject({ name: memberExample.name });
  });

  it('adds nobody twice when it is sent again', async () => {
    await run('add', person(1), person(2));
    const before = membersNow();
    expect(await run('add', person(1), person(2), person(3))).toEqual([there, there, ok]);
    expect(membersNow()).toBe(before + 1);
  });

  it('lets a row recommend a later one', async () => {
    const first = person(1);
    await run('add', first, person(2, { recommenderMobile: first.mobile }));
    const [added] = store().members.by('mobile', first.mobile);
    expect(store().members.by('mobile', person(2).mobile)[0]?.recommenderId).toBe(added?.id);
  });

  it('refuses a batch without rows, one of 501, and one with a row that is no form', async () => {
    const many = Array.from({ length: importLimits.batch + 1 }, (_, at) => person(at));
    const body = (members: object[]) => ({ body: { members } });
    for (const call of [memberImports.preview, memberImports.add]) {
      await refuses(call, body([]), status.invalid, '请选择会员', 'members');
      await refuses(call, body(many), status.invalid, '会员不能超过500个', 'members');
      const wrong = person(2, { mobile: '123' });
      await refuses(
        call,
        body([person(1), wrong]),
        status.invalid,
        '请输入正确的手机号码',
        'members.1.mobile',
      );
    }
  });
});
