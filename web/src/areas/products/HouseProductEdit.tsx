import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { type ProductHouseForm, productHouseForm, productsHouse } from '#contracts/areas/productsHouse.ts';
import { breakfast } from '#contracts/enums/products.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { blankStay, open } from './blank.ts';
import { HundredthsField } from './fields.tsx';
import { ProductEdit } from './ProductEdit.tsx';
import { StaySections } from './staySections.tsx';
import { Under } from './Under.tsx';

const blank: ProductHouseForm = { ...blankStay, breakfastPrice: open };

/** 添加民宿产品, 编辑民宿产品. */
export default function HouseProductEdit() {
  const houses = useScopedCalls(minsus);
  const rooms = useScopedCalls(minsuRooms);
  return (
    <ProductEdit
      kind="house"
      calls={productsHouse}
      form={productHouseForm}
      blank={blank}
      sections={(product) => (
        <StaySections
          kind="house"
          product={product}
          houses={houses.allEnabled}
          rooms={rooms.allEnabled}
          houseName="minsuId"
          meal={<MealPrice />}
        />
      )}
    />
  );
}

const noMeal = { breakfastPrice: '' };
/** Where no breakfast is included, the house may sell one. */
function MealPrice() {
  const { t } = useTranslation(['products', 'common']);
  const included = useWatch({ name: 'breakfast' }) as number;
  return (
    <Under when={included === breakfast.none} empty={noMeal}>
      <HundredthsField of="breakfastPrice" unit={t('common:yuan')} help={t('products:mealHelp')} />
    </Under>
  );
}
