import { accountWords } from '#contracts/words/accounts.ts';

export default {
  ...accountWords,
  nameOrMobile: '姓名/手机号',
  resourceCount: '{{count}} 个',
  lastLogin: '最近登录',
  rightCount: '权限数',
  userCount: '用户数',
  userDetail: '用户详情',
  roleDetail: '角色详情',
  copyConfirm: '确定复制角色“{{name}}”吗？',
  passwordState: '密码状态',
  givenPassword: '管理员重置，尚未修改',
  ownPassword: '已自行设置',
  resultingRights: '所得权限',
  allRights: '超级管理员拥有全部权限。',
  noRights: '没有任何权限',
  areaCount: '{{count}} 项',
  allows: '允许的操作',
  from: '来自 {{roles}}',
  narrower: '{{role}}（{{scope}}）',
} as const;
