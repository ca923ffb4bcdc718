import { type SaleStep, saleStep } from '#contracts/enums/products.ts';
import type { TradeKind } from '#contracts/trade/trade.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import { roomPath, roomsPath } from '../stays/roomPaths.ts';
import {
  newProductPath,
  productFormPath,
  productForms,
  productLists,
  productsPath,
  roomForms,
  roomLists,
  stockPages,
  stockPath,
  venueForms,
  venueLists,
  venuePath,
} from './tradePaths.ts';

const merchantForm: TitledPath = '/merchant/manage/setting/add';

/** What is to be sold: the ids from the merchant down to the record, as far as they are known. */
export interface ForSale {
  kind: TradeKind;
  merchantId?: string | undefined;
  resourceId?: string | undefined;
  roomId?: string | undefined;
  productId?: string | undefined;
}

export interface NamedStep {
  step: SaleStep;
  name: string;
  /** Where it is done; undefined for users who may not open it. */
  to: string | undefined;
}

/** The steps before a sale, each with the page where it is done: that of the record itself, or else the list or form below it. */
export function useSaleSteps(): (of: ForSale) => NamedStep[] {
  const nameOf = useCodeName('saleStep');
  const mayOpen = useMayOpen();
  return (of) =>
    Object.values(saleStep)
      .filter((step) => step !== saleStep.room || of.kind !== 'place')
      .map((step) => {
        const [screen, to] = pageOf[step](of);
        return { step, name: nameOf(step), to: to !== undefined && mayOpen(screen) ? to : undefined };
      });
}

type Page = readonly [TitledPath, string | undefined];

const ofMerchant = ({ merchantId }: ForSale): Page => [
  merchantForm,
  merchantId && withQuery(merchantForm, { id: merchantId }),
];
const products = ({ kind, resourceId, merchantId }: ForSale): Page => [
  productLists[kind],
  resourceId ? productsPath(kind, resourceId) : withQuery(productLists[kind], { merchantId }),
];

const pageOf: Record<SaleStep, (of: ForSale) => Page> = {
  [saleStep.merchant]: ofMerchant,
  [saleStep.contract]: ofMerchant,
  [saleStep.venue]: ({ kind, resourceId, merchantId }) =>
    resourceId
      ? [venueForms[kind], venuePath(kind, resourceId)]
      : [venueLists[kind], withQuery(venueLists[kind], { merchantId })],
  [saleStep.room]({ kind, resourceId, roomId }) {
    if (kind === 'place') return [venueLists[kind], undefined];
    if (roomId) return [roomForms[kind], roomPath(kind, roomId)];
    return [roomLists[kind], resourceId ? roomsPath(kind, resourceId) : roomLists[kind]];
  },
  [saleStep.product]({ kind, resourceId, roomId, merchantId }) {
    if (!resourceId) return products({ kind, merchantId });
    return [productForms[kind], newProductPath(kind, { resourceId, roomId })];
  },
  [saleStep.price]: (of) =>
    of.productId ? [stockPages[of.kind], stockPath(of.kind, of.productId)] : products(of),
  [saleStep.shelf]: (of) =>
    of.productId ? [productForms[of.kind], productFormPath(of.kind, of.productId)] : products(of),
};
