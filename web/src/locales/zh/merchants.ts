import { merchantCodes } from '#contracts/enums/merchants.ts';
import { merchantWords } from '#contracts/words/merchants.ts';

export default {
  ...merchantWords,
  codes: merchantCodes,
  contactOrPhone: '联系人/电话',
  resources: '景区/酒店/民宿数',
  disablesMerchant: '停用后其产品不可预订，其账号立即退出且不能再登录，已有订单不受影响',
  users: '账号',
  places: '资源列表',
  recent: '近30天（{{from}} 至 {{to}}）',
  showAll: '查看全部{{count}}个',
  userName: '账号姓名',
  accounts: '账号列表',
  contractEnds: '合同到期',
  contractOver: '已到期',
  daysLeft: '剩{{days}}天',
  basic: '基本信息',
  credentials: '资质信息',
  settlement: '结算信息',
  permitsHelp: '景区A级证书、特种行业许可证等，最多6张',
  typesHelp: '只列出所选分类允许的类型，以及已有的类型',
  rateHelp: '0-100，最多两位小数；下单时复制到订单，之后修改不影响已有订单',
  noCategory: '还没有启用的商户分类，请先添加或启用分类',
} as const;
