import type { Member, MemberRow } from '#contracts/areas/members.ts';
import { recommendStatus } from '#contracts/enums/estates.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { maskDocument, maskMobile } from '#contracts/forms/masks.ts';
import { areaNames, nameOf } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { logOf } from '../records/log.ts';
import type { StoredMember } from '../store/memberRows.ts';
import type { Store } from '../store/store.ts';
import { figuresOf } from './figures.ts';

type Row = Readonly<StoredMember>;

/** The labels of a member that are still there, of one kind where it is named. */
export const labelsOf = ({ memberLabels }: Store, { labelIds }: Pick<Row, 'labelIds'>, kind?: number) =>
  labelIds
    .flatMap((id) => memberLabels.get(id) ?? [])
    .filter((label) => kind === undefined || label.kind === kind);

/** A row of the list. */
export function shownMember(row: Row, { store }: Context): Omit<MemberRow, 'actions'> {
  const { growth, consumeAmount, orderCount } = figuresOf(store).of(row.id);
  return {
    ...row,
    mobile: maskMobile(row.mobile),
    gradeName: nameOf(store.memberGrades, row.gradeId),
    labels: labelsOf(store, row).map(({ id, name, color }) => ({ id, name, color })),
    ...{ growth, consumeAmount, orderCount },
    balance: store.memberAccounts.first('memberId', row.id)?.balance ?? 0,
    recommenderName: nameOf(store.members, row.recommenderId),
  };
}

const signed: readonly number[] = [recommendStatus.signed, recommendStatus.settled];

/** The record, with what else is counted of a member. */
export function wholeMember(row: Row, context: Context): Omit<Member, 'actions'> {
  const { store } = context;
  const { provinceId, cityId } = row;
  return {
    ...row,
    ...shownMember(row, context),
    credentialNo: maskDocument(row.credentialNo),
    area: { provinceId, cityId, ...areaNames(context, row) },
    labelIds: labelsOf(store, row, labelKind.manual).map(({ id }) => id),
    recommenderMobile: maskMobile(store.members.get(row.recommenderId)?.mobile ?? ''),
    emergencyPhone: maskMobile(row.emergencyPhone),
    refundAmount: figuresOf(store).of(row.id).refundAmount,
    frozenAmount: store.memberAccounts.first('memberId', row.id)?.frozen ?? 0,
    dealCount: store.estateRecommends.by('memberId', row.id).filter(({ status }) => signed.includes(status))
      .length,
    inviteeCount: store.members.by('recommenderId', row.id).length,
    logs: logOf(context, 'members', row.id),
  };
}
