import type { Dictionary } from '../index.ts'

export const chat: Dictionary['chat'] = {
  'button.open': '在线咨询',
  'button.unread': '在线咨询，{count} 条新消息',
  title: '{company} 在线咨询',
  close: '关闭对话窗口',
  menu: '此对话的更多选项',

  'attendance.here': '现在有人在线',
  'attendance.soon': '现在是办公时间，下班前会在此回复您。',
  'attendance.away':
    '现在是非办公时间，我们会通过邮件回复。下次办公：{day} {opens} 至 {closes}（伦敦时间）。',

  'greeting.title': '有什么可以帮您？',
  'greeting.text': '欢迎咨询签证、文件或申请的问题，由真人阅读并回复。',
  notice: '我们是私营咨询公司，不是政府机构。',
  privacy: '请勿在此发送护照号码和银行卡号。',

  'contact.title': '如何联系您',
  'contact.text': '如果您在我们回复前离开，回复会发送到您的邮箱。',
  'contact.name': '姓名（选填）',
  'contact.email': '电子邮箱（选填）',
  'contact.email.wrong': '请输入电子邮箱，例如 name@example.com',
  'contact.save': '保存',
  'contact.skip': '暂不填写',
  'contact.edit': '更改姓名或邮箱',
  'contact.saved': '未读的回复会发送至 {email}。',
  'contact.leave.action': '留下邮箱',

  'application.about': '关于申请 {reference}',
  'application.remove': '不提及申请 {reference}',

  'message.label': '您的消息',
  'message.hint': '按 Enter 发送，按 Shift+Enter 换行',
  'message.send': '发送',
  'message.left': '还可输入 {count} 个字符',
  'message.long': '超出 {count} 个字符。请分两条发送。',

  log: '对话',
  loading: '正在打开对话',
  'log.you': '您',
  'log.staff': '顾问',
  'log.from': '{name}：',
  'log.today': '今天',
  'log.yesterday': '昨天',
  'log.new': '{count} 条新消息',
  'log.link': '在新标签页中打开',
  'log.typing': '{name} 正在输入',

  'state.sending': '正在发送',
  'state.waiting': '连接恢复后发送',
  'state.sent': '已发送',
  'state.seen': '已读',
  'state.failed': '发送失败',
  'state.retry': '重试',
  'state.discard': '移除',

  'connection.lost': '连接中断，正在重试。',

  'transcript.send': '将此对话发送到我的邮箱',
  'transcript.sent': '正在发往 {email}。',
  'transcript.answer': '有人回复后即可发送。',
  'transcript.email': '请先填写您的邮箱，我们再将对话发送给您。',
  'transcript.failed': '未能发送。请稍后重试。',

  'closed.text': '此对话已关闭。再次发送消息即可继续。',
  'full.text': '此对话已满。如需继续，请开始新的对话。',
  'gone.text': '此对话已不在这里保留。您的下一条消息将开始新的对话。',
  'new.action': '开始新的对话',
}
