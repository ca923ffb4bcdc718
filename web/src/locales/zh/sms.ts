export default {
  mobile: '发放手机',
  content: '短信内容',
  sendStatus: '发送状态',
  success: '发送成功',
  failure: '发送失败',
  failReason: '失败原因',
  sendTime: '发送时间',
} as const;
