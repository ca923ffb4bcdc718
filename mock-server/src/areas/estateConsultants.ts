import {
  type Consultant,
  type ConsultantForm,
  type ConsultantRow,
  estateConsultants as calls,
  consultantForm,
} from '#contracts/areas/estateConsultants.ts';
import { bookingStatus, recommendStatus } from '#contracts/enums/estates.ts';
import { belongType } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { maskMobile } from '#contracts/forms/masks.ts';
import { say } from '#contracts/words.ts';
import { isOpen, takers } from '../estate/bookingRules.ts';
import { isLinkSound } from '../estate/consultants.ts';
import { ownerOfEstate } from '../estate/owners.ts';
import { partKind, partSelect } from '../estate/partRecords.ts';
import { holds, nameOf } from '../records/checks.ts';
import type { Context, Handlers } from '../records/context.ts';
import { fail, invalid } from '../records/fail.ts';
import { reachOf } from '../records/reach.ts';
import { platformHandlers, revealHandler } from '../records/records.ts';
import { isEnabled, selectList } from '../records/select.ts';
import type { StoredRow } from '../store/collections.ts';

/** Consultants of projects (domain design, section 4.11). */

type Row = StoredRow<'estateConsultants'>;
type Query = Parameters<Handlers<typeof calls>['list']>[0]['query'];

const leadsOf = ({ store }: Context, id: string) => store.estateBookings.by('consultantId', id);
const { signed, settled } = recommendStatus;

function derived(row: Readonly<Row>, context: Context) {
  const leads = leadsOf(context, row.id);
  // A lead that was turned into a recommend counts with the recommend; one whose room was given back is no deal.
  const dealt = leads.filter((lead) => lead.status === bookingStatus.dealt && lead.roomId !== '');
  const sold = context.store.estateRecommends
    .by('consultantId', row.id)
    .filter((recommend) => recommend.status === signed || recommend.status === settled);
  return {
    mobile: maskMobile(row.mobile),
    userName: nameOf(context.store.users, row.userId),
    leadCount: leads.length,
    dealCount: dealt.length + sold.length,
  };
}

/** -1008 while a lead of his is neither dealt nor closed. */
function refuseWithLeads({ id }: Readonly<Row>, context: Context) {
  const n = leadsOf(context, id).filter(isOpen).length;
  if (n > 0) fail(status.precondition, say('consultantHasLeads', { n }));
}

/** The account is an enabled one of the project's company, or the present one, and no other consultant of the project has it. */
function checkAccount({ store }: Context, body: ConsultantForm, before?: Readonly<Row>) {
  const { userId = '', estateId } = body;
  if (userId === '') return;
  const isOff = store.users.get(userId)?.enabled === 0 && before?.userId !== userId;
  if (isOff || !isLinkSound(store, { estateId, userId }))
    invalid('userId', say('choose', { label: 'linkedAccount' }));
  const isTaken = store.estateConsultants
    .by('estateId', estateId)
    .some((row) => row.userId === userId && row.id !== before?.id);
  if (isTaken) fail(status.precondition, say('accountLinked'), { field: 'userId' });
}

const kind = partKind<Row, Query, ConsultantForm, ConsultantRow, Consultant>({
  name: '置业顾问',
  collection: 'estateConsultants',
  calls,
  form: consultantForm,
  unique: [{ field: 'mobile', within: ['estateId'], taken: 'consultantTaken' }],
  masked: ['mobile'],
  matches: (row, { keyword }) => holds(row.name, keyword) || holds(row.mobile, keyword),
  row: derived,
  record: (row, context) => ({
    ...derived(row, context),
  }),
  checkAfterUnique: (body, context, before) => checkAccount(context, body, before),
  switch: { checkOff: refuseWithLeads },
  checkRemove: refuseWithLeads,
});

export const estateConsultants: Handlers<typeof calls> = {
  ...platformHandlers(kind),
  reveal: revealHandler(kind),
  allEnabled({ query }, context) {
    const { estateConsultants: rows } = context.store;
    if (query.takesLeads !== 1) return partSelect(rows, query, context);
    const fitting = () => rows.all().filter(({ id, estateId }) => takers(context, estateId)?.has(id) ?? true);
    return partSelect({ all: fitting }, query, context);
  },
  all: ({ query }, context) => partSelect(context.store.estateConsultants, query, context, () => true),
  accounts({ query }, context) {
    const reaches = reachOf(context, 'Estate', 'view');
    const projects = context.store.estates.all().filter((row) => reaches(ownerOfEstate(row)));
    const companies = new Set(projects.map(({ companyId }) => companyId));
    return selectList(
      context.store.users,
      query,
      (row) =>
        isEnabled(row) &&
        row.belongType === belongType.estate &&
        companies.has(row.belongId) &&
        (!query.companyId || row.belongId === query.companyId),
    );
  },
};
