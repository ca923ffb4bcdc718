import { withdrawStatus } from '#contracts/enums/finance.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';

const tones: Record<number, Tone> = {
  [withdrawStatus.toAudit]: 'orange',
  [withdrawStatus.toPay]: 'orange',
  [withdrawStatus.paying]: 'blue',
  [withdrawStatus.done]: 'green',
  [withdrawStatus.refused]: 'red',
  [withdrawStatus.failed]: 'red',
};

export function WithdrawStatusTag({ status }: { status: number }) {
  const name = useCodeName('withdrawStatus');
  return <StatusTag tone={tones[status] ?? 'grey'}>{name(status)}</StatusTag>;
}
