import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StayKind } from '#contracts/trade/trade.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { overviewPath, stockPages } from '../trade/tradePaths.ts';

/**
 * For the number of rooms in their form: the link to 房态总览 of the house, where the stock of all its plans can be lowered. If the number was refused
 * because of a day, the overview begins on that day, because the refusal names no plan.
 * @param houseId the house that the room is stored with; undefined for a new room, which has no stock
 */
export function useOverviewLink(kind: StayKind, houseId: string | undefined): ReactNode {
  const { t } = useTranslation('products');
  const mayOpen = useMayOpen()(stockPages[kind]);
  const { errors } = useFormState({ name: 'roomCount' });
  if (!houseId || !mayOpen) return undefined;
  const [day] = /\d{4}-\d{2}-\d{2}/.exec(String(errors.roomCount?.message ?? '')) ?? [];
  return <Link to={overviewPath(kind, houseId, day)}>{t('overview')}</Link>;
}
