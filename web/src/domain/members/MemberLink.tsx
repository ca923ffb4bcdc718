import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { memberDetail, memberPath } from './memberPaths.ts';

/** Leads to the page of a member; for users who may not open it, and without a member, only the words. */
export function MemberLink({ id, children }: { id: string; children: ReactNode }) {
  const mayOpen = useMayOpen()(memberDetail);
  return mayOpen && id ? <Link to={memberPath(id)}>{children}</Link> : children;
}
