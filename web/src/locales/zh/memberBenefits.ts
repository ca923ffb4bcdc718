import { memberBenefitCodes } from '#contracts/enums/members.ts';
import { memberBenefitWords } from '#contracts/words/memberBenefits.ts';

export default {
  ...memberBenefitWords,
  codes: memberBenefitCodes,
  basic: '基本信息',
  use: '使用条件',
  face: '面值',
  capOf: '每晚最高{{amount}}元',
  byGrade: '按等级',
  everywhere: '全部酒店、民宿',
  placeNo: '第{{n}}项',
  addHotel: '选择酒店',
  addMinsu: '选择民宿',
  addProduct: '选择门票',
  everywhereHelp: '酒店和民宿都不选时，全部适用',
  typeHelp: '被等级使用后不能修改',
  where: '适用产品',
} as const;
