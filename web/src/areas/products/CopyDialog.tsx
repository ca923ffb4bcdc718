import Button from '@douyinfe/semi-ui/lib/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stocksHotel, stocksHouse, stocksPlace } from '#contracts/areas/stocks.ts';
import type { CopyForm } from '#contracts/trade/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { ApiError } from '../../api/errors.ts';
import { useMay } from '../../api/session.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { CheckBox } from '../../kit/form/CheckBox.tsx';
import css from './CopyDialog.module.css';

interface Props {
  kind: TradeKind;
  /** Of the product that is copied. */
  name: string;
  /** Copies it. A failure has been shown already. */
  onCopy: (form: CopyForm) => Promise<unknown>;
  onClose: () => void;
}

const stocks = { place: stocksPlace, hotel: stocksHotel, house: stocksHouse };

/** Asks whether the prices are copied, too, of users who may set them. */
export function CopyDialog({ kind, name, onCopy, onClose }: Props) {
  const { t } = useTranslation(['products', 'common']);
  const mayPrice = useMay(stocks[kind].save);
  const [withPrices, setWithPrices] = useState(false);
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await onCopy({ withPrices: withPrices ? 1 : 0 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <TopDialog
      title={t('products:copyConfirm', { name })}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button type="tertiary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button theme="solid" data-first-focus loading={busy} onClick={() => void copy()}>
            {t('common:confirm')}
          </Button>
        </>
      }
    >
      <p className={css.note}>{t('products:copyOffSale')}</p>
      {mayPrice && (
        <>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is the control */}
          <label className={css.choice}>
            <CheckBox checked={withPrices} onChange={setWithPrices} />
            {t('products:copyPrices')}
          </label>
          <p className={css.note}>{t('products:copyPricesHelp')}</p>
        </>
      )}
    </TopDialog>
  );
}
