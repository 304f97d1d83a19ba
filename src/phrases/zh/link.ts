import type { Dictionary } from '../index.ts'

export const link: Dictionary['link'] = {
  reference: '申请编号',
  'reference.hint': '见我们的邮件，格式如 TZ-000123。',
  'reference.required': '请输入申请编号',
  email: '电子邮箱',
  'email.required': '请输入申请时填写的电子邮箱',
  title: '在此浏览器中打开',
  text: '我们会向您发送一封邮件，其中的链接可在此打开您的申请，以及所有可以更改的内容。',
  send: '将链接发到我的邮箱',
  sent: '如果编号和邮箱正确，我们已向您发送邮件。邮件可能需要一分钟才能送达，也请查看垃圾邮件文件夹。',
  'code.text': '此申请尚未在此浏览器中打开。我们可以向其邮箱发送 6 位验证码，输入后即可在此打开。',
  'code.send': '发送验证码',
  'code.sent':
    '如果此链接正确，我们已向该申请的邮箱发送验证码，{minutes} 分钟内有效。也请查看垃圾邮件文件夹。',
  'code.resend': '发送新验证码',
  'code.field': '6 位验证码',
  'code.required': '请输入邮件中的 6 位数字',
  'code.open': '打开我的申请',
  'find.title': '找不到申请编号？',
  'find.text': '我们会把使用您的邮箱创建的所有申请的链接发送到该邮箱。',
  'find.send': '将我的申请链接发到邮箱',
  'find.sent':
    '如果此邮箱下有申请，我们已向您发送邮件。邮件可能需要一分钟才能送达，也请查看垃圾邮件文件夹。',
  'documents.title': '为您的申请添加材料',
  'documents.text':
    '您的申请尚未在此浏览器中打开。我们会向您发送一封邮件，其中的链接可在此打开申请。',
}
