import { type ProductPlaceForm, productPlaceForm, productsPlace } from '#contracts/areas/productsPlace.ts';
import { resorts } from '#contracts/areas/resorts.ts';
import { entryMode, realName, useMode } from '#contracts/enums/products.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { blankProduct, open } from './blank.ts';
import { ProductEdit } from './ProductEdit.tsx';
import { BasicSection, BenefitSection, ShelfSection } from './sections.tsx';
import {
  TicketBookingSection,
  TicketCancelSection,
  TicketEntrySection,
  TicketTextSection,
  TicketTypeFields,
} from './ticketSections.tsx';

const blank: ProductPlaceForm = {
  ...blankProduct,
  ticketType: open as ProductPlaceForm['ticketType'],
  personCount: open,
  useMode: useMode.onDate,
  validDays: open,
  aheadDays: 0,
  cutOffTime: '18:00',
  minCount: 1,
  maxCount: 20,
  dayLimit: 0,
  realName: realName.perOrder,
  entryMode: entryMode.qrCode,
  exchangeAddress: '',
  ageFrom: open,
  ageTo: open,
  audience: '',
  partRefund: 1,
  expireRefund: 0,
  feeIncluded: '',
  usageNotes: '',
};

/** 添加门票产品, 编辑门票产品. */
export default function PlaceProductEdit() {
  const { allEnabled } = useScopedCalls(resorts);
  return (
    <ProductEdit
      kind="place"
      calls={productsPlace}
      form={productPlaceForm}
      blank={blank}
      sections={(product) => (
        <>
          <BasicSection kind="place" product={product} resources={allEnabled}>
            <TicketTypeFields />
          </BasicSection>
          <TicketBookingSection />
          <TicketEntrySection />
          <TicketCancelSection />
          <BenefitSection />
          <TicketTextSection />
          <ShelfSection kind="place" product={product} />
        </>
      )}
    />
  );
}
