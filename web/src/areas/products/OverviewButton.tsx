import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { StayKind } from '#contracts/trade/trade.ts';
import { overviewPath, stockPages } from '../../domain/trade/tradePaths.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';

/** A link to 房态总览 of a hotel or guesthouse, for users who may see its stock. */
export function OverviewButton({ kind, resourceId }: { kind: StayKind; resourceId: string }) {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  if (!useMayOpen()(stockPages[kind])) return null;
  return <Button onClick={() => navigate(overviewPath(kind, resourceId))}>{t('overview')}</Button>;
}
