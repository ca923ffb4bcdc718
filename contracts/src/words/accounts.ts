import { addWords } from '../words.ts';

/** What users and roles word of their own. */
export const accountWords = addWords({
  sentences: {
    mobileTaken: '该手机号已存在',
    ownAccount: '不能禁用/删除当前登录账号',
    ownPassword: '请通过修改密码更改自己的密码',
    userAbove: '不能操作权限超出自身的用户',
    roleAbove: '不能操作权限超出自身的角色',
    roleMismatch: '角色与所属类型不匹配',
    roleUnavailable: '角色不存在或已停用',
    resourceForeign: '负责资源不属于该单位',
    beyondOwnRights: '不能授予超出自身的权限',
    roleNameTaken: '角色名称已存在',
    roleInUse: '该角色下存在用户，无法删除',
    rightUnknown: '权限不存在',
    merchantGlobalRight: '商户角色不能授予全局权限',
    companyGlobalRight: '项目角色不能授予全局权限',
    oneScope: '每项权限只能选择一种数据范围',
  },
  labels: {
    userName: '姓名',
    loginPassword: '登录密码',
    confirmPassword: '确认密码',
    belongType: '所属类型',
    unit: '所属单位',
    roles: '角色',
    resources: '负责资源',
    roleName: '角色名称',
    roleType: '适用类型',
    rights: '权限',
  },
});

declare module '../words.ts' {
  interface AreaSentences extends Record<keyof typeof accountWords.sentences, string> {}
  interface AreaLabels extends Record<keyof typeof accountWords.labels, string> {}
}
