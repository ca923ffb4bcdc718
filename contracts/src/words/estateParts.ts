import { addWords } from '../words.ts';

/** What house shapes, consultants and amenities of projects word of their own. */
export const estatePartWords = addWords({
  sentences: {
    partStays: '不能更换所属项目',
    partCategoryOff: '分类已停用，请重新选择',
    planNameTaken: '户型名称已存在',
    noRoomAndHall: '室和厅不能同时为0',
    innerAreaTooLarge: '套内面积不能大于建筑面积',
    planInUse: '户型已被{n}套房源使用，无法删除',
    planCategoryInUse: '分类下存在户型，无法删除',
    consultantTaken: '该顾问已存在',
    consultantHasLeads: '该顾问有{n}条未完结线索，请先转交',
    accountLinked: '该账号已关联其他顾问',
    wechatNo: '请输入正确的微信号',
    amenityNameTaken: '配套名称已存在',
    amenityCategoryInUse: '分类下存在配套，无法删除',
  },
  labels: {
    estateOfPart: '所属项目',
    planName: '户型名称',
    planBedrooms: '室',
    planHalls: '厅',
    planKitchens: '厨',
    planBaths: '卫',
    planBalconies: '阳台',
    usableRate: '得房率',
    orientation: '朝向',
    storeyHeight: '层高',
    referencePrice: '参考总价',
    planPictures: '户型图',
    showRoomPictures: '样板间图',
    vrUrl: 'VR链接',
    isMain: '主力户型',
    planAnalysis: '户型解析',
    planRoomCount: '房源数',
    planOnSaleCount: '可售数',
    planCount: '户型数',
    consultantName: '姓名',
    avatar: '头像',
    jobTitle: '职务',
    workYears: '从业年限',
    wechatNo: '微信号',
    wechatQr: '微信二维码',
    linkedAccount: '关联账号',
    leadCount: '接待线索',
    dealCount: '成交',
    amenityName: '配套名称',
    distance: '距离',
    travelWay: '出行方式',
    travelMinutes: '用时',
    amenityCount: '配套数',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof estatePartWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof estatePartWords.labels, string> {}
}
