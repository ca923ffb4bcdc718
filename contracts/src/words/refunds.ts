import { addWords } from '../words.ts';

/** Refunds (domain design, section 11). */
export const refundWords = addWords({
  sentences: {
    refundNotFound: '退款单不存在',
    refundStateChanged: '退款状态已变更，请刷新后重试',
    notRefundable: '该产品不支持退款',
    refundOpen: '已有退款处理中',
    refundItemUnknown: '退款明细不属于该订单',
    refundItemsRequired: '请选择退款明细',
    nothingToRefund: '没有可退金额',
    wholeChargeLate: '已超过免费取消时间，全额扣款',
    noPartRefund: '该产品不支持部分退款',
    refundAboveLimit: '退款金额不能大于可退金额',
    refundSumDiffers: '退款金额与手续费之和须等于申请金额',
    belowSuggestion: '不能低于规则应退金额',
    remarkChanged: '修改了退款金额，请填写说明',
    refundTooLate: '超过退款期限',
    tooManyRefunds: '该订单退款次数已达上限',
    refundAmountDiffers: '退款金额不匹配',
    futureNightsOnly: '只能退未入住的晚数',
    refundRoomsLeft: '所选日期最多可退{n}间',
    refundHousesLeft: '所选日期最多可退{n}套',
  },
  labels: {
    refundNo: '退款编号',
    refundItems: '退款明细',
    refundRooms: '退订间数',
    refundHouses: '退订套数',
    refundReason: '退款原因',
    refundDescription: '退款说明',
    refundImages: '退款凭证',
    refundAmount: '退款金额',
    feeAmount: '手续费',
    auditRemark: '审核说明',
    finishCertificates: '打款凭证',
    finishRemark: '打款说明',
    revokeReason: '撤销原因',
    refundChannelNo: '渠道退款单号',
    failReason: '失败原因',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof refundWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof refundWords.labels, string> {}
}
