/** The tabs of the open pages. */
export default {
  openPages: '已打开的页面',
  actions: '页面操作',
  pinned: '已固定',
  unsaved: '有未保存的内容',
  closeOthers: '关闭其他标签页',
  reopen: '重新打开关闭的标签页',
  pin: '固定标签页',
  unpin: '取消固定',
  moveLeft: '左移',
  moveRight: '右移',
  on: '使用标签页',
  off: '不使用标签页',
} as const;
