export default {
  section: '交易设置',
  phoneHelp: '支持手机号、带区号的座机和400电话，展示在小程序客服页',
  maxPayMinutesHelp: '下单后超过该时间未支付的订单将自动取消，最长 518400 分钟（360天）；修改后只影响新订单',
  saved: '配置修改成功',
} as const;
