/** Bars and dialogs of the frame that are loaded only when they are shown. */
export default {
  otherContract:
    '控制台（接口{{console}}）与后台服务（接口{{backend}}）的版本不一致，部分功能可能无法使用，请联系技术人员。',
  announcing: {
    sound: '声音提醒',
    soundHelp: '有新的待办时播放提示音',
    system: '系统通知',
    systemHelp: '不在本页面时，新的待办以系统通知显示',
    denied: '浏览器已禁止通知，请在浏览器的网站设置中允许',
    unsupported: '此浏览器或地址（非 https）不支持系统通知',
  },
  password: {
    user: '用户',
    given: '{{name}}，当前密码由管理员设置，请先修改密码再继续使用。',
    old: '原密码',
    new: '新密码',
    confirm: '确认新密码',
    changed: '密码修改成功',
    reset: '密码重置成功',
    endsSessions: '重置后其全部会话立即退出，下次登录须先修改密码',
  },
} as const;
