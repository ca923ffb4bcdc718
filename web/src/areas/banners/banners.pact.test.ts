import { MatchersV3 } from '@pact-foundation/pact';
import { type BannerContext, estateBanners, homeBanners, landingBanners } from '#contracts/areas/banners.ts';
import { linkType, type ProductType, productType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { bannerExample } from '#contracts/examples/banners.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { operatorType } from '#contracts/logs.ts';
import {
  fromState,
  id,
  isRefused,
  noRows,
  oneOf,
  regex,
  rows,
  type State,
  someRows,
  succeeds,
  time,
} from '../../api/testing/pact.ts';
import { actionsOf } from '../../api/testing/records.ts';

const { integer, like, string } = MatchersV3;

const banner = {
  id: id(),
  title: string('云栖湖秋色正浓'),
  imageUrl: regex('^(https?://|/)\\S+$', '/api/resorts/uploads/lake.jpg'),
  enabled: oneOf(1, 0),
  ordering: integer(100),
  targetGone: oneOf(0, 1),
  version: integer(1),
  actions: actionsOf(),
};
/** Who changed it, for the dialog of a conflict. */
const log = {
  time: time(),
  operatorType: oneOf(...Object.values(operatorType)),
  operatorName: string(logExample.operatorName),
  action: string(logExample.action),
  remark: string(''),
};
const record = { ...banner, logs: MatchersV3.atLeastLike(log, 0, 1) };
const column = { ...banner, createTime: time() };

const anyLink = { linkType: oneOf(0, 10, 20, 30, 40), configData: like({}) };
/** The two kinds of links with a target that is shown; all types of the second kind have their path in the same field. */
const productLink = {
  linkType: linkType.product,
  configData: {
    jumpProductType: oneOf(20, 5, 10, 30),
    jumpTargetId: id('1'),
    jumpTargetName: string('云栖湖度假酒店'),
  },
};
const pathLink = {
  linkType: linkType.miniProgram,
  configData: { jumpUrl: regex('^\\S+$', 'pages/index/index') },
};

/** The interactions of one banner list. The three lists differ only in their calls and in the targets of their links. */
function describeBanners(calls: typeof homeBanners, context: BannerContext, product: ProductType) {
  const as = 'operator';
  const exists: State = ['a banner exists', { context }];
  const gone: State = ['a banner does not exist', { context }];
  const params = { id: fromState('id', '3') };
  const version = fromState('version', 1);
  const form = bannerExample;
  const toProduct = {
    ...form,
    link: {
      linkType: linkType.product,
      configData: {
        jumpProductType: product,
        jumpTargetId: fromState('productId', '1'),
        jumpTargetName: fromState('productName', '云栖湖度假酒店'),
      },
    },
  };
  const toPath = (type: number, jumpUrl: string) => ({
    ...form,
    link: { linkType: type, configData: { jumpUrl } },
  });

  succeeds(calls.list, 'the first page', {
    as,
    given: [exists],
    input: { query: { offset: 0, limit: 10 } },
    data: rows({ ...column, link: anyLink }),
  });
  succeeds(calls.list, 'where the links lead', {
    as,
    given: [exists],
    input: { query: { offset: 0, limit: 100 } },
    data: someRows({ link: productLink }, { link: pathLink }),
  });
  succeeds(calls.list, 'those whose target is gone', {
    as,
    given: [['a live banner leads to what is gone', { context }]],
    input: { query: { offset: 0, limit: 10, enabled: 1, targetGone: 1 } },
    data: rows({ ...column, link: anyLink }),
  });
  succeeds(calls.list, 'nothing is found', {
    as,
    input: { query: { offset: 0, limit: 10, title: '查无此图', enabled: 1 } },
    data: noRows,
  });

  succeeds(calls.get, 'one that leads to a product', {
    as,
    given: [['a banner with a link exists', { context, linkType: linkType.product }]],
    input: { params },
    data: { ...record, link: productLink },
  });
  succeeds(calls.get, 'one that leads to a path', {
    as,
    given: [['a banner with a link exists', { context, linkType: linkType.miniProgram }]],
    input: { params },
    data: { ...record, link: pathLink },
  });
  isRefused(calls.get, 'one that is gone', { as, given: [gone], input: { params }, status: status.notFound });

  succeeds(calls.add, 'without a link', { as, input: { body: form }, data: { id: id('7') } });
  succeeds(calls.add, 'with a product', {
    as,
    given: [['a product is offered', { productType: product }]],
    input: { body: toProduct },
  });
  succeeds(calls.add, 'with an address', {
    as,
    input: { body: toPath(linkType.h5, 'https://www.example.com/autumn?from=banner') },
  });
  isRefused(calls.add, 'a wrong address', {
    as,
    input: { body: toPath(linkType.h5, 'no address') },
    status: status.invalid,
    field: 'link.configData.jumpUrl',
  });
  isRefused(calls.add, 'a product that is no longer offered', {
    as,
    given: [['a product is no longer offered', { productType: product }]],
    input: { body: toProduct },
    status: status.precondition,
    field: 'link.configData.jumpTargetId',
  });

  succeeds(calls.update, 'over its own version', {
    as,
    given: [exists],
    input: { params, body: { ...toPath(linkType.miniProgram, 'pages/index/index'), version } },
  });
  isRefused(calls.update, 'a title that is too long', {
    as,
    given: [exists],
    input: { params, body: { ...form, title: '秋'.repeat(21), version } },
    status: status.invalid,
    field: 'title',
  });
  isRefused(calls.update, 'one that somebody else changed', {
    as,
    given: [['a banner was changed by somebody else', { context }]],
    input: { params, body: { ...form, version } },
    status: status.stale,
  });
  isRefused(calls.update, 'a product that is no longer offered', {
    as,
    given: [exists, ['a product is no longer offered', { productType: product }]],
    input: { params, body: { ...toProduct, version } },
    status: status.precondition,
    field: 'link.configData.jumpTargetId',
  });

  for (const enable of [0, 1] as const) {
    succeeds(calls.enable, enable ? 'on' : 'off', {
      as,
      given: [exists],
      input: { params, body: { enable } },
    });
  }
  succeeds(calls.remove, 'one that is there', { as, given: [exists], input: { params } });
}

describeBanners(homeBanners, 'miniHome', productType.hotel);
describeBanners(estateBanners as unknown as typeof homeBanners, 'estate', productType.estate);
describeBanners(landingBanners as unknown as typeof homeBanners, 'landing', productType.hotel);

// The home page shows the number of enabled banners.
succeeds(homeBanners.list, 'how many are live', {
  as: 'operator',
  input: { query: { offset: 0, limit: 1, enabled: 1 } },
  data: { count: integer(9) },
});
