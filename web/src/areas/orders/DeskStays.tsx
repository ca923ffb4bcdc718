import Button from '@douyinfe/semi-ui/lib/es/button';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type DeskHouse, type DeskStay, deskKinds, deskLimit } from '#contracts/areas/frontDesk.ts';
import { orderRefundState } from '#contracts/enums/orders.ts';
import { orderLists, orderPath } from '../../domain/trade/tradePaths.ts';
import { DaySpan } from '../../kit/display/DaySpan.tsx';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import type { Reveal } from '../../kit/display/reveal.ts';
import { StatusTag } from '../../kit/display/StatusTag.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { withQuery } from '../../kit/page/withQuery.ts';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import css from './Desk.module.css';
import { choiceText, type DeskChoice, orderFilterOf } from './deskChoice.ts';
import { Lines } from './Lines.tsx';
import tagCss from './OrderTags.module.css';
import { remarkText } from './remarks.ts';
import { useStayWords } from './useStayWords.ts';

/** Rows that are shown at first, so that what stands below stays within reach. */
const shownRows = 12;

interface Props {
  stays: readonly DeskStay[];
  houses: readonly DeskHouse[];
  choice: DeskChoice;
  searched: string;
  /** Not all orders are known, because there are too many. */
  isShort: boolean;
  movesOf: (stay: DeskStay) => RowAction[];
  /** Undefined for who may not see it in full. */
  revealMobile: (stay: DeskStay) => Reveal | undefined;
  /** Leaves the chosen house or room. */
  onAll: () => void;
}

/** The orders of the chosen number, or those that a search has found. */
export function DeskStays({ stays, houses, choice, searched, isShort, movesOf, revealMobile, onAll }: Props) {
  const { t } = useTranslation(['orders', 'common', 'kit']);
  const label = useLabel();
  const refundName = useCodeName('orderRefundState');
  const words = useStayWords();
  const of = searched || choiceText(choice);
  const [unfolded, setUnfolded] = useState<string>();
  const shown = unfolded === of ? stays : stays.slice(0, shownRows);
  const house = houses.find(({ kind, id }) => kind === choice.house?.kind && id === choice.house?.id);
  const room = house?.rooms.find(({ id }) => id === choice.roomId);
  const houseName = (stay: DeskStay) => (houses.length > 1 ? stay.resourceName : '');
  return (
    <>
      <p className={css.told} role="status">
        {searched && t('orders:desk.found', { n: stays.length })}
        {!searched && house && (
          <>
            {[house.name, room?.name].filter(Boolean).join(' · ')}{' '}
            <Button theme="borderless" size="small" onClick={onAll}>
              {t('orders:desk.all')}
            </Button>
          </>
        )}
        {isShort && ` ${t('orders:desk.truncated', { n: deskLimit })}`}
      </p>
      {stays.length === 0 ? (
        <div className={css.empty}>
          <p>{t(`orders:desk.none.${searched ? 'found' : choice.tab}`)}</p>
          {searched && <InLists kinds={new Set(houses.map(({ kind }) => kind))} searched={searched} />}
        </div>
      ) : (
        <div className={css.rows}>
          <InnerTable
            label={t('orders:desk.orders')}
            rows={shown}
            keyOf={({ kind, id }) => `${kind} ${id}`}
            columns={[
              {
                key: 'guest',
                title: t('orders:guest'),
                render: (stay) => {
                  const names = stay.guestNames.join(t('common:comma'));
                  const mobile = (
                    <MaskedText
                      compact
                      value={stay.contactMobile}
                      of={`${stay.orderNo} ${label('contactMobile')}`}
                      reveal={revealMobile(stay)}
                    />
                  );
                  return (
                    <TwoLines below={mobile}>
                      <span title={names}>{names}</span>
                    </TwoLines>
                  );
                },
              },
              {
                key: 'state',
                title: t('common:status'),
                render: ({ tabs: [first = 'inHouse'], refundState }) => (
                  <span className={tagCss.tags}>
                    <StatusTag tone={first === 'inHouse' ? 'blue' : 'orange'}>
                      {t(`orders:desk.short.${first}`)}
                    </StatusTag>
                    {refundState !== orderRefundState.none && (
                      <StatusTag tone={refundState === orderRefundState.open ? 'orange' : 'grey'}>
                        {refundName(refundState)}
                      </StatusTag>
                    )}
                  </span>
                ),
              },
              {
                key: 'room',
                title: t('orders:desk.room'),
                render: (stay) => (
                  <TwoLines below={<span title={houseName(stay)}>{houseName(stay)}</span>}>
                    <span title={stay.roomName}>{stay.roomName}</span>
                  </TwoLines>
                ),
              },
              {
                key: 'stay',
                title: t('orders:stay'),
                render(stay) {
                  const { now } = words.quantity(stay.kind, stay);
                  return (
                    <TwoLines below={<Lines of={[now, words.before(stay.kind, stay)]} />}>
                      <DaySpan from={stay.kept.arrivalDate} until={stay.kept.departureDate.slice(5)} />
                    </TwoLines>
                  );
                },
              },
              {
                key: 'roomNos',
                title: label('roomNos'),
                render: ({ roomNos }) => roomNos.join(t('common:comma')),
              },
              {
                key: 'orderNo',
                title: label('orderNo'),
                render: (stay) => (
                  <TwoLines below={<span title={remarkText(stay)}>{remarkText(stay)}</span>}>
                    <Link to={orderPath(stay.kind, stay.id)}>{stay.orderNo}</Link>
                  </TwoLines>
                ),
              },
              {
                key: 'actions',
                title: t('common:actions'),
                render: (stay) => <RowActions of={stay.orderNo} actions={movesOf(stay)} />,
              },
            ]}
          />
        </div>
      )}
      {shown.length < stays.length && (
        <p className={css.more}>
          {t('orders:desk.more', { n: stays.length - shown.length })}{' '}
          <Button theme="borderless" size="small" onClick={() => setUnfolded(of)}>
            {t('kit:expand')}
          </Button>
        </p>
      )}
    </>
  );
}

/** The same search in the lists of all orders: guests of other days, orders that are not accepted, and those who have left are not on the board. */
function InLists({ kinds, searched }: { kinds: ReadonlySet<DeskStay['kind']>; searched: string }) {
  const { t } = useTranslation(['orders', 'menu']);
  return (
    <p>
      {t('orders:desk.inLists')}
      {deskKinds
        .filter((kind) => kinds.has(kind))
        .map((kind) => (
          <Fragment key={kind}>
            {' '}
            <ScreenLink screen={orderLists[kind]} to={withQuery(orderLists[kind], orderFilterOf(searched))}>
              {t(`menu:${orderLists[kind]}`)}
            </ScreenLink>
          </Fragment>
        ))}
    </p>
  );
}
