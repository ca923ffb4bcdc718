import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from './mayOpen.ts';
import type { TitledPath } from './screen.ts';

interface Props {
  screen: TitledPath;
  /** The address of the record on it. */
  to: string;
  children: ReactNode;
}

/** Leads to a screen; for users who may not open it, only the words. */
export function ScreenLink({ screen, to, children }: Props) {
  const mayOpen = useMayOpen()(screen);
  return mayOpen ? <Link to={to}>{children}</Link> : children;
}
