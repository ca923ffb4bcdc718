import { beforeEach, describe, expect, it } from 'vitest';
import { auth } from '#contracts/areas/auth.ts';
import { estateBanners, homeBanners } from '#contracts/areas/banners.ts';
import { hotels } from '#contracts/areas/hotels.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { passwords } from '#contracts/areas/passwords.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { settings } from '#contracts/areas/settings.ts';
import { smsLogs } from '#contracts/areas/smsLogs.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { status } from '#contracts/envelope.ts';
import { bannerExample } from '#contracts/examples/banners.ts';
import { settingsExample } from '#contracts/examples/settings.ts';
import { sentences } from '#contracts/words.ts';
import { mockFor } from './mockFor.ts';
import type { Input } from './running.ts';

/** Bad input of issue 2, section 7: the specified answer, and a state that has not moved. */

const { mock } = mockFor('superAdmin');
let before: string;

beforeEach(() => {
  before = mock.dump();
});

const good = bannerExample;
const megabyte = '长'.repeat(1_048_576);

async function expectRefusal(
  endpoint: AnyEndpoint,
  input: Input,
  code: number,
  message: string | RegExp,
  field?: string,
) {
  const { http, envelope } = await mock.call(endpoint, mock.token, input);
  expect(http).toBe(200);
  expect(envelope.status).toBe(code);
  expect(envelope.message).toMatch(message);
  if (field !== undefined) expect((envelope.data as { field: string }).field).toBe(field);
  expect(mock.dump()).toBe(before);
}

describe('a banner form with', () => {
  const cases: [what: string, body: unknown, message: string | RegExp, field: string][] = [
    ['no title', { ...good, title: undefined }, '请输入轮播图名称', 'title'],
    ['a blank title', { ...good, title: '　 ' }, '请输入轮播图名称', 'title'],
    ['a title of 21 characters', { ...good, title: '长'.repeat(21) }, '轮播图名称不能超过20个字符', 'title'],
    [
      'a title of a megabyte of letters',
      { ...good, title: 'a'.repeat(1_048_576) },
      '轮播图名称不能超过20个字符',
      'title',
    ],
    ['HTML in the title', { ...good, title: '<b>粗</b>' }, '轮播图名称不能包含HTML标签', 'title'],
    ['a script in the title', { ...good, title: '<script>1</' }, '轮播图名称不能包含HTML标签', 'title'],
    ['a number as title', { ...good, title: 7 }, '请输入轮播图名称', 'title'],
    ['an array as title', { ...good, title: ['a'] }, '请输入轮播图名称', 'title'],
    ['no picture', { ...good, imageUrl: '' }, '请上传轮播图', 'imageUrl'],
    ['a script as picture', { ...good, imageUrl: 'javascript:alert(1)' }, '请上传正确的图片', 'imageUrl'],
    ['ordering as text', { ...good, ordering: '5' }, /./, 'ordering'],
    ['ordering -1', { ...good, ordering: -1 }, '排序范围为0-100', 'ordering'],
    ['ordering 101', { ...good, ordering: 101 }, '排序范围为0-100', 'ordering'],
    ['ordering 1.5', { ...good, ordering: 1.5 }, '排序范围为0-100', 'ordering'],
    ['ordering 1e999', { ...good, ordering: Number.POSITIVE_INFINITY }, /./, 'ordering'],
    ['enabled 2', { ...good, enabled: 2 }, '参数错误', 'enabled'],
    ['enabled true', { ...good, enabled: true }, '参数错误', 'enabled'],
    ['no link', { ...good, link: undefined }, '参数错误', 'link'],
    [
      'an unknown link type',
      { ...good, link: { linkType: 99, configData: {} } },
      '请选择跳转类型',
      'link.linkType',
    ],
    [
      'a link type as text',
      { ...good, link: { linkType: '10', configData: {} } },
      '请选择跳转类型',
      'link.linkType',
    ],
    [
      'no product type',
      { ...good, link: { linkType: 10, configData: {} } },
      '请选择产品类型',
      'link.configData.jumpProductType',
    ],
    [
      'an unknown product type',
      { ...good, link: { linkType: 10, configData: { jumpProductType: 11, jumpTargetId: '1' } } },
      '请选择产品类型',
      'link.configData.jumpProductType',
    ],
    [
      'the estate product type at home',
      { ...good, link: { linkType: 10, configData: { jumpProductType: 5, jumpTargetId: '1' } } },
      '请选择产品类型',
      'link.configData.jumpProductType',
    ],
    [
      'no product',
      { ...good, link: { linkType: 10, configData: { jumpProductType: 20 } } },
      '请选择产品名称',
      'link.configData.jumpTargetId',
    ],
    [
      'no H5 page',
      { ...good, link: { linkType: 20, configData: {} } },
      '请选择H5页面',
      'link.configData.jumpUrl',
    ],
    [
      'a script as H5 page',
      { ...good, link: { linkType: 20, configData: { jumpUrl: 'javascript:alert(1)' } } },
      '请输入正确的链接地址',
      'link.configData.jumpUrl',
    ],
    ...[20, 30, 40].map((type): [string, unknown, string, string] => [
      `a path of 301 for link type ${type}`,
      { ...good, link: { linkType: type, configData: { jumpUrl: `https://a.example/${'a'.repeat(283)}` } } },
      '页面路径不能超过300个字符',
      'link.configData.jumpUrl',
    ]),
    [
      'no mini program page',
      { ...good, link: { linkType: 30, configData: { jumpUrl: ' ' } } },
      '请输入小程序页面路径',
      'link.configData.jumpUrl',
    ],
    [
      'no external mini program',
      { ...good, link: { linkType: 40, configData: { jumpUrl: null } } },
      '请输入外部小程序路径',
      'link.configData.jumpUrl',
    ],
    ['an array instead of a form', [good], /./, ''],
  ];
  it.each(cases)('%s is refused when added and when saved', async (_, body, message, field) => {
    // An array has no field: the first missing one is named instead.
    const named = field === '' ? undefined : field;
    await expectRefusal(homeBanners.add, { body }, status.invalid, message, named);
    await expectRefusal(homeBanners.update, { params: { id: '1' }, body }, status.invalid, message, named);
  });

  it('a version that is none is refused when saved', async () => {
    for (const version of [0, -1, 1.5, '1', null]) {
      const input = { params: { id: '1' }, body: { ...good, version } };
      await expectRefusal(homeBanners.update, input, status.invalid, '参数错误', 'version');
    }
  });

  it('a product that is not offered any more is refused with -1008', async () => {
    const gone = { ...good, link: { linkType: 10, configData: { jumpProductType: 20, jumpTargetId: '5' } } };
    await expectRefusal(homeBanners.add, { body: gone }, status.precondition, '目标已下架', undefined);
    const absent = {
      ...good,
      link: { linkType: 10, configData: { jumpProductType: 5, jumpTargetId: '77' } },
    };
    await expectRefusal(estateBanners.add, { body: absent }, status.precondition, '目标已下架');
  });

  it('unknown extra fields are ignored, and so is what the link type does not use', async () => {
    const body = {
      ...good,
      id: '777',
      removed: 1,
      link: { linkType: 0, configData: { jumpUrl: 'x', evil: 1 } },
      __proto__x: 1,
    };
    const { envelope } = await mock.call<{ id: string; link: unknown }>(homeBanners.add, mock.token, {
      body,
    });
    expect(envelope.status).toBe(1);
    expect(envelope.data.id).not.toBe('777');
    expect(envelope.data.link).toEqual(good.link);
  });
});

describe('paging and filters', () => {
  const queries: [what: string, endpoint: AnyEndpoint, query: Record<string, unknown>, field: string][] = [
    ['limit 0', smsLogs.list, { limit: 0 }, 'limit'],
    ['limit -1', smsLogs.list, { limit: -1 }, 'limit'],
    ['limit 1000', smsLogs.list, { limit: 1000 }, 'limit'],
    ['limit 101', homeBanners.list, { limit: 101 }, 'limit'],
    ['limit of letters', homeBanners.list, { limit: 'ten' }, 'limit'],
    ['limit 1.5', homeBanners.list, { limit: 1.5 }, 'limit'],
    ['offset -1', smsLogs.list, { offset: -1 }, 'offset'],
    ['offset NaN', homeBanners.list, { offset: 'NaN' }, 'offset'],
    ['offset 1e30', homeBanners.list, { offset: '1'.repeat(30) }, 'offset'],
    ['enabled 2', homeBanners.list, { enabled: 2 }, 'enabled'],
    ['success 9', smsLogs.list, { success: 9 }, 'success'],
    ['a mobile with letters', smsLogs.list, { mobile: '199a' }, 'mobile'],
    ['a mobile of 21 digits', smsLogs.list, { mobile: '1'.repeat(21) }, 'mobile'],
    ['a title of 101 characters', homeBanners.list, { title: 'a'.repeat(101) }, 'title'],
    ['a day that is none', smsLogs.list, { startDate: '2026-1-1' }, 'startDate'],
    ['an end before its start', smsLogs.list, { startDate: '2026-02-02', endDate: '2026-02-01' }, 'endDate'],
  ];
  it.each(queries)('%s is refused', (_, endpoint, query, field) =>
    expectRefusal(endpoint, { query }, status.invalid, /./, field),
  );

  it('an end before its start has its own words', () =>
    expectRefusal(
      smsLogs.list,
      { query: { startDate: '2026-02-02', endDate: '2026-02-01' } },
      status.invalid,
      '结束日期不能早于开始日期',
    ));

  it('city statistics take a limit of 1000 and none above', async () => {
    for (const calls of [resorts, hotels, minsus]) {
      const { envelope } = await mock.call(calls.statsOfCity, mock.token, {
        query: { offset: 0, limit: 1000 },
      });
      expect(envelope.status).toBe(status.ok);
      await expectRefusal(
        calls.statsOfCity,
        { query: { offset: 0, limit: 1001 } },
        status.invalid,
        /./,
        'limit',
      );
    }
  });

  it('a page behind the last one is empty and still counts', async () => {
    const { envelope } = await mock.call<{ count: number; list: unknown[] }>(homeBanners.list, mock.token, {
      query: { offset: 1000 },
    });
    expect(envelope.data).toEqual({ count: 13, list: [] });
  });

  it.each([
    ['%', ['满100%返', '满100元返']],
    ['_', ['a_b', 'a-b']],
    ['\\', ['a\\b', 'a/b']],
    ['.*', ['a.*b', 'axxb']],
  ])('%s in a search stands for itself', async (sign, [with_ = '', without = '']) => {
    for (const title of [with_, without])
      await mock.call(homeBanners.add, mock.token, { body: { ...good, title } });
    const { envelope } = await mock.call<{ list: { title: string }[] }>(homeBanners.list, mock.token, {
      query: { title: sign },
    });
    expect(envelope.data.list.map(({ title }) => title)).toEqual([with_]);
  });
});

describe('the body', () => {
  const dataCalls: [string, AnyEndpoint][] = [
    ['banner add', homeBanners.add],
    ['settings', settings.update],
    ['password', passwords.update],
  ];
  it.each(dataCalls)('of %s without its wrapper is refused, and told so', async (_, endpoint) => {
    const path = `main/${endpoint.path}?token=${mock.token}`;
    for (const body of [
      '{}',
      JSON.stringify(good),
      '{"data":null}',
      '{"data":"x"}',
      '{"data":{},"more":1}',
      '[]',
      'null',
      '',
    ]) {
      const { http, envelope } = await mock.send(endpoint.method, path, body);
      expect([http, envelope.status, envelope.message]).toEqual([
        200,
        status.invalid,
        sentences.wrapperExpected,
      ]);
    }
    expect(mock.dump()).toBe(before);
  });

  it('of a login inside a wrapper is refused, and told so', async () => {
    for (const endpoint of [auth.createByMobile, auth.login, auth.validate]) {
      const { http, envelope } = await mock.send(
        'POST',
        `main/${endpoint.path}`,
        '{"data":{"mobile":"19900000001"}}',
      );
      expect([http, envelope.status, envelope.message]).toEqual([
        200,
        status.invalid,
        sentences.wrapperUnexpected,
      ]);
    }
    expect(mock.dump()).toBe(before);
  });

  it.each(['{', '{"data":', 'data=1', '<xml/>', '{"data":{"title":"a",}}', 'undefined', '\u0000'])(
    '%j is no JSON: 400 in the envelope',
    async (body) => {
      const { http, envelope } = await mock.send(
        'POST',
        `main/slide-images/add-for-mini-home?token=${mock.token}`,
        body,
      );
      expect([http, envelope.status, envelope.message]).toEqual([
        400,
        status.invalid,
        '请求内容不是有效的JSON',
      ]);
      expect(mock.dump()).toBe(before);
    },
  );

  it('larger than 2 MB is refused in the envelope, and the server lives on', async () => {
    const body = JSON.stringify({ data: { ...good, title: megabyte } });
    const { http, envelope } = await mock.send(
      'POST',
      `main/slide-images/add-for-mini-home?token=${mock.token}`,
      body,
    );
    expect([http, envelope.status, envelope.message]).toEqual([413, status.invalid, '请求内容过大']);
    expect(mock.dump()).toBe(before);
    expect(mock.control.journal.list()[0]).toMatchObject({ endpoint: 'homeBanners.add', http: 413 });
  });
});

describe('records and versions', () => {
  it('a removed banner is -1004 for every call that names it', async () => {
    await mock.call(homeBanners.remove, mock.token, { params: { id: '2' } });
    before = mock.dump();
    const params = { id: '2' };
    await expectRefusal(homeBanners.get, { params }, status.notFound, '数据不存在或已被删除');
    await expectRefusal(homeBanners.update, { params, body: good }, status.notFound, '数据不存在或已被删除');
    await expectRefusal(
      homeBanners.enable,
      { params, body: { enable: 1 } },
      status.notFound,
      '数据不存在或已被删除',
    );
    await expectRefusal(homeBanners.remove, { params }, status.notFound, '数据不存在或已被删除');
  });

  it('a banner of another context is -1004', () =>
    expectRefusal(estateBanners.get, { params: { id: '1' } }, status.notFound, '数据不存在或已被删除'));

  it.each(['../1', '%00', '1%2F2', '0', '-1', '1e0', "1' or '1'='1", '__proto__', 'constructor'])(
    'the id %j finds nothing',
    (id) => expectRefusal(homeBanners.get, { params: { id } }, status.notFound, '数据不存在或已被删除'),
  );

  it('a stale version is -1007, the current one and none at all are saved', async () => {
    const params = { id: '1' };
    await mock.call(homeBanners.enable, mock.token, { params, body: { enable: 0 } });
    before = mock.dump();
    await expectRefusal(
      homeBanners.update,
      { params, body: { ...good, version: 1 } },
      status.stale,
      '数据已被修改，请刷新后重试',
    );
    const saved = await mock.call<{ version: number }>(homeBanners.update, mock.token, {
      params,
      body: { ...good, version: 2 },
    });
    expect(saved.envelope.data.version).toBe(3);
    const again = await mock.call<{ version: number }>(homeBanners.update, mock.token, {
      params,
      body: good,
    });
    expect(again.envelope.data.version).toBe(4);
  });

  it('stale settings are -1007', async () => {
    const body = { ...settingsExample, version: 1 };
    await mock.call(settings.update, mock.token, { body });
    before = mock.dump();
    await expectRefusal(settings.update, { body }, status.stale, '数据已被修改，请刷新后重试');
  });
});

describe('settings with', () => {
  it.each([
    ['no phone', { phone: '' }, '请输入客服电话', 'phone'],
    ['a wrong phone', { phone: '12345' }, '请输入正确的电话号码', 'phone'],
    ['no minutes', { maxPayMinutes: undefined }, '请输入超时取消规则', 'maxPayMinutes'],
    ['minutes as text', { maxPayMinutes: '30' }, '请输入超时取消规则', 'maxPayMinutes'],
    ['0 minutes', { maxPayMinutes: 0 }, '超时取消范围为1-518400', 'maxPayMinutes'],
    ['518401 minutes', { maxPayMinutes: 518_401 }, '超时取消范围为1-518400', 'maxPayMinutes'],
  ])('%s are refused', (_, wrong, message, field) =>
    expectRefusal(
      settings.update,
      { body: { ...settingsExample, ...wrong } },
      status.invalid,
      message,
      field,
    ),
  );
});

it('an unknown path is 404 in the envelope, with the near miss in the journal', async () => {
  for (const [method, path, hint] of [
    ['GET', 'main/sms-log/list', 'smsLogs.list'],
    ['POST', 'main/sms-logs/list', 'by GET, not POST'],
    ['PUT', 'main/settings/get', 'by POST, not PUT'],
    ['GET', 'apps/settings/get', 'settings.get'],
  ] as const) {
    const { http, envelope } = await mock.send(method, path);
    expect([http, envelope.status, envelope.message]).toEqual([404, status.notFound, '接口不存在']);
    expect(mock.control.journal.list()[0]?.hint).toContain(hint);
  }
  expect(mock.dump()).toBe(before);
});
