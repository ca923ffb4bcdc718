export default {
  greeting: '{{name}}，{{period}}好',
  morning: '上午',
  afternoon: '下午',
  evening: '晚上',
  figures: '今日数据',
  entries: '快捷入口',
  smsSent: '今日短信',
  smsFailed: '今日发送失败',
  bannersLive: '展示中的轮播图',
  noEntries: '您的账号还没有可以使用的功能，请联系管理员分配权限。',
  todo: '待办',
  contractsEnding: '合同将到期商户',
} as const;
