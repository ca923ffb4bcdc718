import { MatchersV3 } from '@pact-foundation/pact';
import { estateForm, estates } from '#contracts/areas/estates.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { estateSaleStatus, propertyType } from '#contracts/enums/estates.ts';
import { status } from '#contracts/envelope.ts';
import { imagesForm, videosForm } from '#contracts/estate/media.ts';
import { saleInfoForm } from '#contracts/estate/saleInfo.ts';
import { situationForm } from '#contracts/estate/situation.ts';
import {
  estateExample,
  imagesExample,
  saleInfoExample,
  situationExample,
  videosExample,
} from '#contracts/examples/estates.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { operatorType } from '#contracts/logs.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import {
  filledText,
  fromState,
  isRefused,
  oneOf,
  regex,
  type State,
  succeeds,
} from '../../api/testing/pact.ts';
import { actionsOf, describeRecords } from '../../api/testing/records.ts';
import { areaNamed, areaOfState } from '../../api/testing/venues.ts';

const as = 'platformAdmin';
const kind = 'estate';
const counts = { waiting: 0, available: 0, held: 0, subscribed: 0, signed: 0, delivered: 0 };

// A new project has no sections yet: they are pinned of a complete one, at the end.
const { row, record } = answersOf(estates, {
  form: estateForm,
  values: {
    ...estateExample,
    id: '1',
    companyName: '海澜置业有限公司',
    provinceName: '浙江省',
    cityName: '杭州市',
    coverUrl: '/api/resorts/uploads/cover.png',
    saleStatus: estateSaleStatus.onSale,
    avgPrice: 2_860_000,
    onSaleRooms: 12,
    totalRooms: 48,
    completeCount: 9,
    ...{ situation: null, saleInfo: null, images: [], videos: [] },
    completeSections: [estateSection.situation],
    missing: [''],
    rooms: counts,
    recommends: { total: 0, valid: 0, visited: 0, subscribed: 0, signed: 0, settled: 0, signedAmount: 0 },
    bannerCount: 1,
    companyLocked: 0,
    createTime: '2026-01-31 09:30:00',
    version: 1,
    logs: [logExample],
  },
  pinned: {
    ...areaNamed,
    'logs.operatorType': oneOf(operatorType.staff, operatorType.system, operatorType.member),
    ...{ situation: undefined, saleInfo: undefined, images: undefined, videos: undefined },
    completeSections: MatchersV3.eachLike(oneOf(...Object.values(estateSection))),
    // A project without pictures has no cover.
    coverUrl: regex('^((https?:\\/\\/|\\/)\\S+)?$', '/api/resorts/uploads/cover.png'),
    missing: MatchersV3.atLeastLike(filledText('销售信息'), 0, 1),
  },
  filled: ['logs'],
});

const city = 'a city exists';
const company = 'a company may have projects';
const form = { ...estateExample, companyId: fromState('companyId', '1'), area: areaOfState };
const nothing = {
  ...{ name: '查无此名', provinceId: '99999999', cityId: '99999999' },
  ...{ createStart: '2099-01-01', createEnd: '2099-12-31' },
};
const found = { saleStatus: estateSaleStatus.onSale, propertyType: propertyType.residence, enabled: 1 };
describeRecords(estates, {
  as,
  kind,
  nothing: { ...nothing, companyId: '99999999' },
  found,
  row,
  record,
  form,
  given: [city, company],
  wrong: { phone: '12345' },
  refused: [
    {
      words: 'of a company that is disabled',
      given: [city, 'an estate company is disabled'],
      field: 'companyId',
    },
  ],
  unready: {
    words: 'without what the shelf needs',
    given: ['an estate misses what the shelf needs'],
    field: 'enabled',
  },
});
describeRecords(
  { listOfOwnCompany: estates.listOfOwnCompany },
  { as: 'companyAdmin', kind, own: 'company', nothing, found, row, record, form, wrong: {} },
);

// The console opens the details of a project that it has added.
succeeds(estates.add, 'one that is opened afterwards', {
  as,
  given: [city, company],
  input: { body: form },
  data: { id: record.id },
});

const answered = { actions: actionsOf(), ...record };
const exists: State = ['a record exists', { kind }];
const id = fromState('id', '1');
const version = fromState('version', 1);

/** A call that saves one section. `values` of its right form come from the states of `given`. */
function describeSection(
  call: AnyEndpoint,
  values: Record<string, unknown>,
  wrong: Record<string, unknown>,
  field: string,
  given: State[] = [exists],
) {
  const input = (body: object) => ({ params: { id }, body: { ...values, version, ...body } }) as never;
  succeeds(call, 'a right form', { as, given, input: input({}), data: answered });
  isRefused(call, 'a wrong form', { as, given, input: input(wrong), status: status.invalid, field });
  isRefused(call, 'a project that somebody else changed', {
    as,
    given: [...given, ['a record was changed by somebody else', { kind }]],
    input: input({}),
    status: status.stale,
  });
}
describeSection(estates.updateSituation, situationExample, { plotRatio: 2_001 }, 'plotRatio');
const [licence] = saleInfoExample.licences;
const saleInfo = {
  ...saleInfoExample,
  // The second one is for all buildings, because rooms of others may be for sale.
  licences: [
    { ...licence, buildingIds: [fromState('buildingId', '1')] },
    { no: '杭售许字(2025)第00109号', date: '2025-09-12' },
  ],
};
describeSection(estates.updateSaleInfo, saleInfo, { licences: [] }, 'licences', ['an estate has a building']);
isRefused(estates.updateSaleInfo, 'sold out with rooms for sale', {
  as,
  given: ['an estate has a building', 'an estate still has rooms for sale'],
  input: { params: { id }, body: { ...saleInfo, saleStatus: estateSaleStatus.soldOut } } as never,
  status: status.precondition,
  says: '仍有可售房源，不能设为售罄',
  field: 'saleStatus',
});
const uncovered = imagesExample.images.map((image) => ({ ...image, covered: false }));
describeSection(estates.updateImages, imagesExample, { images: uncovered }, 'images');
const [video] = videosExample.videos;
const noFilm = { videos: [{ ...video, url: '/api/resorts/uploads/film.avi' }] };
describeSection(estates.updateVideos, videosExample, noFilm, 'videos.0.url');

succeeds(estates.updateOrdering, 'a place in lists', {
  as,
  given: [exists],
  input: { params: { id }, body: { ordering: 7 } },
  data: answered,
});
isRefused(estates.updateOrdering, 'a place above 100', {
  as,
  given: [exists],
  input: { params: { id }, body: { ordering: 101 } },
  status: status.invalid,
  says: '排序范围为0-100',
  field: 'ordering',
});

/** The matchers of a section as its form knows its fields. */
const sectionOf = (section: AnyEndpoint['data'], values: object) =>
  answersOf(
    { get: { data: section } },
    { form: section as never, values: { ...values }, pinned: { version: undefined } },
  ).record;
succeeds(estates.get, 'one with its sections', {
  as,
  given: ['an estate is complete'],
  input: { params: { id } },
  data: {
    id: record.id,
    situation: sectionOf(situationForm, situationExample),
    saleInfo: sectionOf(saleInfoForm, saleInfoExample),
    ...sectionOf(imagesForm, imagesExample),
    ...sectionOf(videosForm, videosExample),
  },
});
