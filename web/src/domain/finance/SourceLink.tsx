import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import type { journalTargets } from './sources.ts';

interface Props {
  of: { refType: number; refId: string; refNo: string };
  targets: typeof journalTargets;
}

/** The number of the record that a change refers to, which leads to it. */
export function SourceLink({ of: { refType, refId, refNo }, targets }: Props) {
  const target = targets[refType];
  if (!target) return refNo || '-';
  return (
    <ScreenLink screen={target.screen} to={target.path(refId)}>
      {refNo}
    </ScreenLink>
  );
}
