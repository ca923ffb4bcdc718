import {
  type Company,
  type CompanyForm,
  type CompanyRow,
  estateCompanies as companyCalls,
  companyForm,
} from '#contracts/areas/estateCompanies.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { say } from '#contracts/words.ts';
import { endLostOfUnit } from '../accounts/sessions.ts';
import { removeRolesOf } from '../accounts/units.ts';
import { areaNames, checkArea, holds } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail } from '../records/fail.ts';
import { matching } from '../records/matching.ts';
import { platform } from '../records/reach.ts';
import { platformHandlers, type RecordKind, recordAccess, revealHandler } from '../records/records.ts';
import { isEnabled, selectList } from '../records/select.ts';
import { storedOf } from '../records/stored.ts';
import type { StoredRow } from '../store/collections.ts';

/** Real-estate companies (domain design, section 5.1). */

type Stored = StoredRow<'estateCompanies'>;
type Query = Parameters<Handlers<typeof companyCalls>['list']>[0]['query'];

/** Its projects and its users, disabled ones among them. */
const countsOf = ({ store }: Context, id: string) => ({
  estateCount: store.estates.by('companyId', id).length,
  userCount: store.users.all().filter((user) => user.belongType === belongType.estate && user.belongId === id)
    .length,
});

const matches = matching(companyCalls.list.query);

const kind: RecordKind<Stored, Query, CompanyForm, CompanyRow, Company> = {
  name: '公司',
  collection: 'estateCompanies',
  rows: ({ estateCompanies: rows }) => rows,
  form: companyForm,
  right: 'EstateCompany',
  owner: ({ id }) => ({ kind: 'company', unitId: id }),
  ownerOf: () => platform,
  unique: [
    { field: 'name', taken: 'companyNameTaken' },
    { field: 'creditCode', taken: 'creditCodeTaken' },
  ],
  matches: (row, query) =>
    matches(row, query) && (holds(row.contactName, query.keyword) || holds(row.contactPhone, query.keyword)),
  toRow: (row, context) => ({
    ...row,
    contactPhone: maskMobile(row.contactPhone),
    ...areaNames(context, row),
    ...countsOf(context, row.id),
  }),
  toRecord: (row, context) => ({
    ...row,
    contactPhone: maskMobile(row.contactPhone),
    area: { provinceId: row.provinceId, cityId: row.cityId, ...areaNames(context, row) },
    ...countsOf(context, row.id),
  }),
  masked: ['contactPhone'],
  check: ({ area }, context) => checkArea(context, area),
  values: (body) => ({ ...storedOf(companyForm, body), ordering: 0 }),
  after(row, context) {
    endLostOfUnit(context, { belongType: belongType.estate, belongId: row.id });
    return undefined;
  },
  checkRemove({ id }, context) {
    const { estateCount, userCount } = countsOf(context, id);
    if (estateCount + userCount > 0) fail(status.precondition, say('companyInUse'));
  },
};
const { reached } = recordAccess(kind);
const handlers = platformHandlers(kind);
const reveal = revealHandler(kind);

/** Users of a company edit it and see its phone; the platform switches and removes companies. */
const asOwn = <Answer extends { actions: string[] }>(answer: Answer): Answer => ({
  ...answer,
  actions: answer.actions.filter((action) => ['edit', 'reveal'].includes(action)),
});

export const estateCompanies: Handlers<typeof companyCalls> = {
  ...handlers,
  remove(input, context) {
    const answer = handlers.remove(input, context);
    removeRolesOf(context, { belongType: belongType.estate, belongId: input.params.id });
    return answer;
  },
  reveal,
  listOfOwnCompany(input, context) {
    const { count, list } = handlers.list(input, context);
    return { count, list: list.map(asOwn) };
  },
  getOfOwnCompany: (input, context) => asOwn(handlers.get(input, context)),
  updateOfOwnCompany({ params, body }, context) {
    // What only the platform settles with a company stays as it is.
    const { cooperationStart, cooperationEnd, remark, enabled } = reached(context, 'manage', params.id);
    const whole = { cooperationStart, cooperationEnd, remark, enabled, ...body };
    return asOwn(handlers.update({ params, body: whole }, context));
  },
  revealOfOwnCompany: reveal,
  allEnabled: ({ query }, { store }) => selectList(store.estateCompanies, query, isEnabled),
  all: ({ query }, { store }) => selectList(store.estateCompanies, query, () => true),
};
