import { useTranslation } from 'react-i18next';
import { estateRooms, type Room } from '#contracts/areas/estateRooms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { DealPriceField } from '../../domain/estate/DealPriceField.tsx';
import type { About } from '../../kit/dialogs/confirm.ts';
import { formatMoney } from '../../kit/display/format.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useToday } from '../../kit/display/useToday.ts';
import { DateField } from '../../kit/form/dateFields.tsx';
import { LongTextField, MobileField, MoneyField, TextField } from '../../kit/form/fields.tsx';
import { MoveDialog } from '../../kit/form/MoveDialog.tsx';
import { type FormMove, moveForms } from './roomMoves.ts';

const fieldOf = {
  long: LongTextField,
  text: TextField,
  mobile: MobileField,
  money: MoneyField,
};

interface Props {
  room: Room;
  move: FormMove;
  onChanged: () => void;
  onClose: () => void;
}

/** The form of a move of a room. */
export function RoomMove({ room, move, onChanged, onClose }: Props) {
  const { t } = useTranslation('estateRooms');
  const today = useToday();
  const label = useLabel();
  const { schema, fields } = moveForms[move];
  const days = fields.flatMap(([name, kind]) => (kind === 'day' ? [[name, today]] : []));
  const values = {
    ...blankOf(schema),
    ...Object.fromEntries(days),
    ...(move === 'sign' && { dealPrice: room.totalPrice }),
    version: room.version,
  };
  const isBack = move === 'unsubscribe' || move === 'cancelDeal';
  const about: About = isBack
    ? {
        warnings: [t('dealErased')],
        facts: [
          { label: label('customer'), value: `${room.customerName} ${room.customerMobile}` },
          ...(room.contractNo ? [{ label: label('contractNo'), value: room.contractNo }] : []),
          ...(room.dealPrice > 0 ? [{ label: label('dealPrice'), value: formatMoney(room.dealPrice) }] : []),
        ],
      }
    : {};
  return (
    <MoveDialog
      title={`${t(`move.${move}`)} ${room.roomText}`}
      draftId={`estateRoom.${move}:${room.id}`}
      schema={schema}
      values={values}
      send={(body) => call(estateRooms[move], { params: { id: room.id }, body } as never)}
      of={{ about, onDone: onChanged, onRefused: onChanged, onClose }}
    >
      {fields.map(([name, kind, from]) => {
        if (kind === 'day')
          return <DateField key={name} name={name} {...(from && { min: room[from] })} max={today} />;
        if (kind === 'price') return <DealPriceField key={name} listPrice={room.totalPrice} />;
        const Part = fieldOf[kind];
        return <Part key={name} name={name} />;
      })}
    </MoveDialog>
  );
}
