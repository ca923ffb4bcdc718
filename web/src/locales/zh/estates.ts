import { estateWords } from '#contracts/words/estates.ts';

export default {
  ...estateWords,
  companyDetail: '公司详情',
  cooperation: '合作信息',
  disablesCompany: '停用后其项目不再可选，其账号不能登录',
} as const;
