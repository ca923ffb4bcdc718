import { areaLabels } from '#contracts/rights/rightLabels.ts';

/** What somebody may do, and why he may not. */
export default {
  areas: areaLabels,
  modules: {
    account: '账号',
    estate: '置业',
    merchant: '商户',
    member: '会员',
    order: '订单',
    finance: '财务',
    product: '产品',
    statistic: '统计',
    setting: '设置',
  },
  verbs: { view: '查看', manage: '管理' },
  scopes: { all: '全部', single: '本单位', related: '负责资源' },
  right: '{{verb}}{{area}}',
  scoped: '{{right}}（{{scope}}）',
  or: '或',
  missing: '缺少权限：{{rights}}',
  notForKind: '该功能不对{{kind}}开放：{{rights}}',
  notThisOne: '您的权限不包括这条数据',
  preview: {
    start: '以该角色预览',
    bar: '角色预览',
    as: '正在以角色“{{role}}”（{{kind}}）预览。',
    limits: '只能查看，不会保存任何修改；数据按您自己的权限读取。',
    leave: '退出预览',
    readOnly: '预览中不能修改数据',
    noUnit: '该页面显示所属单位的数据，预览中没有所属单位',
  },
} as const;
