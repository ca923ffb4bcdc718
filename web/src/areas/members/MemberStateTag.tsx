import { memberState } from '#contracts/enums/members.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';

/** 正常 or 冻结. */
export function MemberStateTag({ frozen }: { frozen: number }) {
  const name = useCodeName('memberState');
  return <StatusTag tone={frozen === memberState.frozen ? 'red' : 'green'}>{name(frozen)}</StatusTag>;
}
