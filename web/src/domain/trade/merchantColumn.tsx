import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import type { TitledPath } from '../../kit/page/screen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { ValueColumn } from '../../kit/table/column.ts';

const merchantDetails: TitledPath = '/merchant/manage/setting/details';

interface OfMerchant {
  merchantId: string;
  merchantName: string;
}

/** 所属商户 of a venue or product, which leads to the merchant: with his contract, that is where a sale may be hindered. */
export const merchantColumn = <Row extends OfMerchant>(
  look: Pick<ValueColumn<Row>, 'key' | 'title' | 'width'>,
): ValueColumn<Row> => ({
  ...look,
  value: ({ merchantName }) => merchantName,
  render: ({ merchantId, merchantName }) => (
    <ScreenLink screen={merchantDetails} to={withQuery(merchantDetails, { id: merchantId })}>
      <span title={merchantName}>{merchantName || '-'}</span>
    </ScreenLink>
  ),
});
