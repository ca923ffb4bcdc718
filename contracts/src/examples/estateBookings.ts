import type * as z from 'zod/mini';
import type { Booking, BookingRow } from '../areas/estateBookings.ts';
import {
  bookingCloseReason,
  bookingSource,
  bookingStatus,
  customerRelation,
  followWay,
  gender,
  intention,
} from '../enums/estates.ts';
import type {
  AmendForm,
  arriveForm,
  assignForm,
  BookingForm,
  CloseForm,
  DealForm,
  FollowForm,
  ToRecommendForm,
} from '../estate/bookingForms.ts';
import { logExample } from './logs.ts';

/** A lead as staff write it down, with everything. */
export const bookingExample = {
  customerName: '柳清欢',
  gender: gender.female,
  mobile: '19900009901',
  estateId: '1',
  planId: '1',
  visitTime: '2026-02-14 10:30:00',
  people: 3,
  need: '海景三室，带露台',
  source: bookingSource.phone,
} satisfies Required<BookingForm>;

/** A right form of each move of a lead, by the name of its call. */
export const bookingMoves = {
  amend: {
    customerName: '柳清欢',
    gender: gender.female,
    planId: '1',
    visitTime: '2026-02-14 10:30:00',
    people: 2,
    need: '改看两室，带露台',
  } satisfies Required<AmendForm>,
  assign: { consultantId: '1' } satisfies z.infer<typeof assignForm>,
  follow: {
    content: '电话沟通，约周末看房',
    way: followWay.phone,
    intention: intention.b,
    nextTime: '2026-02-14 10:30:00',
  } satisfies Required<FollowForm>,
  arrive: { arriveTime: '2026-01-31 09:30:00' } satisfies z.infer<typeof arriveForm>,
  deal: { roomId: '1', subscribeAmount: 5_000_000, subscribeDate: '2026-01-31' } satisfies DealForm,
  toRecommend: {
    memberMobile: '19900003010',
    relation: customerRelation.friend,
    remark: '老业主介绍',
  } satisfies Required<ToRecommendForm>,
  close: { reason: bookingCloseReason.boughtElsewhere, note: '已在城东购房' } satisfies Required<CloseForm>,
};

/** What lists and the drawer show of a lead, without the caller's `actions`; what is '' may be empty. */
export const bookingRecordExample = {
  id: '3',
  bookingNo: 'L260131093000007919',
  customerName: '柳清欢',
  mobile: '199****9901',
  estateId: '1',
  estateName: '临海·听澜苑',
  planName: '',
  visitTime: '',
  source: bookingSource.phone,
  consultantId: '',
  consultantName: '',
  followCount: 1,
  lastFollowTime: '2026-01-31 09:30:00',
  nextTime: '',
  status: bookingStatus.following,
  createTime: '2026-01-31 09:30:00',
  gender: gender.female,
  planId: '',
  people: 3,
  need: '',
  memberId: '',
  follows: [
    {
      time: '2026-01-31 09:30:00',
      way: followWay.phone,
      content: '电话沟通，约周末看房',
      intention: 20,
      nextTime: '',
      userName: '郑海生',
    },
  ],
  arriveTime: '',
  roomText: '',
  closeReason: 0,
  closeNote: '',
  closeTime: '1970-01-01 08:00:00',
  recommendNo: '',
  logs: [{ ...logExample, fromStatus: bookingStatus.toContact, toStatus: bookingStatus.following }],
} satisfies Omit<Booking, 'actions'> & Omit<BookingRow, 'actions'>;
