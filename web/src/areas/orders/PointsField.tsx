import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../kit/form/fields.tsx';
import { useQuoted } from './useQuote.ts';

/** 使用积分, with the most that this order takes: the order is made without those that are too many. */
export function PointsField() {
  const { t } = useTranslation('orders');
  const { quote } = useQuoted();
  const typed = useWatch({ name: 'pointsUsed' }) as unknown;
  const n = quote?.amounts?.pointsMost;
  const help = () => {
    if (n === undefined) return t('pointsHelp');
    if (n === 0) return t('pointsNone');
    return t(typeof typed === 'number' && typed > n ? 'pointsOver' : 'pointsMost', { n });
  };
  return <NumberField name="pointsUsed" help={help()} />;
}
