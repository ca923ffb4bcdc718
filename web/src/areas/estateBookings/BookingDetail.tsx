import { useTranslation } from 'react-i18next';
import { type Booking, estateBookings } from '#contracts/areas/estateBookings.ts';
import { bookingStatus } from '#contracts/enums/estates.ts';
import { useFreshData } from '../../api/hooks.ts';
import { recommendList } from '../../domain/estate/projectPaths.ts';
import { MemberLink } from '../../domain/members/MemberLink.tsx';
import { formatDateTime } from '../../kit/display/format.ts';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import { revealOf } from '../../kit/display/reveal.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Details, Facts, Section, Timeline } from '../../kit/page/DetailPage.tsx';
import { ScreenLink } from '../../kit/page/ScreenLink.tsx';
import { useReloadOn } from '../../kit/page/useReloadOn.ts';
import { withQuery } from '../../kit/page/withQuery.ts';
import { RecordDrawer } from '../../kit/table/RecordDrawer.tsx';
import { BookingStatusTag } from './BookingStatusTag.tsx';
import { Consultant } from './Consultant.tsx';
import { FollowUps } from './FollowUps.tsx';
import { NextTime } from './NextTime.tsx';
import type { BookingMoves } from './useBookingMoves.ts';

interface Props {
  id: string;
  /** Counts the moves that were made over the drawer. */
  moved: number;
  moves: BookingMoves;
  onClose: () => void;
}

/** 线索详情 over the list: the customer, what was said, what came of it, and who did what. */
export default function BookingDetail({ id, moved, moves, onClose }: Props) {
  const { t } = useTranslation('estateBookings');
  const loaded = useFreshData(estateBookings.get, { params: { id } });
  useReloadOn(moved, loaded.reload);
  return (
    <RecordDrawer
      title={t('bookingDetail')}
      number={loaded.data?.bookingNo}
      loaded={loaded}
      moves={moves}
      onClose={onClose}
    >
      {(lead) => <Shown lead={lead} onSeen={() => loaded.reload()} />}
    </RecordDrawer>
  );
}

function Shown({ lead, onSeen }: { lead: Booking; onSeen: () => unknown }) {
  const { t } = useTranslation(['estateBookings', 'common']);
  const label = useLabel();
  const genderName = useCodeName('gender');
  const sourceName = useCodeName('bookingSource');
  const reasonName = useCodeName('bookingCloseReason');
  const reveal = revealOf(estateBookings.reveal, lead, onSeen);
  const { people, arriveTime, closeReason, closeTime, closeNote } = lead;
  const closing =
    lead.status === bookingStatus.closed
      ? [
          { label: label('closeReason'), value: reasonName(closeReason) },
          { label: t('estateBookings:closeTime'), value: formatDateTime(closeTime) },
          { label: label('closeNote'), value: closeNote, wide: true },
        ]
      : [];
  const { recommendNo } = lead;
  const recommended = recommendNo
    ? [
        {
          label: label('recommendNo'),
          value: (
            <ScreenLink screen={recommendList} to={withQuery(recommendList, { recommendNo })}>
              {recommendNo}
            </ScreenLink>
          ),
        },
      ]
    : [];
  return (
    <Details>
      <Section title={t('estateBookings:customer')}>
        <Facts
          facts={[
            {
              label: label('customerName'),
              value: <MemberLink id={lead.memberId}>{lead.customerName}</MemberLink>,
            },
            { label: label('gender'), value: genderName(lead.gender) },
            {
              label: label('mobile'),
              value: <MaskedText value={lead.mobile} of={label('mobile')} reveal={reveal('mobile')} />,
            },
            { label: label('bookingEstate'), value: lead.estateName },
            { label: label('bookingPlan'), value: lead.planName },
            { label: label('bookingSource'), value: sourceName(lead.source) },
            { label: label('visitTime'), value: formatDateTime(lead.visitTime) },
            { label: label('people'), value: people === 0 ? '' : people },
            { label: t('estateBookings:submitTime'), value: formatDateTime(lead.createTime) },
            { label: label('need'), value: lead.need, wide: true },
          ]}
        />
      </Section>
      <Section title={t('estateBookings:progress')}>
        <Facts
          facts={[
            { label: t('common:status'), value: <BookingStatusTag status={lead.status} /> },
            { label: label('consultant'), value: <Consultant lead={lead} /> },
            { label: label('nextTime'), value: <NextTime lead={lead} /> },
            { label: label('arriveTime'), value: formatDateTime(arriveTime) },
            { label: label('bookingRoom'), value: lead.roomText },
            ...recommended,
            ...closing,
          ]}
        />
      </Section>
      <Section title={t('estateBookings:follows')}>
        <FollowUps lead={lead} />
      </Section>
      <Section title={t('common:operationLog')}>
        <Timeline logs={lead.logs} />
      </Section>
    </Details>
  );
}
