import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: '本网站的 Cookie',
  text: '必要 Cookie 让您能回到自己的申请。其他 Cookie 仅在您同意后才会设置。详见我们的{policy}。',
  policy: '《Cookie 政策》',
  settings: '设置',
  reject: '全部拒绝',
  accept: '全部接受',
  'settings.title': 'Cookie 设置',
  essential: '必要',
  'essential.text': '让您用此浏览器回到自己的申请。始终开启。',
  analytics: '分析',
  'analytics.text': '帮助我们了解哪些页面被访问，以及访客在哪里遇到困难。',
  marketing: '营销',
  'marketing.text': '帮助我们了解广告是否带来访客。',
  functional: '功能',
  'functional.text': '记住您作出的选择，例如语言。',
  cancel: '取消',
  save: '保存偏好设置',
  saved: '您的选择已保存。您可以随时通过页面底部的“Cookie 设置”更改。',
}
