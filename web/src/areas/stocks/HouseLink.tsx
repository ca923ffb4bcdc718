import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StayKind } from '#contracts/trade/trade.ts';
import { overviewPath } from '../../domain/trade/tradePaths.ts';

interface Props {
  kind: StayKind;
  of: { resourceId: string; resourceName: string };
}

/** The hotel or guesthouse of a product, as a link to 房态总览. */
export function HouseLink({ kind, of: { resourceId, resourceName } }: Props) {
  const { t } = useTranslation('products');
  return (
    <Link to={overviewPath(kind, resourceId)} title={t('overview')}>
      {resourceName}
    </Link>
  );
}
