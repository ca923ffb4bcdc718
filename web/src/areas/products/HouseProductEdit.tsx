import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { minsuRooms } from '#contracts/areas/minsuRooms.ts';
import { minsus } from '#contracts/areas/minsus.ts';
import { productHouseForm, productsHouse } from '#contracts/areas/productsHouse.ts';
import { breakfast } from '#contracts/enums/products.ts';
import { useScopedCalls } from '../../api/scope.ts';
import { DependentFields } from '../../kit/form/DependentFields.tsx';
import { MoneyField } from '../../kit/form/fields.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { ProductSteps } from './ProductSteps.tsx';
import { StaySections } from './staySections.tsx';
import { useNextOfProduct } from './useNextOfProduct.ts';

/** 添加民宿产品, 编辑民宿产品. */
export default function HouseProductEdit() {
  const houses = useScopedCalls(minsus).allEnabled;
  const rooms = useScopedCalls(minsuRooms).allEnabled;
  const next = useNextOfProduct('house');
  return (
    <RecordForm
      calls={productsHouse}
      form={productHouseForm}
      next={next}
      about={(product) => <ProductSteps kind="house" product={product} />}
    >
      {(product) => (
        <StaySections
          kind="house"
          product={product}
          houses={houses}
          rooms={rooms}
          houseName="minsuId"
          meal={<MealPrice />}
        />
      )}
    </RecordForm>
  );
}

const noMeal = { breakfastPrice: '' };
/** The price of a breakfast, if none is included. */
function MealPrice() {
  const { t } = useTranslation('products');
  const included = useWatch({ name: 'breakfast' }) as number;
  return (
    <DependentFields when={included === breakfast.none} empty={noMeal}>
      <MoneyField name="breakfastPrice" help={t('mealHelp')} />
    </DependentFields>
  );
}
