import { estateCodes } from '#contracts/enums/estates.ts';
import { estateWords } from '#contracts/words/estates.ts';

export default {
  ...estateWords,
  codes: estateCodes,
  baseInfo: '基本信息',
  sections: '项目资料',
  complete: '已完善',
  incomplete: '未完善',
  companyDetail: '公司详情',
  cooperation: '合作信息',
  disablesCompany: '停用后其项目不再可选，其账号不能登录',
} as const;
