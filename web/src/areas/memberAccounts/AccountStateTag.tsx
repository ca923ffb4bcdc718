import { accountState } from '#contracts/enums/finance.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';

/** 正常 or 锁定. */
export function AccountStateTag({ locked }: { locked: number }) {
  const name = useCodeName('accountState');
  return <StatusTag tone={locked === accountState.locked ? 'red' : 'green'}>{name(locked)}</StatusTag>;
}
