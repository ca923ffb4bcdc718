import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RoomForm } from '#contracts/areas/estateRooms.ts';
import { totalPriceOf, unitPriceOf } from '#contracts/estate/roomPrices.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { HundredthsInput } from '../../kit/form/formInputs.tsx';

/**
 * 总价 of a room. It follows from price and area; typing it sets the price that comes closest. A total that is typed before the area stays, and sets the
 * price as soon as there is an area, until a price is typed.
 */
export function TotalField() {
  const { t } = useTranslation(['estateRooms', 'common']);
  const label = useLabel();
  const { setValue } = useFormContext<RoomForm>();
  const values = useWatch() as RoomForm;
  const price = Number(values.unitPrice) || 0;
  const area = Number(values.buildArea) || 0;
  /** The total that was typed without an area, and the price that it has set since. */
  const [held, setHeld] = useState<{ total: number; price: number }>();
  const isHeld = held !== undefined && price === held.price;

  useEffect(() => {
    if (!held) return;
    if (price !== held.price) return setHeld(undefined);
    if (area === 0) return;
    const next = unitPriceOf(held.total, area);
    if (next === held.price) return;
    setHeld({ total: held.total, price: next });
    setValue('unitPrice', next, { shouldDirty: true });
  }, [area, price, held, setValue]);

  const change = (typed: unknown) => {
    const total = typeof typed === 'number' ? typed : 0;
    if (area === 0) setHeld(total > 0 ? { total, price } : undefined);
    else {
      setHeld(undefined);
      setValue('unitPrice', unitPriceOf(total, area), { shouldDirty: true });
    }
  };
  const shown = price === 0 ? '' : totalPriceOf(price, area);
  return (
    <Field name="totalPrice" label={label('totalPrice')} unit={t('common:unit.yuan')} isShort>
      {(control) => (
        <HundredthsInput control={{ ...control, value: isHeld ? held.total : shown, onChange: change }} />
      )}
    </Field>
  );
}
