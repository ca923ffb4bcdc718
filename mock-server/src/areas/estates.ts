import {
  estates as calls,
  type Estate,
  type EstateForm,
  type EstateRow,
  type estates as estateCalls,
  estateForm,
  type estateParts as partCalls,
} from '#contracts/areas/estates.ts';
import { estateSaleStatus, recommendStatus } from '#contracts/enums/estates.ts';
import { linkType, productType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { type SaleInfoForm, saleInfoForm } from '#contracts/estate/saleInfo.ts';
import { situationForm } from '#contracts/estate/situation.ts';
import { say } from '#contracts/words.ts';
import { resourceMoved } from '../accounts/resources.ts';
import { isOpen } from '../estate/bookingRules.ts';
import { completeSections, missingForShelf } from '../estate/completeness.ts';
import { dropLostLinks } from '../estate/consultants.ts';
import { estateEnabled } from '../estate/estateEnabled.ts';
import { ownerOfEstate } from '../estate/owners.ts';
import { partSelect } from '../estate/partRecords.ts';
import { projectParts } from '../estate/projectParts.ts';
import { onSaleOf, roomCountsOf, totalOf } from '../estate/roomCounts.ts';
import { coversBuilding } from '../estate/roomRules.ts';
import { buildingNameOf } from '../estate/roomText.ts';
import { chosenSaleInfo, saleInfoOf, saleStatusOf } from '../estate/saleStatus.ts';
import { usable } from '../estate/usable.ts';
import { areaNames, checkArea, isUntil, nameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { checkVersion, fail, invalid } from '../records/fail.ts';
import { fieldChanges } from '../records/fieldChanges.ts';
import { log, logOf } from '../records/log.ts';
import { matching } from '../records/matching.ts';
import { platformHandlers, type RecordKind, recordAccess } from '../records/records.ts';
import { selectList } from '../records/select.ts';
import { shownOf, storedOf } from '../records/stored.ts';
import type { StoredEstate } from '../store/estateRows.ts';

/** Real-estate projects (domain design, sections 4.1 to 4.7), and the select lists of their parts. */

type Project = Readonly<StoredEstate>;
type Licence = NonNullable<SaleInfoForm['licences']>[number];
type Query = Parameters<Handlers<typeof estateCalls>['list']>[0]['query'];

const coverOf = ({ images }: Project) => images.find(({ covered }) => covered)?.url ?? '';
const recommendsOf = ({ store }: Context, id: string) => store.estateRecommends.by('estateId', id);
const { toAudit, valid, visited, subscribed, signed, settled } = recommendStatus;

function recommendFigures(context: Context, id: string) {
  const all = recommendsOf(context, id);
  const count = (state: number) => all.filter(({ status }) => status === state).length;
  return {
    total: all.length,
    valid: count(valid),
    visited: count(visited),
    subscribed: count(subscribed),
    signed: count(signed),
    settled: count(settled),
    signedAmount: all
      .filter((one) => one.status === signed || one.status === settled)
      .reduce((sum, { dealPrice }) => sum + dealPrice, 0),
  };
}

const bannersTo = ({ store }: Context, id: string) =>
  store.banners
    .all()
    .filter(
      ({ link }) =>
        link.linkType === linkType.product &&
        link.configData.jumpProductType === productType.estate &&
        link.configData.jumpTargetId === id,
    ).length;

const matches = matching(calls.list.query);

const kind: RecordKind<StoredEstate, Query, EstateForm, EstateRow, Estate> = {
  name: '项目',
  collection: 'estates',
  rows: ({ estates: rows }) => rows,
  form: estateForm,
  right: 'Estate',
  owner: ownerOfEstate,
  ownerOf: ({ companyId }) => ownerOfEstate({ id: '', companyId }),
  unique: [{ field: 'name', within: ['provinceId', 'cityId'], taken: 'estateNameTaken' }],
  matches: (row, query, { store }) =>
    matches({ ...row, saleStatus: saleStatusOf(store, row), propertyType: row.propertyTypes }, query) &&
    (!query.createStart || row.createTime >= query.createStart) &&
    (!query.createEnd || isUntil(row.createTime, query.createEnd)),
  toRow(row, context) {
    const rooms = roomCountsOf(context.store, 'estateId', row.id);
    return {
      ...row,
      coverUrl: coverOf(row),
      companyName: nameOf(context.store.estateCompanies, row.companyId),
      ...areaNames(context, row),
      saleStatus: saleStatusOf(context.store, row),
      avgPrice: row.saleInfo?.avgPrice ?? 0,
      onSaleRooms: onSaleOf(rooms),
      totalRooms: totalOf(rooms),
      completeCount: completeSections(context.store, row).length,
    };
  },
  toRecord(row, context) {
    const saleInfo = saleInfoOf(context.store, row);
    return {
      ...(shownOf(estateForm, row) as Omit<EstateForm, 'area'>),
      id: row.id,
      version: row.version,
      createTime: row.createTime,
      area: { provinceId: row.provinceId, cityId: row.cityId, ...areaNames(context, row) },
      companyName: nameOf(context.store.estateCompanies, row.companyId),
      coverUrl: coverOf(row),
      situation: row.situation && shownOf(situationForm, row.situation),
      saleInfo: saleInfo && shownOf(saleInfoForm, saleInfo),
      images: row.images,
      videos: row.videos,
      completeSections: completeSections(context.store, row),
      missing: missingForShelf(context.store, row),
      rooms: roomCountsOf(context.store, 'estateId', row.id),
      recommends: recommendFigures(context, row.id),
      bannerCount: bannersTo(context, row.id),
      companyLocked: recommendsOf(context, row.id).length > 0 ? 1 : 0,
      logs: logOf(context, 'estates', row.id),
    };
  },
  check({ area, companyId }, context, before) {
    checkArea(context, area);
    if (before?.companyId === companyId) return;
    if (before && recommendsOf(context, before.id).length > 0)
      fail(status.precondition, say('companyLocked'), { field: 'companyId' });
    if (context.store.estateCompanies.get(companyId)?.enabled !== 1)
      fail(status.precondition, say('companyDisabled'), { field: 'companyId' });
  },
  values: (body, _context, before) => ({
    ...storedOf(estateForm, body),
    situation: before?.situation ?? null,
    saleInfo: before?.saleInfo ?? null,
    images: before?.images ?? [],
    videos: before?.videos ?? [],
  }),
  after(row, context, before) {
    const { resource } = ownerOfEstate(row);
    if (!before || before.companyId === row.companyId || !resource) return undefined;
    dropLostLinks(context, context.store.estateConsultants.by('estateId', row.id));
    return resourceMoved(context, resource);
  },
  switch: {
    checkOn(row, { store }) {
      const missing = missingForShelf(store, row ?? blank);
      if (missing.length > 0)
        fail(status.precondition, say('estateIncomplete', { missing }), {
          field: 'enabled',
          missing,
        });
    },
  },
  checkRemove({ id }, context) {
    const { subscribed: held, signed: sold, delivered } = roomCountsOf(context.store, 'estateId', id);
    const live = recommendsOf(context, id).some((one) => one.status >= toAudit && one.status <= settled);
    if (live || held + sold + delivered > 0) fail(status.precondition, say('estateInUse'));
    const n = context.store.estateBookings.by('estateId', id).filter(isOpen).length;
    if (n > 0) fail(status.precondition, say('estateHasLeads', { n }));
  },
};
/** A project that is still to be added. */
const blank = {
  id: '',
  companyId: '',
  situation: null,
  saleInfo: null,
  images: [],
  videos: [],
} as unknown as Project;

const handlers = platformHandlers(kind);
const { reached, shown } = recordAccess(kind);

type Saved = { params: { id: string }; body: { version?: number | undefined } };

/** Saves a part of the project over the version that was edited. */
function saved(
  { params, body }: Saved,
  context: Context,
  action: string,
  patchOf: (row: Project) => Partial<StoredEstate>,
  changes: (before: Project, after: Project) => string = () => '',
): Estate {
  const before = { ...reached(context, 'manage', params.id) };
  checkVersion(body.version, before.version);
  const row = context.store.estates.update(before.id, patchOf(before));
  log(context, 'estates', row.id, action, changes(before, row));
  return shown(context, row);
}

export const estates: Handlers<typeof estateCalls> = {
  ...handlers,
  listOfOwnCompany: handlers.list,
  updateSituation: (input, context) =>
    saved(
      input,
      context,
      '编辑项目概况',
      () => ({ situation: storedOf(situationForm, input.body) }),
      (before, { situation }) =>
        fieldChanges(
          situationForm,
          shownOf(situationForm, before.situation ?? {}),
          shownOf(situationForm, situation ?? {}),
        ),
    ),
  updateSaleInfo: (input, context) =>
    saved(
      input,
      context,
      '编辑销售信息',
      (before) => {
        const { id } = before;
        const { available, held } = roomCountsOf(context.store, 'estateId', id);
        if (input.body.saleStatus === estateSaleStatus.soldOut && available + held > 0)
          fail(status.precondition, say('roomsStillForSale'), { field: 'saleStatus' });
        for (const [at, { buildingIds = [] }] of (input.body.licences ?? []).entries())
          if (buildingIds.some((one) => context.store.estateBuildings.get(one)?.estateId !== id))
            invalid(`licences.${at}.buildingIds`, say('choose', { label: 'licenceBuildings' }));
        expectLicences(context, before, input.body.licences);
        return { saleInfo: chosenSaleInfo(context.store, before, storedOf(saleInfoForm, input.body)) };
      },
      (before, { saleInfo }) =>
        fieldChanges(
          saleInfoForm,
          shownOf(saleInfoForm, before.saleInfo ?? {}),
          shownOf(saleInfoForm, saleInfo ?? {}),
        ),
    ),
  updateImages: (input, context) =>
    saved(input, context, '编辑项目图片', () => ({ images: input.body.images })),
  updateVideos: (input, context) =>
    saved(input, context, '编辑项目视频', () => ({ videos: input.body.videos })),
  updateOrdering: ({ params, body: { ordering } }, context) =>
    saved({ params, body: {} }, context, `排序改为${ordering}`, () => ({ ordering })),
  remove(input, context) {
    const answer = handlers.remove(input, context);
    for (const { rows } of projectParts(context.store))
      for (const { id } of rows.by('estateId', input.params.id)) rows.remove(id);
    return answer;
  },
  allEnabled: ({ query }, context) =>
    selectList(
      context.store.estates,
      query,
      (row) => (!query.companyId || row.companyId === query.companyId) && estateEnabled(context.store, row),
    ),
  allEnabledOfOwnCompany({ query }, context) {
    const isUsable = usable(context);
    return selectList(
      context.store.estates,
      query,
      (row) => isUsable(row) && estateEnabled(context.store, row),
    );
  },
  all: ({ query }, { store }) =>
    selectList(store.estates, query, (row) => !query.companyId || row.companyId === query.companyId),
  allOfOwnCompany: ({ query }, context) => selectList(context.store.estates, query, usable(context)),
};

/** @throws -1008 for a building that would lose its last presale licence while rooms of it are for sale or held */
function expectLicences({ store }: Context, { id, saleInfo }: Project, licences: readonly Licence[] = []) {
  for (const building of store.estateBuildings.by('estateId', id)) {
    const { available, held } = roomCountsOf(store, 'buildingId', building.id);
    const isCovered = (all: readonly Licence[]) => all.some((one) => coversBuilding(one, building.id));
    if (available + held > 0 && isCovered(saleInfo?.licences ?? []) && !isCovered(licences))
      fail(status.precondition, say('licenceOfRooms', { name: buildingNameOf(store, building) }), {
        field: 'licences',
      });
  }
}

export const estateParts: Handlers<typeof partCalls> = {
  buildings({ query }, context) {
    const { store } = context;
    const named = () =>
      store.estateBuildings.all().map((row) => ({ ...row, name: buildingNameOf(store, row) }));
    return partSelect({ all: named }, query, context);
  },
};
