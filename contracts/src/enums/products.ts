/** Codes of products, with the Chinese labels (domain design, sections 1.2, 9.3 and 9.4). */

export const ticketType = {
  adult: 10,
  child: 20,
  senior: 30,
  student: 40,
  family: 50,
  combined: 60,
  group: 70,
  other: 90,
} as const;

/** 10 on a chosen date, 20 on any day within the validity. */
export const useMode = { onDate: 10, withinValidity: 20 } as const;
export const realName = { none: 10, perOrder: 20, perTicket: 30 } as const;
export const entryMode = { qrCode: 10, idCard: 20, exchange: 30 } as const;
/** 10 not at all, 20 at any time, 30 until a deadline. */
export const cancelRule = { never: 10, anyTime: 20, untilDeadline: 30 } as const;
/** What a late cancellation of a stay costs. */
export const lateFee = { firstNight: 10, rate: 20, all: 30 } as const;
export const confirmMode = { instant: 10, manual: 20 } as const;
export const breakfast = { none: 0, one: 1, two: 2, three: 3, four: 4, perGuest: 99 } as const;
/** A filter: products without any price to come, or whose prices end within 30 days. */
export const priceGap = { unpriced: 10, endsSoon: 20 } as const;
/** What has to be right before something can be sold, in the order in which staff see to it. Venues and rooms count when they are there and on. */
export const saleStep = {
  merchant: 10,
  contract: 20,
  venue: 30,
  room: 40,
  product: 50,
  price: 60,
  shelf: 70,
} as const;
export type SaleStep = (typeof saleStep)[keyof typeof saleStep];

export const productCodes = {
  ticketType: {
    10: '成人票',
    20: '儿童票',
    30: '老人票',
    40: '学生票',
    50: '家庭票',
    60: '套票',
    70: '团体票',
    90: '其他',
  },
  useMode: { 10: '指定日期', 20: '有效期内任选' },
  realName: { 10: '无需实名', 20: '一单一证', 30: '一人一证' },
  entryMode: { 10: '二维码', 20: '身份证', 30: '换票' },
  cancelRule: { 10: '不可取消', 20: '随时可退', 30: '限时可退' },
  lateFee: { 10: '扣首晚', 20: '按比例', 30: '全额' },
  confirmMode: { 10: '即时确认', 20: '人工确认' },
  breakfast: { 0: '不含早', 1: '单早', 2: '双早', 3: '三早', 4: '四早', 99: '按人数含早' },
  priceGap: { 10: '未设置价格', 20: '30天内到期' },
  saleStep: {
    10: '商户启用',
    20: '合同有效',
    30: '资源启用',
    40: '房型启用',
    50: '产品',
    60: '价格',
    70: '上架',
  },
} as const;
