import { incomeStatus } from '#contracts/enums/finance.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';

const tones: Record<number, Tone> = {
  [incomeStatus.toAudit]: 'orange',
  [incomeStatus.toSend]: 'blue',
  [incomeStatus.sending]: 'blue',
  [incomeStatus.sent]: 'green',
  [incomeStatus.rejected]: 'red',
};

export function IncomeStatusTag({ status }: { status: number }) {
  const name = useCodeName('incomeStatus');
  return <StatusTag tone={tones[status] ?? 'grey'}>{name(status)}</StatusTag>;
}
