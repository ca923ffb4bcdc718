import type { BuildingForm } from '#contracts/areas/estateBuildings.ts';
import type { Sand, SandPoint } from '#contracts/areas/estateSands.ts';
import type { EstateForm } from '#contracts/areas/estates.ts';
import type { BookingStatus, RecommendStatus, RoomSaleStatus } from '#contracts/enums/estates.ts';
import type { EstateImage, EstateVideo } from '#contracts/estate/media.ts';
import type { recommendRuleFields, SaleInfoForm } from '#contracts/estate/saleInfo.ts';
import type { SituationForm } from '#contracts/estate/situation.ts';
import type { NamedRow, Row } from './row.ts';
import type { StoredForm } from './stored.ts';
import type { StatusLog } from './tradeRows.ts';

/** Real-estate projects, their rooms, and what is sold through leads and recommends. Amounts in cents, areas in hundredths of a square metre. */

/** `companyId` is the owner. A section that was never saved is null, lists are empty. */
export type StoredEstate = NamedRow &
  StoredForm<EstateForm> & {
    situation: StoredForm<SituationForm> | null;
    saleInfo: StoredForm<SaleInfoForm> | null;
    images: EstateImage[];
    videos: EstateVideo[];
  };

/** A point on a sand table; `buildingId` is '' where it marks no building. */
export type StoredSandPoint = Required<SandPoint>;
export type StoredSand = Required<Omit<Sand, 'points'>> & { points: StoredSandPoint[] };

/** The sand tables of a project, of which there is one row from the first save on. */
export interface StoredSands extends Row {
  estateId: string;
  sands: StoredSand[];
  /** The last id that one of its sand tables or points got; none is used twice. */
  lastId: number;
}
/** A building with its units. */
export type StoredBuilding = NamedRow & StoredForm<BuildingForm>;

/** A room of a building. `mobile` numbers are whole; answers mask them. */
export interface StoredEstateRoom extends Row {
  estateId: string;
  buildingId: string;
  unitName: string;
  floor: number;
  roomNo: string;
  /** '' while no house shape is chosen. */
  planId: string;
  buildArea: number;
  innerArea: number;
  /** For a square metre; 0 = not settled. */
  unitPrice: number;
  totalPrice: number;
  /** The lowest total price; 0 = none. */
  floorPrice: number;
  status: RoomSaleStatus;
  holdReason: string;
  /** The recommend that owns the room; '' otherwise. */
  recommendId: string;
  /** Who has it, by a recommend, a lead or a walk-in subscription; '' while nobody has. */
  customerName: string;
  customerMobile: string;
  subscribeAmount: number;
  /** Days; '' = not yet. */
  subscribeDate: string;
  contractNo: string;
  dealPrice: number;
  signDate: string;
  deliverDate: string;
  logs: StatusLog[];
}

interface BookingFollow {
  time: string;
  way: number;
  content: string;
  /** 0 = not said. */
  intention: number;
  /** '' = none agreed. */
  nextTime: string;
  userName: string;
}

/** A lead (预约线索). */
export interface StoredBooking extends Row {
  bookingNo: string;
  /** The member who asked for the visit; '' when staff wrote it down. */
  memberId: string;
  customerName: string;
  gender: number;
  mobile: string;
  estateId: string;
  planId: string;
  /** Moment of the wire; '' = not agreed. */
  visitTime: string;
  people: number;
  need: string;
  source: number;
  /** '' = nobody yet. */
  consultantId: string;
  status: BookingStatus;
  follows: BookingFollow[];
  arriveTime: string;
  /** The room it became a deal for. */
  roomId: string;
  closeReason: number;
  closeNote: string;
  closeTime: string;
  /** The recommend it was turned into; '' = none. */
  recommendId: string;
  logs: StatusLog[];
}

/** The project's rule as it was when a recommend was approved. */
export type RecommendRule = Pick<StoredForm<SaleInfoForm>, (typeof recommendRuleFields)[number]>;

/** A member recommends a buyer (推荐). Names are snapshots. */
export interface StoredRecommend extends Row {
  recommendNo: string;
  memberId: string;
  memberName: string;
  memberMobile: string;
  gradeName: string;
  customerName: string;
  customerMobile: string;
  relation: number;
  remark: string;
  estateId: string;
  /** '' until it is approved. */
  consultantId: string;
  status: RecommendStatus;
  /** null until it is approved. */
  rule: RecommendRule | null;
  /** Moment of the wire, 23:59:59; '' = no protection runs. */
  protectUntil: string;
  visitTime: string;
  visitPictures: string[];
  /** The room it owns in 40, 50 and 60; '' otherwise. */
  roomId: string;
  /** 1号楼-1单元-1201, as it was; kept when the room is given back. */
  roomText: string;
  subscribeAmount: number;
  subscribeDate: string;
  contractNo: string;
  /** 0 before it is signed and after it was cancelled, as the commission is. */
  dealPrice: number;
  dealArea: number;
  signDate: string;
  /** What the rule gives for the deal. */
  commissionAmount: number;
  settledAmount: number;
  settleTime: string;
  settleReason: string;
  /** Why it is invalid, was given back or cancelled. */
  endReason: string;
  endDate: string;
  logs: StatusLog[];
}
