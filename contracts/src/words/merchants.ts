import { addWords } from '../words.ts';

/** What merchants and their categories word of their own. */
export const merchantWords = addWords({
  sentences: {
    merchantNameTaken: '商户名称已存在',
    creditCodeTaken: '该统一社会信用代码已存在',
    categoryInUse: '分类下存在商户，无法删除',
    categoryTypeInUse: '分类下存在经营{types}的商户，不能取消',
    categoryDisabled: '商户分类已停用',
    businessTypeNotAllowed: '该分类不允许经营{types}',
    businessTypeInUse: '该类型下存在资源，不能取消',
    merchantHasResources: '商户下存在资源，无法删除',
    merchantHasUsers: '商户下存在用户，无法删除',
    merchantHasOrders: '商户存在未完成订单，无法删除',
    creditCode: '请输入正确的统一社会信用代码',
    bankCard: '请输入正确的银行卡号',
  },
  labels: {
    merchantNo: '商户编号',
    merchantCount: '商户数',
    merchantName: '商户名称',
    businessTypes: '经营类型',
    logo: 'LOGO',
    contactName: '联系人',
    contactPhone: '联系电话',
    creditCode: '统一社会信用代码',
    license: '营业执照',
    legalName: '法人',
    legalIdFront: '身份证人像面',
    legalIdBack: '身份证国徽面',
    permits: '许可证',
    contractStart: '合同开始日期',
    contractEnd: '合同结束日期',
    settleType: '结算方式',
    accountName: '开户名',
    bankName: '开户行',
    bankAccount: '银行账号',
    allowedTypes: '允许经营类型',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof merchantWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof merchantWords.labels, string> {}
}
