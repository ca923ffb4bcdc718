/** Titles of modules, menus, groups and screens by their address; they are the breadcrumbs and the page titles. */
export default {
  miniShop: '微商城',
  '/404': '页面不存在',
  '/401': '没有访问权限',
  '/home': '首页',
  '/setting': '设置',
  '/setting/system-setting': '系统设置',
  '/setting/system-setting/basic-config': '基础设置',
  '/setting/system-setting/home-banner-list': '首页轮播图',
  '/setting/system-setting/estate-banner-list': '置业轮播图',
  '/setting/system-setting/landing-banner-list': '落地页轮播图',
  '/setting/sms-manage': '短信管理',
  '/setting/sms-manage/send-record': '短信发放记录',
} as const;
