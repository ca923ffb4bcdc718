import type { ReactNode } from 'react';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { memberDetail, memberPath } from './memberPaths.ts';

/** Leads to the page of a member; for users who may not open it, and without a member, only the words. */
export function MemberLink({ id, children }: { id: string; children: ReactNode }) {
  return id ? (
    <ScreenLink screen={memberDetail} to={memberPath(id)}>
      {children}
    </ScreenLink>
  ) : (
    children
  );
}
