import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { formatCount } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useQuestionBeforeSave } from '../../kit/form/questionsBeforeSave.ts';
import { countUnfinished } from './countUnfinished.ts';
import { venueNames } from './useAboutDisabling.ts';

interface Props {
  kind: TradeKind;
  /** The venue of the surrounding form as it is stored; undefined for a new one. */
  record: { id: string; name: string; merchantId: string } | undefined;
}

/** Lets the form of a venue ask before it goes to another merchant while the present one has orders of it to serve, which stay with him. */
export function AsksBeforeMove({ kind, record }: Props) {
  const { t } = useTranslation('trade');
  const label = useLabel();
  const { getValues } = useFormContext();
  useQuestionBeforeSave(async () => {
    if (!record || getValues('merchantId') === record.merchantId) return true;
    const count = await countUnfinished([kind], { resourceId: record.id });
    if (!count) return true;
    return confirmAction(t('moveConfirm'), {
      facts: [
        { label: label(venueNames[kind]), value: record.name },
        { label: t('unfinishedOrders'), value: formatCount(count) },
      ],
      warnings: [t('ordersStay')],
    });
  });
  return null;
}
