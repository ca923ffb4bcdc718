import { useTranslation } from 'react-i18next';
import type { RecommendRow } from '#contracts/areas/estateRecommends.ts';
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

/** The state of a recommend; a signed one waits for its commission, also after finance refused it. */
export function RecommendStatusTag({
  recommend: { status, settleRefused },
}: {
  recommend: Pick<RecommendRow, 'status' | 'settleRefused'>;
}) {
  const { t } = useTranslation('estateRecommends');
  const name = useCodeName('recommendStatus');
  if (settleRefused === 1) return <StatusTag tone="red">{t('settleRefused')}</StatusTag>;
  return <StatusTag tone={tones[status] ?? 'grey'}>{name(status)}</StatusTag>;
}
