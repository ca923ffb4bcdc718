import { estatePartWords } from '#contracts/words/estateParts.ts';

export default {
  ...estatePartWords,
  addPlan: '添加户型',
  editPlan: '编辑户型',
  addConsultant: '添加顾问',
  editConsultant: '编辑顾问',
  addAmenity: '添加配套',
  editAmenity: '编辑配套',
  manageCategories: '分类管理',
  byCategory: '按分类',
  years: '{{count}}年',
  travel: '{{way}}{{minutes}}分钟',
} as const;
