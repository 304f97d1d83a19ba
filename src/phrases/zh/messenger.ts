import type { Dictionary } from '../index.ts'

export const messenger: Dictionary['messenger'] = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  sms: '短信',
  words: '关联我的签证申请：{code}',
  'news.status': '您的签证申请 {reference} 状态有变化。请在此查看：{link} 回复 STOP 可停止接收。',
  'news.decision':
    '您的签证申请 {reference} 已有审批结果。请在此查看：{link} 回复 STOP 可停止接收。',
  'news.documents':
    '您的签证申请 {reference} 还需要您提供内容。请查看缺少什么：{link} 回复 STOP 可停止接收。',
  'news.refund':
    '我们将为您的签证申请 {reference} 退款。金额和时间请在此查看：{link} 回复 STOP 可停止接收。',
  'news.cancellation':
    '我们已答复您对签证申请 {reference} 的取消要求。请在此查看：{link} 回复 STOP 可停止接收。',
  'news.answer':
    '我们就您的签证申请 {reference} 给您留了言。请在此阅读和回复：{link} 回复 STOP 可停止接收。',
  'news.reminder':
    '您的签证申请 {reference} 还有未完成的内容。请在此继续：{link} 回复 STOP 可停止接收。',
  'news.reopen':
    '您好，这里是 {company}：我们已有答复。请回复此消息，我们随即发送给您。回复 STOP 可停止接收。',
  'reply.connected':
    '已关联您的签证申请 {reference}。我们发到邮箱的消息也会发到这里，您也可以在这里联系我们。回复 STOP 可停止。',
  'reply.code-wrong': '此代码已失效。请在我们的网站打开“我的申请”，重新选择“关联”：{link}',
  'reply.code-paused':
    '多次收到的代码不正确，一小时内不再验证从这里发来的代码。之后请在我们的网站打开“我的申请”，重新选择“关联”：{link}',
  'reply.stopped': '我们不会再向这里发送消息，之后通过邮件联系您。发送 START 可重新接收。',
  'reply.started': '您将重新在这里收到我们的消息。发送 STOP 可停止接收。',
  'reply.away': '谢谢，您的消息已收到。我们现在不在办公时间，{opening}恢复办公。{status}',
  'file.refused': '{company}：📎 {name} 未收到。{reason}',
  'file.gone': '我们未能从通讯软件获取此文件。请重新发送。',
  'reply.away.status': '您的签证申请 {reference} 的状态：{status}。',
  'letter.offer': '消息也可以通过 {messengers} 接收。',
  'letter.action': '在“我的申请”页面关联',
  'step.tick': '同时通过 WhatsApp 接收消息',
  'step.consent':
    '{company} 会向此号码发送简短消息：只有您的申请编号和一个链接。您随时可以回复 STOP 停止接收。无论如何，我们都会给您发邮件。',
  'step.telegram': '消息也可以通过 Telegram 接收：提交申请后，请在“我的申请”页面关联。',
  'step.none': '消息通过邮件发送。我们不通过 {channel} 发送消息，但工作人员可能会在那里联系您。',
  'own.title': '在通讯软件中接收消息',
  'own.offer': '同时在通讯软件中接收消息',
  'own.connect': '关联 {messenger}',
  'own.again': '重新关联 {messenger}',
  'own.claimed': '消息只带一个链接发到那里。关联后可在那里阅读更多内容并回复我们。',
  'own.news.on': '已关联。消息也会发到那里，您也可以在那里联系我们。',
  'own.news.off': '已关联。消息只通过邮件发送；您在那里的留言，我们在那里回复。',
  'own.turn.on': '也发到那里',
  'own.turn.off': '只发邮件',
  'own.end': '取消关联',
  'own.ended.stop': '已于 {moment} 结束：您发送了 STOP。消息只通过邮件发送。',
  'own.ended.blocked': '已于 {moment} 结束：您在那里屏蔽了我们。消息只通过邮件发送。',
  'own.ended.unreachable': '已于 {moment} 结束：我们的消息无法送达那里。消息只通过邮件发送。',
  'own.ended.replaced': '已于 {moment} 结束：已换用另一个号码或账号。消息只通过邮件发送。',
  'own.ended.moved': '已于 {moment} 结束：此申请的邮箱地址已更改。消息只通过邮件发送。',
  'own.ended.traveller': '已于 {moment} 在此取消关联。消息只通过邮件发送。',
  'own.ended.staff': '我们已于 {moment} 取消关联。消息只通过邮件发送。',
  'own.how.whatsapp': '请用您的 WhatsApp 发送下面的消息。内容已输入好，只需按发送。',
  'own.how.telegram': 'Telegram 会打开与我们的对话。请在那里只按“开始”。',
  'own.how.sms': '请用您的手机以短信发送下面的消息。内容已输入好，只需按发送。',
  'own.means':
    '之后，此申请的消息会发到那里，您也可以在那里联系我们。我们绝不会向那里发送护照号码、出生日期或材料。发送 STOP 可停止。',
  'own.sandbox': '这是供试用的通讯软件：不会有人真的收到消息。',
  'own.scan': '请用手机相机扫描',
  'own.scan.label': '在手机上打开 {messenger} 的二维码',
  'own.open': '打开 {messenger}',
  'own.until': '此消息只能用一次，{time} 前有效。',
  'own.waiting': '正在等待您的消息',
  'own.done': '已关联 {messenger}。',
  'own.close': '关闭',
  'own.late': '该消息已失效。',
  'own.renew': '重新生成',
  'own.hint': '我们会在这里回复，并通过 {email} 邮件和 {messenger} 回复您。',
}
