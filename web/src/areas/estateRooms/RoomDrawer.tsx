import Button from '@douyinfe/semi-ui/lib/es/button';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { estateBuildings } from '#contracts/areas/estateBuildings.ts';
import { estateRooms, type Room } from '#contracts/areas/estateRooms.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { notify } from '../../api/notice.ts';
import { recommendList } from '../../domain/estate/projectPaths.ts';
import { RoomMark } from '../../domain/estate/RoomMark.tsx';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { formatArea, formatMoney } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Details, Facts, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { StillAllowed } from '../../kit/page/StillAllowed.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { withQuery } from '../../kit/page/withQuery.ts';
import { RoomDialog } from './RoomDialog.tsx';
import css from './RoomDrawer.module.css';
import { RoomMove } from './RoomMove.tsx';
import { type FormMove, formMoves, type PlainMove, plainMoves } from './roomMoves.ts';

interface Props {
  id: string;
  onChanged: () => void;
  onClose: () => unknown;
}

/** A room with everything that is known of it, its history, and what can be done with it now. */
export function RoomDrawer({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('estateRooms');
  const { data, error, reload } = useFreshData(estateRooms.get, { params: { id } });
  const [opened, setOpened] = useState<FormMove | 'edit'>();
  const changed = () => {
    void reload();
    onChanged();
  };
  const close = useCallback(() => setOpened(undefined), []);
  // What is removed is not asked for again.
  const gone = async () => {
    await onClose();
    onChanged();
  };
  return (
    <TopDialog
      title={data ? data.roomText : t('roomDetail')}
      width={880}
      light
      onClose={() => void onClose()}
      footer={data && <Actions room={data} onOpen={setOpened} onChanged={changed} onGone={gone} />}
    >
      {data ? (
        <Shown room={data} onSeen={() => reload()} />
      ) : (
        <LoadState error={error} onRetry={reload} onClose={onClose} />
      )}
      {data && opened === 'edit' && <EditRoom room={data} onSaved={changed} onClose={close} />}
      {opened && opened !== 'edit' && (
        <StillAllowed<Room>
          key={opened}
          statusNames="roomSaleStatus"
          {...{ get: estateRooms.get, record: data, error, action: opened, again: changed, behind: changed }}
          onClose={close}
        >
          {(room) => <RoomMove room={room} move={opened} onChanged={changed} onClose={close} />}
        </StillAllowed>
      )}
    </TopDialog>
  );
}

/** The call has shown its failure. */
const isShown = () => undefined;

interface ActionProps {
  room: Room;
  onOpen: (move: FormMove | 'edit') => void;
  onChanged: () => void;
  onGone: () => unknown;
}

function Actions({ room, onOpen, onChanged, onGone }: ActionProps) {
  const { t } = useTranslation(['estateRooms', 'common']);
  const label = useLabel();
  const { id, version, actions } = room;
  const facts = [{ label: label('roomNo'), value: room.roomText }];
  const make = async (move: PlainMove) => {
    if (!(await confirmAction(t('moveConfirm', { move: t(`move.${move}`) }), { facts }))) return;
    await call(estateRooms[move], { params: { id }, body: { version } })
      .then(reportDone, isShown)
      .finally(onChanged);
  };
  const remove = async () => {
    if (!(await confirmAction(t('common:removeConfirm'), { facts }))) return;
    const isRemoved = await call(estateRooms.remove, { params: { id } }).then(() => true, isShown);
    if (!isRemoved) return onChanged();
    notify('success', t('common:removed'));
    await onGone();
  };
  return (
    <>
      {actions.includes('remove') && (
        <Button type="danger" onClick={() => void remove()}>
          {t('common:remove')}
        </Button>
      )}
      {actions.includes('edit') && <Button onClick={() => onOpen('edit')}>{t('common:edit')}</Button>}
      {formMoves
        .filter((move) => actions.includes(move))
        .map((move) => (
          <Button key={move} onClick={() => onOpen(move)}>
            {t(`move.${move}`)}
          </Button>
        ))}
      {plainMoves
        .filter((move) => actions.includes(move))
        .map((move) => (
          <Button key={move} onClick={() => void make(move)}>
            {t(`move.${move}`)}
          </Button>
        ))}
    </>
  );
}

/** Units and house shapes of the room's building are loaded for the form. */
function EditRoom({ room, onSaved, onClose }: { room: Room; onSaved: () => void; onClose: () => void }) {
  const { data, error } = useFreshData(estateBuildings.get, { params: { id: room.buildingId } });
  useEffect(() => {
    if (error) onClose();
  }, [error, onClose]);
  return data ? (
    <RoomDialog building={data} recordId={room.id} onSaved={onSaved} onClose={onClose} />
  ) : (
    <TopBar active />
  );
}

function Shown({ room, onSeen }: { room: Room; onSeen: () => unknown }) {
  const { t } = useTranslation(['estateRooms', 'common']);
  const stateOf = useCodeName('roomSaleStatus');
  const label = useLabel();
  const reveal = revealOf(estateRooms.reveal, room, onSeen);
  const recommend = room.recommendId && (
    <ScreenLink screen={recommendList} to={withQuery(recommendList, { detail: room.recommendId })}>
      {room.recommendNo}
    </ScreenLink>
  );
  return (
    <Details>
      <p className={css.state}>
        <RoomMark status={room.status} />
        <span>{stateOf(room.status)}</span>
      </p>
      <Facts
        facts={[
          { label: label('building'), value: room.buildingName },
          { label: label('unitName'), value: room.unitName },
          { label: label('floor'), value: room.floor },
          { label: label('plan'), value: room.planName },
          { label: label('roomBuildArea'), value: formatArea(room.buildArea) },
          { label: label('innerArea'), value: room.innerArea ? formatArea(room.innerArea) : '' },
          { label: label('unitPrice'), value: formatMoney(room.unitPrice) },
          { label: label('totalPrice'), value: formatMoney(room.totalPrice) },
          ...(room.floorPrice === undefined
            ? []
            : [{ label: label('floorPrice'), value: formatMoney(room.floorPrice) }]),
          ...(room.holdReason ? [{ label: label('holdReason'), value: room.holdReason, wide: true }] : []),
        ]}
      />
      {room.customerName !== '' && (
        <Section title={t('deal')}>
          <Facts
            facts={[
              {
                label: label('customerName'),
                value: (
                  <MaskedText
                    value={room.customerName}
                    of={label('customerName')}
                    reveal={reveal('customerName')}
                  />
                ),
              },
              {
                label: label('customerMobile'),
                value: (
                  <MaskedText
                    value={room.customerMobile}
                    of={label('customerMobile')}
                    reveal={reveal('customerMobile')}
                  />
                ),
              },
              { label: t('ofRecommend'), value: recommend },
              { label: label('subscribeAmount'), value: formatMoney(room.subscribeAmount) },
              { label: label('subscribeDate'), value: room.subscribeDate },
              { label: label('contractNo'), value: room.contractNo },
              { label: label('dealPrice'), value: room.dealPrice ? formatMoney(room.dealPrice) : '' },
              { label: label('signDate'), value: room.signDate },
              { label: label('deliverDate'), value: room.deliverDate },
            ]}
          />
        </Section>
      )}
      <Section title={t('common:operationLog')}>
        <Timeline logs={room.logs} />
      </Section>
    </Details>
  );
}
