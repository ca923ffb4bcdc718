import { recommendStatus } from '#contracts/enums/estates.ts';
import { StatusTag, type Tone } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';

const tones: Record<number, Tone> = {
  [recommendStatus.toAudit]: 'orange',
  [recommendStatus.valid]: 'blue',
  [recommendStatus.visited]: 'blue',
  [recommendStatus.subscribed]: 'blue',
  [recommendStatus.signed]: 'orange',
  [recommendStatus.settled]: 'green',
  [recommendStatus.invalid]: 'red',
};

/** The state of a recommend; a signed one waits for its commission. */
export function RecommendStatusTag({ status }: { status: number }) {
  const name = useCodeName('recommendStatus');
  return <StatusTag tone={tones[status] ?? 'grey'}>{name(status)}</StatusTag>;
}
