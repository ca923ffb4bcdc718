/** The palette: pages, records and actions by what is typed. */
export default {
  label: '搜索结果',
  recent: '最近打开',
  pages: '页面',
  useLanguage: '切换语言：{{name}}',
  all: '查看全部 {{n}} 条',
  searching: '正在查找记录…',
  nothing: '没有匹配的结果',
  count: '{{n}} 个结果',
  failed: '记录查找失败',
  keys: '↑↓ 选择 · Enter 打开 · Esc 关闭',
  shortcuts: {
    title: '快捷键',
    search: '跳到搜索条件',
    save: '保存表单',
    nextSection: '下一部分',
    previousSection: '上一部分',
    help: '显示快捷键',
    choose: '在列表中选择',
    close: '关闭最上面的窗口',
  },
};
