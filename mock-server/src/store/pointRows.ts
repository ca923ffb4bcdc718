import type { PointSource, PointType } from '#contracts/enums/members.ts';
import type { Row } from './row.ts';

/** A change of a member's points (domain design, section 13.5). Rows never change; corrections are new rows. */
export interface StoredPointJournal extends Row {
  journalNo: string;
  memberId: string;
  type: PointType;
  /** Positive for gains, negative for what was used, taken or expired. */
  change: number;
  /** Points after it, those locked by unpaid orders included. */
  after: number;
  /** The last day of a gain, yyyy-MM-dd; '' for others. */
  expireDate: string;
  refType: PointSource;
  /** Of the record that it refers to; '' without one. */
  refId: string;
  refNo: string;
  remark: string;
  operatorName: string;
}

/** What is left of a gain. Kept apart from the journal, whose rows never change. */
export interface StoredPointLot extends Row {
  memberId: string;
  /** The journal row of the gain. */
  journalId: string;
  expireDate: string;
  remain: number;
}
