import type { StoredRow } from '../store/collections.ts';
import type { Store } from '../store/store.ts';

/** Consultants of projects (置业顾问), as leads know them. */

type Consultant = Readonly<StoredRow<'estateConsultants'>>;

export const consultantOf = ({ estateConsultants }: Store, id: string): Consultant | undefined =>
  id === '' ? undefined : estateConsultants.get(id);

/** Whom a user is, in each project that he is a consultant of. */
export const consultantsOfUser = ({ estateConsultants }: Store, userId: string): Consultant[] =>
  estateConsultants.all().filter((row) => row.userId === userId);
