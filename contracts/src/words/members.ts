import { addWords } from '../words.ts';

/** What members word of their own. */
export const memberWords = addWords({
  sentences: {
    mobileRegistered: '该手机号已注册',
    memberDocumentTaken: '该证件号已被其他会员使用',
    referrerUnknown: '推荐人不存在',
    referrerSelf: '推荐人不能是会员本人',
    referrerCycle: '推荐关系不能形成循环',
    gradeNotOffered: '会员等级不存在或已停用',
    gradeNotByStaff: '该等级不能由后台指定',
    labelNotOffered: '标签不存在、已停用或不是手动标签',
    tooManyLabels: '每位会员最多{n}个手动标签',
    gradeUntilPast: '有效期不能早于今天',
    consumeOrder: '最高消费不能低于最低消费',
  },
  labels: {
    memberName: '会员姓名',
    memberNo: '会员编号',
    nickname: '昵称',
    memberAvatar: '会员头像',
    memberGrade: '会员等级',
    memberSource: '会员来源',
    gainMode: '获得方式',
    growth: '成长值',
    points: '积分',
    consumeAmount: '累计消费',
    refundedTotal: '累计退款',
    orderCount: '订单数',
    emergencyName: '紧急联系人',
    emergencyPhone: '紧急联系人电话',
    registerTime: '注册时间',
    lastLogin: '最近登录',
    memberState: '会员状态',
    houseOwner: '是否购房',
    newGrade: '新等级',
    gradeUntil: '有效期至',
    adjustReason: '调整原因',
    freezeReason: '冻结原因',
    membersChosen: '会员',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof memberWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof memberWords.labels, string> {}
}
