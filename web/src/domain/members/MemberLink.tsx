import type { ReactNode } from 'react';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { fundChanges, fundChangesPath } from '../finance/accountPaths.ts';
import { memberDetail, memberPath } from './memberPaths.ts';

/** Leads to the page of a member, or for users who may not open it to what changed on his account; for those who may open neither, and without a member, only the words. */
export function MemberLink({ id, children }: { id: string; children: ReactNode }) {
  const seesMember = useMayOpen()(memberDetail);
  return id ? (
    <ScreenLink
      screen={seesMember ? memberDetail : fundChanges}
      to={seesMember ? memberPath(id) : fundChangesPath(id)}
    >
      {children}
    </ScreenLink>
  ) : (
    children
  );
}
