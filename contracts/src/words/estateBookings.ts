import { addWords } from '../words.ts';

/** What leads (预约线索) word of their own. */
export const estateBookingWords = addWords({
  sentences: {
    bookingOpenExists: '该客户已有未完结预约',
    consultantNeeded: '请先分配置业顾问',
    consultantUnfit: '请选择该项目已启用的置业顾问',
    takeForYourself: '置业顾问只能将线索分配给自己',
    visitTimePast: '看房时间不能早于当前时间',
    nextTimePast: '下次跟进时间必须晚于当前时间',
    arriveTimeFuture: '到访时间不能晚于当前时间',
    bookingClosedLong: '线索关闭已超过90天，不能重新激活',
    bookingRecommended: '线索已转为推荐，请在推荐列表中办理',
    estateTakesNoBooking: '该项目暂不接受预约',
    estateOffShelf: '项目已下架，请选择其他项目',
  },
  labels: {
    bookingNo: '预约编号',
    gender: '性别',
    bookingEstate: '意向项目',
    bookingPlan: '意向户型',
    visitTime: '预约看房时间',
    people: '看房人数',
    need: '客户需求',
    bookingSource: '线索来源',
    followContent: '跟进内容',
    followWay: '跟进方式',
    intention: '购房意向',
    nextTime: '下次跟进时间',
    followCount: '跟进次数',
    lastFollowTime: '最近跟进',
    bookingRoom: '成交房源',
    closeReason: '关闭原因',
    closeNote: '关闭说明',
    assigned: '分配情况',
    bookings: '线索',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof estateBookingWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof estateBookingWords.labels, string> {}
}
