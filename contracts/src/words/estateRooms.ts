import { addWords } from '../words.ts';

/** What buildings and their rooms word of their own. */
export const estateRoomWords = addWords({
  sentences: {
    roomStateChanged: '房源状态已变更，请刷新后重试',
    roomTaken: '房源已被认购',
    roomOfRecommend: '该房源由推荐{no}认购，请在推荐列表中操作',
    roomNeedsPrice: '请先设置价格和户型',
    licenceMissing: '项目缺少预售许可证',
    roomPriceLocked: '已认购房源不能改价',
    deliverBeforeSign: '交房日期不能早于签约日期',
    signBeforeSubscribe: '签约日期不能早于认购日期',
    unsubscribeBeforeSubscribe: '退定日期不能早于认购日期',
  },
  labels: {
    holdReason: '预留原因',
    subscribeAmount: '认购金',
    subscribeDate: '认购日期',
    dealPrice: '成交总价',
    dealArea: '成交面积',
    signDate: '签约日期',
    deliverDate: '交房日期',
    customerName: '客户姓名',
    customerMobile: '客户手机',
    unsubscribeReason: '退定原因',
    cancelDealReason: '退房原因',
    roomNo: '房号',
    unitPrice: '单价',
    totalPrice: '总价',
    floorPrice: '底价',
    roomBuildArea: '建筑面积',
    innerArea: '套内面积',
    plan: '户型',
    building: '楼栋',
    unitName: '单元',
    floor: '楼层',
    roomSaleStatus: '房源状态',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof estateRoomWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof estateRoomWords.labels, string> {}
}
