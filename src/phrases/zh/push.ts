import type { Dictionary } from '../index.ts'

export const push: Dictionary['push'] = {
  offer: '在此设备上通知我',
  on: '我们回复或申请有变动时，此设备会收到通知。通知中不显示姓名和任何详情。',
  off: '关闭',
  denied: '此浏览器屏蔽了本网站的通知。请在浏览器设置中允许通知，然后重试。',
  unsupported: '此浏览器无法显示这类通知。无论如何，我们都会发送邮件给您。',
  install:
    '在 iPhone 和 iPad 上，请先将本网站添加到主屏幕：点按“共享”，选择“添加到主屏幕”，然后从主屏幕打开。',
  failed: '此浏览器的通知服务没有响应。请稍后再试；无论如何，我们都会发送邮件给您。',
  change: '您的申请有新进展。',
  answer: '我们已回复您。',
}
