/** Enumerations of real-estate projects and what belongs to them, with their Chinese labels (domain design, sections 1.2, 4 and 5). */

export const propertyType = {
  residence: 10,
  apartment: 20,
  villa: 30,
  shop: 40,
  office: 50,
  wellness: 60,
  holiday: 70,
} as const;

export const estateSaleStatus = { waiting: 10, onSale: 20, lastRooms: 30, soldOut: 40 } as const;

export const buildType = {
  high: 10,
  middle: 20,
  low: 30,
  garden: 40,
  villa: 50,
  loft: 60,
  flat: 70,
} as const;
/** Years for which the land may be used. */
export const ownYears = { forty: 40, fifty: 50, seventy: 70 } as const;
export const decoration = { bare: 10, simple: 20, fine: 30, luxury: 40 } as const;
export const heating = { none: 0, central: 10, own: 20, floor: 30 } as const;
export const supply = { residential: 10, commercial: 20 } as const;

/** How the commission for a recommend is computed: a fixed amount, or a share of the deal's price. */
export const commissionMode = { fixed: 10, rate: 20 } as const;
export const settleCondition = { signed: 10, firstPayment: 20, fullPayment: 30 } as const;

export const estateImageKind = {
  rendering: 10,
  reality: 20,
  showRoom: 30,
  location: 40,
  masterPlan: 50,
  amenity: 60,
  licence: 70,
} as const;
export type EstateImageKind = (typeof estateImageKind)[keyof typeof estateImageKind];

export const estateVideoKind = { film: 10, aerial: 20, showRoom: 30, vr: 40 } as const;
/** Where a video comes from: a file in our storage, or the address of another site. */
export const videoSource = { upload: 10, link: 20 } as const;

export const orientation = {
  south: 10,
  north: 20,
  east: 30,
  west: 40,
  southNorth: 50,
  eastWest: 60,
  southEast: 70,
  southWest: 80,
  northEast: 90,
  northWest: 100,
} as const;

/** State of a room that is for sale (楼栋房源). */
export const roomSaleStatus = {
  waiting: 10,
  available: 20,
  held: 30,
  subscribed: 40,
  signed: 50,
  delivered: 60,
} as const;
export type RoomSaleStatus = (typeof roomSaleStatus)[keyof typeof roomSaleStatus];

export const sandPointKind = {
  building: 10,
  gate: 20,
  parking: 30,
  shops: 40,
  school: 50,
  transit: 60,
  club: 70,
  other: 90,
} as const;

export const travelWay = { walk: 10, drive: 20, bus: 30 } as const;

export const bookingStatus = { toContact: 10, following: 20, visited: 30, dealt: 40, closed: 50 } as const;
export type BookingStatus = (typeof bookingStatus)[keyof typeof bookingStatus];
export const bookingSource = { miniProgram: 10, phone: 20, walkIn: 30, recommend: 40 } as const;
export const followWay = { phone: 10, wechat: 20, meeting: 30 } as const;
/** How likely a customer is to buy, A most. */
export const intention = { a: 10, b: 20, c: 30, d: 40 } as const;
export const bookingCloseReason = {
  invalidNumber: 10,
  noInterest: 20,
  duplicate: 30,
  boughtElsewhere: 40,
  other: 90,
} as const;

export const recommendStatus = {
  toAudit: 10,
  valid: 20,
  visited: 30,
  subscribed: 40,
  signed: 50,
  settled: 60,
  invalid: 80,
  expired: 85,
  unsubscribed: 90,
  cancelled: 95,
} as const;
export type RecommendStatus = (typeof recommendStatus)[keyof typeof recommendStatus];
/** What the customer is to the member who recommends him. */
export const customerRelation = { self: 10, relative: 20, friend: 30, colleague: 40, other: 90 } as const;

/** Whether the commission of a signed deal was settled. */
export const settleState = { unsettled: 0, settled: 1 } as const;

export const gender = { unknown: 0, male: 1, female: 2 } as const;

export const estateCodes = {
  propertyType: {
    10: '住宅',
    20: '公寓',
    30: '别墅',
    40: '商铺',
    50: '写字楼',
    60: '康养公寓',
    70: '度假公寓',
  },
  estateSaleStatus: { 10: '待售', 20: '在售', 30: '尾盘', 40: '售罄' },
  estateSection: {
    10: '项目概况',
    20: '销售信息',
    30: '项目图片',
    40: '项目视频',
    50: '户型',
    60: '楼栋',
    70: '沙盘',
    80: '置业顾问',
    90: '周边配套',
  },
  buildType: { 10: '高层', 20: '小高层', 30: '多层', 40: '洋房', 50: '别墅', 60: 'LOFT', 70: '平层' },
  ownYears: { 40: '40年', 50: '50年', 70: '70年' },
  decoration: { 10: '毛坯', 20: '简装', 30: '精装', 40: '豪装' },
  heating: { 0: '无', 10: '集中供暖', 20: '自采暖', 30: '地暖' },
  supply: { 10: '民用', 20: '商用' },
  commissionMode: { 10: '固定金额', 20: '按成交总价比例' },
  settleCondition: { 10: '签约后', 20: '首付到账后', 30: '全款到账后' },
  estateImageKind: {
    10: '效果图',
    20: '实景图',
    30: '样板间',
    40: '区位图',
    50: '规划图',
    60: '配套图',
    70: '证照',
  },
  estateVideoKind: { 10: '宣传片', 20: '航拍', 30: '样板间', 40: 'VR全景' },
  videoSource: { 10: '上传', 20: '链接' },
  orientation: {
    10: '南',
    20: '北',
    30: '东',
    40: '西',
    50: '南北',
    60: '东西',
    70: '东南',
    80: '西南',
    90: '东北',
    100: '西北',
  },
  roomSaleStatus: { 10: '待售', 20: '可售', 30: '销控', 40: '已认购', 50: '已签约', 60: '已交付' },
  sandPointKind: {
    10: '楼栋',
    20: '出入口',
    30: '停车场',
    40: '商业',
    50: '学校',
    60: '地铁/公交',
    70: '会所/泳池',
    90: '其他',
  },
  travelWay: { 10: '步行', 20: '驾车', 30: '公交' },
  bookingStatus: { 10: '待联系', 20: '跟进中', 30: '已到访', 40: '已成交', 50: '已关闭' },
  bookingSource: { 10: '小程序', 20: '电话', 30: '到店', 40: '推荐' },
  followWay: { 10: '电话', 20: '微信', 30: '面谈' },
  intention: { 10: 'A', 20: 'B', 30: 'C', 40: 'D' },
  bookingCloseReason: { 10: '号码无效', 20: '无意向', 30: '重复', 40: '已购他盘', 90: '其他' },
  recommendStatus: {
    10: '待审核',
    20: '有效',
    30: '已到访',
    40: '已认购',
    50: '已签约',
    60: '已结佣',
    80: '无效',
    85: '已过期',
    90: '已退定',
    95: '已退房',
  },
  customerRelation: { 10: '本人', 20: '亲属', 30: '朋友', 40: '同事', 90: '其他' },
  gender: { 0: '未知', 1: '男', 2: '女' },
} as const;

/** Words of codes that only recommends and their incomes have. */
export const recommendCodes = {
  recommendAudit: { 1: '通过', 0: '拒绝' },
  settleState: { 0: '未结', 1: '已结' },
} as const;
