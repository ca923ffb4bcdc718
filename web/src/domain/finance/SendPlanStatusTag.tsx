import { sendPlanStatus } from '#contracts/enums/finance.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';

const tones: Record<number, Tone> = {
  [sendPlanStatus.waiting]: 'blue',
  [sendPlanStatus.sent]: 'green',
  [sendPlanStatus.failed]: 'red',
};

export function SendPlanStatusTag({ status }: { status: number }) {
  const name = useCodeName('sendPlanStatus');
  return <StatusTag tone={tones[status] ?? 'grey'}>{name(status)}</StatusTag>;
}
