import { belongType } from '#contracts/enums.ts';
import { everNameOf } from '../records/checks.ts';
import type { Context } from '../records/context.ts';
import { changesOf, log } from '../records/log.ts';
import type { StoredRow } from '../store/collections.ts';
import type { Store } from '../store/store.ts';

/** Consultants of projects (置业顾问), as leads know them. */

type Consultant = Readonly<StoredRow<'estateConsultants'>>;

export const consultantOf = ({ estateConsultants }: Store, id: string): Consultant | undefined =>
  id === '' ? undefined : estateConsultants.get(id);

/** Whom a user is, in each project that he is a consultant of. */
export const consultantsOfUser = ({ estateConsultants }: Store, userId: string): Consultant[] =>
  estateConsultants.all().filter((row) => row.userId === userId);

/** An account is linked where it is one of the project's company; nobody is linked to '' (domain design, section 4.11). */
export function isLinkSound(
  { estates, users }: Store,
  { estateId, userId }: Pick<Consultant, 'estateId' | 'userId'>,
): boolean {
  if (userId === '') return true;
  const user = users.get(userId);
  return user?.belongType === belongType.estate && user.belongId === estates.get(estateId)?.companyId;
}

/** After an account is gone, or a project has gone to another company: the consultant stays, without the account. */
export function dropLostLinks(context: Context, consultants: readonly Consultant[]): void {
  const { store } = context;
  for (const consultant of consultants.filter((one) => !isLinkSound(store, one))) {
    const remark = changesOf([['关联账号', everNameOf(store.users, consultant.userId), '']]);
    store.estateConsultants.update(consultant.id, { userId: '' });
    log(context, 'estateConsultants', consultant.id, '编辑置业顾问', remark);
  }
}
