import type { Dictionary } from '../index.ts'

export const own: Dictionary['own'] = {
  title: '我的申请',
  documents: '文件',
  'order.title': '订单与价格',
  'contact.title': '联系方式',
  'corrections.title': '更正记录',
  'agreement.text': '即您签署时的内容，之后不会有任何改动。',
  'letters.title': '我们发送的邮件',
  'letters.none': '还没有发送过邮件。',
  'letters.sent': '{moment} 已发送至 {to}',
  'letters.queued': '正在发送至 {to}',
  'letters.failed': '未发送',
  'letters.delivered': '{moment} 发送，已送达 {to}',
  'letters.delayed': '发往 {to} 的途中延迟',
  'letters.bounced': '被 {to} 退回',
  'letters.complained': '在 {to} 被标记为垃圾邮件',
}
